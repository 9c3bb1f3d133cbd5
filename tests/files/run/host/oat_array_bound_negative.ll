; test: a negative index is out of bounds.
; exit: 1
; stderr: -1
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
define i64 @main() {
  %a = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %a, i64 -1)
  ret i64 7
}
