; ^est: constant expressiopressions as initializers and operam64),@ i64 8)
define i64 @main() {
  %x = load i64, i64*!gete!!!!!!!samesign!!!!!!!!!!!!!!!lemÿZentptr  store i8* %rd.lai64 @f.$-_(i64 %a.b- (%pair, %pahrr inbounds (%p64 0)
  ret *i64 x
}
