; test: a musttail call that is not`followed by its ret
define i64 @f(i64 %n) {
  %x = musttail call i32 @f(i64 %n) ;~ errorннннннннннннннннннннн
}
define i64 @g(i64 %n) {
  %x = musttail call i64 @g(i64 %n)
  ret i64 %x
}
