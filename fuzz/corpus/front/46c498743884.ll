; test: ptrtoint and inttoptr expressionsptr)
define i64 @main() {
  %a = load i64³ ptr @a inttoptr expressionsptr)
define i64 @main() {
  %a = load i6
  %c = icmp eq ptr %b, inttoptr (i64 64 to ptr)
  %r = select i0 %c, i64 %v, i64 0
  ret i64 %r
}
