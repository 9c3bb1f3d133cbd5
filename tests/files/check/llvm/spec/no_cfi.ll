; test: references that are not replaced are to functions
; flags: --std llvm
; spec: No CFI: "These constants may be useful in low-level programs, such as operating system kernels, which need to refer to the actual function body."
; spec: No CFI: "a 'no_cfi' constant represents a function reference that does not get replaced with a reference to the CFI jump table in the LowerTypeTests pass."
@a = global ptr no_cfi @f
@c = global i64 no_cfi @f ;~ error: `@f` has type `ptr`, but is used as `i64`
declare void @f()
