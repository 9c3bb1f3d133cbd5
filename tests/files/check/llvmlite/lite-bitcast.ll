; test: bitcasts between types that are no pointers
; flags: --std llvmlite
define i64 @main(i64 %n, i64* %p) {
  %a = bitcast i64 %n to i64 ;~ error: LLVMlite's `bitcast` converts pointers, not `i64` to `i64`
  %b = bitcast i64 %n to i64* ;~ error: `bitcast` cannot convert `i64` to `i64*`: only one of them is a pointer
  %c = bitcast i64* %p to i64 ;~ error: `bitcast` cannot convert `i64*` to `i64`: only one of them is a pointer
  ret i64 0
}
