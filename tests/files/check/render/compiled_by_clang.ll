; test: the whole rendering: what clang -O0 writes is not LLVMlite, and says so everywhere
; flags: --std llvmlite
;~v error: this is a description of the target, which LLVMlite does not have
target triple = "x86_64-pc-linux-gnu"
;~vvvvvvv error: LLVMlite's functions have no `dso_local`
;~vvvvvv error: LLVMlite has no type `i32`
;~vvvvv error: LLVMlite has no type `i32`
;~vvvv error: LLVMlite's parameters have a type and a name, and no attributes
;~vvv error: LLVMlite has no type `i32`
;~vv error: LLVMlite's parameters have a type and a name, and no attributes
;~v error: LLVMlite's functions have no attributes
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) #0 {
;~vv error: LLVMlite has no type `i32`
;~v error: LLVMlite's `alloca` has no `align`
  %3 = alloca i32, align 4
;~vv error: LLVMlite has no opaque pointers
;~v error: LLVMlite's `store` has no `align`
  store i32 %0, ptr %3, align 4
;~vv error: LLVMlite has no type `i32`
;~v error: LLVMlite's `load` has no `align`
  %4 = load i32, ptr %3, align 4
;~vv error: LLVMlite's `add` has no `nsw`
;~v error: LLVMlite has no type `i32`
  %5 = add nsw i32 %4, %1
  ret i32 %5
}
;~v error: this is a group of attributes, which LLVMlite does not have
attributes #0 = { noinline nounwind }
