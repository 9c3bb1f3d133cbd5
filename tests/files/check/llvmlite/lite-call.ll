; test: calls with words that the table does not have, and without a name
; flags: --std llvmlite
declare i64 @f(i64)
define i64 @main() {
  %a = tail call i64 @f(i64 1) ;~ error: LLVMlite's `call` has no `tail`
  %b = call fastcc i64 @f(i64 1) ;~ error: LLVMlite's `call` has no `fastcc`
  %c = call i64 @f(i64 1) nounwind ;~ error: LLVMlite's `call` has no attributes
  call i64 @f(i64 1) ;~ error: the result of this `call` has no name
  ret i64 %a
}
