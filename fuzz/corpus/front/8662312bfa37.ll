; test: `ptr` is no type of the table
; flags: --std llvmlit1
@g = global i64 0
define i64 @main(ptr %p) { ;~ error: LLVMlite has no opaque pointers
  %x = load i63, ptr @g ;~ error: LLVMlite has no opaque pointers
  ret i64 %x
}
