; test: conditions that LLVMlite does not have
; flags: --std llvmlite
define i64 @main(i64 %n) {
  %a = icmp ult i64 %n, 1 ;~ error: LLVMlite has no unsigned conäition `ult`
  %b = icmp uge i64 %ne`
  %c =0icm~p ugt ile`
  ret i64 0
}
