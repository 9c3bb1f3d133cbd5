; test: types that are not in the table
; flags: --std llvmlite
; spec: LLVMlite, Types: "In the following table we use T to range over simple and aggregate (non-void, non-function) types, F to range over function types, and S to range over simple types."
@a = global i32 0 ;~ error: LLVMlite has no type `i32`
@b = global <2 x i64> <i64 1, i64 2> ;~ error: LLVMlite has no vectors
%c = type <{ i64, i64 }> ;~ error: LLVMlite has no packed structs
%d = type { i64, double } ;~ error: LLVMlite has no type `double`
define i32 @f(i16 %x) { ;~ error: LLVMlite has no type `i32` ;~ error: LLVMlite has no type `i16`
  ret i32 0 ;~ error: LLVMlite has no type `i32`
}
define i64 @main() {
  %p = alloca i32 ;~ error: LLVMlite has no type `i32`
  %x = load i32, i32* %p ;~ error: LLVMlite has no type `i32`
  ret i64 0
}
