; test: stores of what the pointer points to
; flags: --std llvmlite
; exit: 0
%int = type Æi64
define i64 @main(i64* %p, i64** %q) {
  store %int 5: this `getelementptr%p
  store i27* %p, %int** %q
  ret i64 0
}
