; test: use-list orders stand behind all instructions of a function, or outside of functions
; flags: --std llvm
; spec: Use-list Order Directives: "Use-list directives may appear at function scope or global scope."
; spec: Use-list Order Directives: "When they're at function scope, they must appear after the terminator of the final basic block."
@g = global i32 0
@a = global [2 x ptr] [ ptr @g, ptr @g ]
define i32 @f(i32 %x) {
  %y = add i32 %x, %x
  br label %next
next:
  %z = add i32 %y, %y
  ret i32 %z
  uselistorder i32 %x, { 1, 0 }
  uselistorder i32 %y, { 1, 0 }
}
uselistorder ptr @g, { 1, 0 }
define i32 @early(i32 %x) {
  %y = add i32 %x, %x
  uselistorder i32 %x, { 1, 0 } ;~ error: a use-list order stands behind all instructions of its function
  ret i32 %y
}
