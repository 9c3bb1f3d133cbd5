; test: a name can be the same in two functions
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Blocks, CFGs, and Function Definitions: "Each label and local definition must be unique."
define i64 @f(i64 %x) {
  br label %y
y:
  ret i64 %x
}
define i64 @g(i64 %x) {
  br label %y
y:
  ret i64 %x
}
