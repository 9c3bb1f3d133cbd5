; test: a store through null, in a function that main calls.
; trap: address in @put
define void @put(i64* %p) {
  store i64 1, i64* %p
  ret void
}
define i64 @main() {
  call void @put(i64* null)
  ret i64 0
}
