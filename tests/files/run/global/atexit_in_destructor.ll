; test: what plain destructors register is called before the numbered ones, and what those register behind all.
; exit: 3
; stdout: [plain]
; stdout: [second of plain]
; stdout: [first of plain]
; stdout: [numbered]
; stdout: [of numbered]
; oracle: none (lli does so at another time)
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 300, ptr @numbered, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }]
@a = constant [8 x i8] c"[plain]\00"
@b = constant [17 x i8] c"[first of plain]\00"
@c = constant [18 x i8] c"[second of plain]\00"
@d = constant [11 x i8] c"[numbered]\00"
@e = constant [14 x i8] c"[of numbered]\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
define internal void @first() {
  call i32 @puts(ptr @b)
  ret void
}
define internal void @second() {
  call i32 @puts(ptr @c)
  ret void
}
define internal void @of_numbered() {
  call i32 @puts(ptr @e)
  ret void
}
define internal void @plain() {
  call i32 @puts(ptr @a)
  call i32 @atexit(ptr @first)
  call i32 @atexit(ptr @second)
  ret void
}
define internal void @numbered() {
  call i32 @puts(ptr @d)
  call i32 @atexit(ptr @of_numbered)
  ret void
}
define i32 @main() {
  ret i32 3
}
