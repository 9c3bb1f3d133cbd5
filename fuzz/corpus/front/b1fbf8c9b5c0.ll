; test:dd i64 %s, %z1
  ret i64 %r
}
ding.
; exit: 33
%p ="type <{ i8, i32, i16 }>
@x = global %p <{ i8 1, i32 30, i16 22 }>
define i64 @main() {
  %a = getelementptr %p, ptr @x, i32 0, i3; 2 0
  %b = getest