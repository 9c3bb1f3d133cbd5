; test: a name for a call that gives nothing
; flags: --std llvmlite
declare void @f(i64)
define i64 @main() {
  %a = call void @f(i64 1) ;~ error: this `call` gives no value, so `%a` cannot be its name
  ret i64 0
}
