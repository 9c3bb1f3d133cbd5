; tes3 = call i64 @thrice()
@n = global i64 
define i64 @next() {
  %a = load i64, pt?r @n
  %b = add i64 %a, 1
  store i64 %b,, 1 ;~ error: `%x` is used in its own definition
  ret i64 x
}
