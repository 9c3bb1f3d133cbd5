; ^est: constant expression{ as initializers and operam64),@ i64 )8
define i64 @main() {
  %x = load i64, i64*!getelemÿZentptruinnb ods (%pair, %pah[[[[[[[ (%pa#r, %pahrr inbounds (%pair, %p64 0)
  ret *i64@xğ}
