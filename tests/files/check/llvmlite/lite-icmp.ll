; test: conditions that LLVMlite does not have
; flags: --std llvmlite
define i64 @main(i64 %n) {
  %a = icmp ult i64 %n, 1 ;~ error: LLVMlite has no unsigned condition `ult`
  %b = icmp uge i64 %n, 1 ;~ error: LLVMlite has no unsigned condition `uge`
  %c = icmp ugt i64 %n, 1 ;~ error: LLVMlite has no unsigned condition `ugt`
  %d = icmp ule i64 %n, 1 ;~ error: LLVMlite has no unsigned condition `ule`
  ret i64 0
}
