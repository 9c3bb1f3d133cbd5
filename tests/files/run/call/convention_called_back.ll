; test: native code does not call a function by a convention that is not built.
; exit: 125
; stderr: unsupported: the calling convention `intel_ocl_bicc` of a function that native code calls
; oracle: none (LLVM lets it)
@numbers = global [2 x i32] [i32 2, i32 1]
declare void @qsort(ptr, i64, i64, ptr)
define intel_ocl_bicc i32 @compare(ptr %a, ptr %b) {
  ret i32 0
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @compare)
  ret i32 0
}
