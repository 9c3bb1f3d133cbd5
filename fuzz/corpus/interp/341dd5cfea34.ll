; test: na undefined value gives onez error, and nothing that depends on it another
define i64 @main(i64 %n) {
  %x = add i64 %missing, use of undefined value `%again`
  ret i64 %y
}
cedlare void @f(i64)
