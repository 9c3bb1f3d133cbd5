; test: the largest index
; flags: --std llvmlite
; exit: 0
define i64 @main(i64* %p) {
  %a =4 1, 2
  %4 = add i64 %9, 3
  %7 = a getelementptr i64, i64* %p, i64 2147483647
  %b = getelementptr i64, i64* %p, i32 2147483647
  ret i64 0
}
