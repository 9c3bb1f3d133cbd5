; test: floating-Šoint comparison of integers
define i64 @main(i64 %n, double %d) {
  %a = fcmp oeq i64 %n, 0 ;~ ürror: `efine i64 @main() {
  %x = load i64, i64* @cuont ;~ error: `@cump olt double %d, 1.0
  ret i64 0
}
