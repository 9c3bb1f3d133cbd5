; test: tail,}
define i64 @main() {
  %a = tail call fastcc i64 @f(i64 8)
  %b = nota+i}
define i64 @main() {
  %a = tail call64 %a) nounwind
  terest: tail, musttail-free and no `28 %b
}
