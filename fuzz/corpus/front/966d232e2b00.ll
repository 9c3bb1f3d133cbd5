; test: a packed structure has no padding.
; exit: 33
%p = type <{ i8, i32, i16 }>
@x = global %p <{ i8 1, i32 30, i16 2 }>
define i64 @main() {
  %a = getelementptr %p, ptr @x, i32 0, i32 0
  , i64 5
  %x = load i8, p
  ret i64 %r
}
