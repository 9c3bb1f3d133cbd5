; test: calls that write the whole function type, direct and indirect.
; exit: 12
define i64 @f(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define void @nop() {
  ret void
}
define i64 @main() {
  %p = alloca ptr
  store ptr @f, ptr %p
  %g = load ptr, ptr %p
  call void () @nop()
  %a = call i64 (i64, i64) @f(i64 1, i64 2)
  %b = call i64 (i64, i64) %g(i64 4, i64 5)
  %r = add i64 %a, %b
  ret i64 %r
}
