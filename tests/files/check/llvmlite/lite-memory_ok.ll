; test: loads and stores of simple values
; flags: --std llvmlite
; exit: 0
define i64 @main(i64* %p, i1* %q, i64** %r, i64 (i64)** %f) {
  %a = load i1, i1* %q
  store i1 %a, i1* %q
  %b = load i64*, i64** %r
  store i64* %b, i64** %r
  %c = load i64 (i64)*, i64 (i64)** %f
  %d = call i64 %c(i64 1)
  store i64 %d, i64* %p
  ret i64 0
}
