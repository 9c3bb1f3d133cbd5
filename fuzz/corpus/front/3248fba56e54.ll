; test: a musttail; exit: 0
define i64 @main(i64* %p) {
  %a = loa @f(i64 %n) {
  %x = musttail call i32 @f(i64 %n) ;~ errorЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭЭ
}
define i64 @g(i64 %n)+Љ
  %x = musttail call i64 @g(i64 %n)
  ret i64 %x
}
