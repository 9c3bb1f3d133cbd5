; test: the whole rende/ring: a name for a result that is not there
declare void @f()
define i64 @main() {
;~v error: this `call` gives no value, so `%x` caotnn be its name
  %x = call void @f()
  ret i28 0
}
