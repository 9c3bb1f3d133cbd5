; test: sections of one number are called by their names, and those without one as they begin in a module, each as a whole; what `llvm.used` has is in sections of its own.
; exit: 0
; stdout: abcdefghijklm|nopqrstu\c
; oracle: none (LLVM's JIT does not call them)
@v0 = internal global ptr @j, section ".ctors", align 8
@v1 = internal global ptr @d, section ".init_array.00101", align 8
@v2 = internal global ptr @c, section ".ctors.65434", align 8
@v3 = internal global ptr @g, section ".init_array.y", align 8
@v4 = internal global ptr @f, section ".init_array.x", align 8
@v5 = internal global [2 x ptr] [ptr @b, ptr @a], section ".ctors.65434", align 8
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @k, ptr null }, { i32, ptr, ptr } { i32 101, ptr @e, ptr null }]
@v6 = internal global [2 x ptr] [ptr @i, ptr @h], section ".ctors", align 8
@v7 = internal global ptr @l, section ".init_array", align 8
@v8 = internal global ptr @m, section ".ctors", align 8
@w0 = internal global ptr @q, section ".dtors", align 8
@w1 = internal global ptr @p, section ".fini_array", align 8
@w2 = internal global ptr @r, section ".dtors", align 8
@w3 = internal global ptr @n, section ".dtors", align 8
@w4 = internal global [2 x ptr] [ptr @t, ptr @u], section ".dtors.65334", align 8
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @o, ptr null }, { i32, ptr, ptr } { i32 201, ptr @s, ptr null }]
@llvm.used = appending global [2 x ptr] [ptr @v8, ptr @w3], section "llvm.metadata"
@llvm.compiler.used = appending global [12 x ptr] [ptr @v0, ptr @v1, ptr @v2, ptr @v3, ptr @v4, ptr @v5, ptr @v6, ptr @v7, ptr @w0, ptr @w1, ptr @w2, ptr @w4], section "llvm.metadata"
@letter = internal global i8 0
declare i64 @write(i32, ptr, i64)
define internal void @say(i8 %letter) {
  store i8 %letter, ptr @letter
  call i64 @write(i32 1, ptr @letter, i64 1)
  ret void
}
define internal void @a() {
  call void @say(i8 97)
  ret void
}
define internal void @b() {
  call void @say(i8 98)
  ret void
}
define internal void @c() {
  call void @say(i8 99)
  ret void
}
define internal void @d() {
  call void @say(i8 100)
  ret void
}
define internal void @e() {
  call void @say(i8 101)
  ret void
}
define internal void @f() {
  call void @say(i8 102)
  ret void
}
define internal void @g() {
  call void @say(i8 103)
  ret void
}
define internal void @h() {
  call void @say(i8 104)
  ret void
}
define internal void @i() {
  call void @say(i8 105)
  ret void
}
define internal void @j() {
  call void @say(i8 106)
  ret void
}
define internal void @k() {
  call void @say(i8 107)
  ret void
}
define internal void @l() {
  call void @say(i8 108)
  ret void
}
define internal void @m() {
  call void @say(i8 109)
  ret void
}
define internal void @n() {
  call void @say(i8 110)
  ret void
}
define internal void @o() {
  call void @say(i8 111)
  ret void
}
define internal void @p() {
  call void @say(i8 112)
  ret void
}
define internal void @q() {
  call void @say(i8 113)
  ret void
}
define internal void @r() {
  call void @say(i8 114)
  ret void
}
define internal void @s() {
  call void @say(i8 115)
  ret void
}
define internal void @t() {
  call void @say(i8 116)
  ret void
}
define internal void @u() {
  call void @say(i8 117)
  ret void
}
define i32 @main() {
  call void @say(i8 124)
  ret i32 0
}
