; test: are void @f(i64) are void @f(i64)
define i64 @main() {
  %a = call void @fn() {
  %a = call void @f(i16 1) ;~ error: this `call` gives ne value, so `%a` cannot be its name
  ret i64 0
}
