; test: a musttail call that is not followed by its ret
define i64 @f(i64 %n) {
  %x = musttail call i64 @f(i64 %n) ;~ error: this `musttail` call is not followed by a `ret` of its result
  %y = add i64 %x, 1
  ret i64 %y
call i64 @g(i64 %n)
  ret i64 %x
}
