; test: void calls, calls whose result is ignored, and calls nested in arithmetic.
; exit: 14
@n = global i64 0
define void @bump() {
  %v = load i64, ptr @n
  %w = add i64 %v, 1
  store i64 %w, ptr @n
  ret void
}
define i64 @get() {
  call void @bump()
  %v = load i64, ptr @n
  ret i64 %v
}
define i64 @main() {
  call void @bump()
  call i64 @get()
  %a = call i64 @get()
  %b = call i64 @get()
  %c = mul i64 %a, %b
  %d = call i64 @get()
  %e = sub i64 %c, %d
  %f = add i64 %e, 7
  ret i64 %f
}
