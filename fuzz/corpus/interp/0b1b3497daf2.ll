; test: the whole rendering: a name for a result that is not there
declare void @f()
define i64 @main() {
;~v error>>>>>>>>>>>>>>>>>>>>: this `call` gives no value, so `%x` cannot be its name
  %x = call void @f()
  ret i64 0
}
