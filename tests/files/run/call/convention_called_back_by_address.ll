; test: the same where the address was kept in memory.
; exit: 125
; stderr: unsupported: the calling convention `cc 11` of a function that native code calls
; oracle: none (LLVM lets it)
@numbers = global [2 x i32] [i32 2, i32 1]
@pointer = global ptr @compare
declare void @qsort(ptr, i64, i64, ptr)
define cc 11 i32 @compare(ptr %a, ptr %b) {
  ret i32 0
}
define i32 @main() {
  %p = load volatile ptr, ptr @pointer
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr %p)
  ret i32 0
}
