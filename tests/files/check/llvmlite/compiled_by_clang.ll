; test: what clang -O0 writes is not LLVMlite, and says so everywhere
; flags: --std llvmlite
target triple = "x86_64-pc-linux-gnu" ;~ error: this is a description of the target, which LLVMlite does not have
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) #0 { ;~ error: LLVMlite's functions have no `dso_local` ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite's parameters have a type and a name, and no attributes ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite's parameters have a type and a name, and no attributes ;~ error: LLVMlite's functions have no attributes
  %3 = alloca i32, align 4 ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite's `alloca` has no `align`
  store i32 %0, ptr %3, align 4 ;~ error: LLVMlite has no opaque pointers ;~ error: LLVMlite's `store` has no `align`
  %4 = load i32, ptr %3, align 4 ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite's `load` has no `align`
  %5 = add nsw i32 %4, %1 ;~ error: LLVMlite's `add` has no `nsw` ;~ error: LLVMlite has no type `i32`
  ret i32 %5
}
attributes #0 = { noinline nounwind } ;~ error: this is a group of attributes, which LLVMlite does not have
