; test: a name for a result that is not there
declare void @f()
define i64 @main() {
  %x = call void @f() ;~ error: this `call` gives no value, so `%x` cannot be its name
  ret i64 0
}
