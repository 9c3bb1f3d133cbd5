; test: getelementptr takes indices of any width and sign-extends them.
; exit: 36
@a = global [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8]
define i64 @t(i8 %i, i16 %j, i32 %k, i64 %l) {
  %mid = getelementptr [8 x i64], ptr @a, i32 0, i32 4
  %p = getelementptr i64, ptr %mid, i8 %i
  %q = getelementptr i64, ptr %mid, i16 %j
  %r = getelementptr i64, ptr %mid, i32 %k
  %s = getelementptr i64, ptr %mid, i64 %l
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %c = load i64, ptr %r
  %d = load i64, ptr %s
  %1 = mul i64 %a, %b
  %2 = mul i64 %c, %d
  %3 = add i64 %1, %2
  ret i64 %3
}
define i64 @main() {
  %r = call i64 @t(i8 -4, i16 -1, i32 -1, i64 3)
  ret i64 %r
}
