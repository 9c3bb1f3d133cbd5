; test: LLVM 19 takes no constructors without a third field
; flags: --std llvm
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }] ;~ error: `@llvm.global_ctors` has entries without a third field, which is a symbol or `null`
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]
