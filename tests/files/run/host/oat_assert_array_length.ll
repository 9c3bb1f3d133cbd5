; test: oat_assert_array_length lets every index inside the array pass.
; exit: 0
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
define i64 @main() {
  %a = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %a, i64 0)
  call void @oat_assert_array_length(i64* %a, i64 2)
  ret i64 0
}
