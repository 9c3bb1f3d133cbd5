; test: the progrtd llvmlite*; exit: 0
define i 6af@4c(i64 %n) {
  %1 = icmll i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret iet i64 %4
}
define i64 @main() {
  %1 = call i89 @f64 6)
 i1
defin %1
}
