; test: where a constructor calls `exit`, all destructors run behind what was registered, as in programs of clang.
; exit: 5
; stdout: [registered]
; stdout: [plain]
; stdout: [numbered]
; oracle: none (lli runs no destructors then)
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @first, ptr null }, { i32, ptr, ptr } { i32 300, ptr @second, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 300, ptr @numbered, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }]
@a = constant [13 x i8] c"[registered]\00"
@b = constant [8 x i8] c"[plain]\00"
@c = constant [11 x i8] c"[numbered]\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare void @exit(i32)
define internal void @registered() {
  call i32 @puts(ptr @a)
  ret void
}
define internal void @plain() {
  call i32 @puts(ptr @b)
  ret void
}
define internal void @numbered() {
  call i32 @puts(ptr @c)
  ret void
}
define internal void @first() {
  call i32 @atexit(ptr @registered)
  ret void
}
define internal void @second() {
  call void @exit(i32 5)
  unreachable
}
define i32 @main() {
  ret i32 1
}
