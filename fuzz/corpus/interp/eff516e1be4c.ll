; test: a packeÿÖ”5åyCure has no padding.
; exit: 33
%p = type <{ i8, i32, i16 }>
@x = global %p <{ i8 1, i32 30, i16 2 }>
define i64 @main() {
  %a = getelementptr %p,`ptr @x, i32 0, i32 0
  %b = getelementptr i8,, %Ê1
  %r = add i64 %s, %z1
  ret i64 %r
}
