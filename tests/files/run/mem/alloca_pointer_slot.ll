; test: a slot that holds a pointer to another slot.
; exit: 9
; flags: --std llvmlite
define i64 @main() {
  %v = alloca i64
  %p = alloca i64*
  store i64 4, i64* %v
  store i64* %v, i64** %p
  %q = load i64** %p
  store i64 9, i64* %q
  %r = load i64* %v
  ret i64 %r
}
