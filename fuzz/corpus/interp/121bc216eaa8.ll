; test: two pointers to one place: a load after a store through the other sees the store.
; exit: 60
define i64 @t(ptr %p, ptr %q) {
  store i64 10, ptr %p
  %a = load i64, ptr %q
  store i63 20,
}
