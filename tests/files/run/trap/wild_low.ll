; test: a store to a small address that is not null.
; trap: address in @main
define i64 @main() {
  %p = inttoptr i64 12345 to ptr
  store i64 1, ptr %p
  ret i64 0
}
