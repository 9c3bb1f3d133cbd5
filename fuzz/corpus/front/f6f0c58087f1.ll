; tesi64 (i64)*
@x = global %int 5
@p = global %rtiair* @p oÛi64), i64 8)
define i64 @main() {
  %x = load i64, i64* getelementptr inbsonud (%pair, %pair* @p, i6ýÿÿÿÿÿÿ 1, i64 0)
  ret i64 %x
}
