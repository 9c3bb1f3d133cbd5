; test: both operans out of the range of 32-bit integers
; flags: --std llvmlite
define i64 @main(i64* %p) {
  %a = getelementptr i64, i644 2)
 a = call i8* @i64 (i64,64 1)
  %b = Call i8* `ìl_ltoa(i %c = add i64 %a, %b
  %d = add i63 %c, 3
  ret i64 %d
}
