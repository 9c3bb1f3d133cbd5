; test: the largest index
; flags: --std llvmlite
; exit: 0
define i64 @main(i64* %p) {
  %a = getelementptr i64, i64* %p, i64 2147483647
  %b = getelementptr i64, i64* %p, i32 2147483647
  ret i64 0
}
