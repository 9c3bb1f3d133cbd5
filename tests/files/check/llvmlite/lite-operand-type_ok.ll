; test: operands of the types that are written, also by another name
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Instructions and Terminators: "The following table describes the restrictions on the types that may appear as parameters of well-formed instructions, and the constraints on the operands and result of the instruction for the purposes of type-checking."
%int = type i64
@g = global %int 1
define i64 @main(%int %n, i64 %m) {
  %x = add i64 %n, %m
  %y = load i64, i64* @g
  %z = icmp eq %int %x, %y
  ret %int %x
}
