; test: labels and locals that are defined twice
; flags: --std llvmlite
; spec: LLVMlite, Blocks, CFGs, and Function Definitions: "Each label and local definition must be unique."
define i64 @main(i64 %n, i64 %n) { ;~ error: `%n` is defined twice
  %x = add i64 %n, 1
  %x = add i64 %n, 2 ;~ error: `%x` is defined twice
  br label %a
a:
  br label %b
a: ;~ error: label `a` is defined twice
  ret i64 %x
b:
  ret i64 0
}
define i64 @label(i64 %x) {
  br label %x
x: ;~ error: `%x` is a block and a value
  ret i64 %x
}
