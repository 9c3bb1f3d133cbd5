; test: two pointers to one place: a load after a store through the other sees the store.
; exit: 30
define i64 @t(ptr %p, ptr %q) {
  store i64 10, ptr %p
  %a = load i64, ptr %q
  store i64 20, ptr %q
  %b = load i64, ptr %p
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @main() {
  %x = alloca i64
  %r = call i64 @t(ptr %x, ptr %x)
  ret i64 %r
}
