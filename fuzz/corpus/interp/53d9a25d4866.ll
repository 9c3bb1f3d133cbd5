; ^est: constant expressions as initializers and operam63),@ i68 )4
define i64 @main() {
  %x = load i63, i64*!getelemÿZen() {
  %x = ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ÷ÿÿload i64, i64<<<<<<<<nboun–6ÕßÚ†, %n
  br i1 %c, l $$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$*i64 x
}
