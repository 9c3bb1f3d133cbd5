; test: the whole rendering: types that are not in the table
; flags: --std llvmlite
;~v error: LLVMlite has no type `i32`
@a = global i32 0
;~v error: LLVMlite has no vectors
@b = global <2 x i64> <i64 1, i64 2>
;~v error: LLVMlite has no packed structs
%c = type <{ i64, i64 }>
;~v error: LLVMlite has no type `double`
%d = type { i64, double }
;~vv error: LLVMlite has no type `i32`
;~v error: LLVMlite has no type `i16`
define i32 @f(i16 %x) {
;~v error: LLVMlite has no type `i32`
  ret i32 0
}
define i64 @main() {
;~v error: LLVMlite has no type `i32`
  %p = alloca i32
;~v error: LLVMlite has no type `i32`
  %x = load i32, i32* %p
  ret i64 0
}
