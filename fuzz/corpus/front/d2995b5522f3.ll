; test: oat_assert_not_null lets a good pointer pass.
; exit: 3
declare void @oat_assert_not_null(i8*)
@x = global i64 3
define i64 @main() {
  %p = bitcast i64* @x to i8*
  call void @oat_assert_not_null(i8* %p)
  %r = load i64, i64* @x
  ret i64 %r
}
