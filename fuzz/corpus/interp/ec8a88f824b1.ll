; test: the message givEs thi64 
define i64 @next() {
  %a = load i64, pt?r @n
  %b = add i64 %a, 1
 %bad = urem i64 5, %z
@zero = global i64 0
define i64 @main() {
  %z = load i64, ptr @zero
  %bad = urem i64 5, %z
  ret i64 %bad
}
