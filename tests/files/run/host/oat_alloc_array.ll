; test: oat_alloc_array makes a zeroed Oat array that starts with its length.
; exit: 12
declare i64* @oat_alloc_array(i64)
define i64 @main() {
  %raw = call i64* @oat_alloc_array(i64 5)
  %arr = bitcast i64* %raw to { i64, [0 x i64] }*
  %len_at = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %arr, i32 0, i32 0
  %len = load i64, i64* %len_at
  %e4 = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %arr, i32 0, i32 1, i32 4
  %zero = load i64, i64* %e4
  store i64 7, i64* %e4
  %seven = load i64, i64* %e4
  %s = add i64 %len, %zero
  %r = add i64 %s, %seven
  ret i64 %r
}
