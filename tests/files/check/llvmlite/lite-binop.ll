; test: operators on other types, and with flags
; flags: --std llvmlite
define i64 @main(i64 %n, i1 %b) {
  %x = xor i1 %b, %b ;~ error: `xor` works on `i64`, not on `i1`
  %y = add nsw i64 %n, 1 ;~ error: LLVMlite's `add` has no `nsw`
  %z = mul nuw nsw i64 %n, 2 ;~ error: LLVMlite's `mul` has no `nuw` ;~ error: LLVMlite's `mul` has no `nsw`
  %w = lshr exact i64 %n, 1 ;~ error: LLVMlite's `lshr` has no `exact`
  ret i64 %y
}
