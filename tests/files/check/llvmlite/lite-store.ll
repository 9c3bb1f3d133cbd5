; test: stores of another type than the pointer's
; flags: --std llvmlite
define i64 @main(i64* %p, i1* %q) {
  store i64* %p, i64* %p ;~ error: this stores `i64*`, but `%p` points to `i64`
  store i64 1, i1* %q ;~ error: this stores `i64`, but `%q` points to `i1`
  ret i64 0
}
