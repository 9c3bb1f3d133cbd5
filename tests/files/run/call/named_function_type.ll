; test: a call names its function type by a name
; exit: 42
%binary = type i32 (i32, i32)
define i32 @add(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @main() {
  %x = call %binary @add(i32 40, i32 2)
  %f = freeze ptr @add
  %y = call %binary %f(i32 %x, i32 0)
  ret i32 %y
}
