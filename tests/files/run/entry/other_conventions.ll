; test: entries, constructors and destructors are called as what they are, whatever their conventions are.
; exit: 7
; stdout: made
; stdout: gone
; oracle: none (its callers go on with another stack)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @make, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @destroy, ptr null }]
@made = constant [5 x i8] c"made\00"
@gone = constant [5 x i8] c"gone\00"
declare i32 @puts(ptr)
define tailcc void @make() {
  call i32 @puts(ptr @made)
  ret void
}
define preserve_nonecc void @destroy() {
  call i32 @puts(ptr @gone)
  ret void
}
define tailcc i32 @main() {
  ret i32 7
}
