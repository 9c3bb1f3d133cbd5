; test: oat_assert_not_null ends the program with status 1 and says why.
; exit: 1
; stderr: null
declare void @oat_assert_not_null(i8*)
define i64 @main() {
  call void @oat_assert_not_null(i8* null)
  ret i64 7
}
