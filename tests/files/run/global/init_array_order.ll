; test: functions whose addresses variables have in sections are called in the order of GNU's linker, as are those of the lists.
; exit: 5
; stdout: preinit ctor99a ctor99b ctor101 ctor102 ctor103 named ctors2 ctors1 plain listed late main \c
; stdout: at_exit listed_last dtors1 dtors2 fini fini102 listed101 fini101 \c
; oracle: none (LLVM's JIT does not call them)
@v1 = internal global [2 x ptr] [ptr @ctors1, ptr @ctors2], section ".ctors", align 8
@v2 = internal constant ptr @plain, section ".init_array", align 8
@v3 = internal global ptr @ctor103, section ".init_array.103", align 8
@v4 = internal global { ptr, ptr } { ptr @ctor99a, ptr @ctor99b }, section ".init_array.00099", align 8
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @listed, ptr null }, { i32, ptr, ptr } { i32 101, ptr @ctor101, ptr null }]
@v5 = internal global ptr @late, section ".init_array", align 8
@v6 = internal global ptr @ctor102, section ".ctors.65433", align 8
@v7 = internal global ptr @named, section ".init_array.early", align 8
@v8 = internal global ptr @preinit, section ".preinit_array", align 8
@v9 = internal global ptr @fini101, section ".fini_array.101", align 8
@v10 = internal global ptr @fini102, section ".dtors.65433", align 8
@v11 = internal constant ptr @fini, section ".fini_array", align 8
@v12 = internal global [2 x ptr] [ptr @dtors1, ptr @dtors2], section ".dtors", align 8
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @listed_last, ptr null }, { i32, ptr, ptr } { i32 101, ptr @listed101, ptr null }]
@llvm.used = appending global [12 x ptr] [ptr @v1, ptr @v2, ptr @v3, ptr @v4, ptr @v5, ptr @v6, ptr @v7, ptr @v8, ptr @v9, ptr @v10, ptr @v11, ptr @v12], section "llvm.metadata"
@s.preinit = private constant [9 x i8] c"preinit \00"
@s.named = private constant [7 x i8] c"named \00"
@s.ctor99a = private constant [9 x i8] c"ctor99a \00"
@s.ctor99b = private constant [9 x i8] c"ctor99b \00"
@s.ctor101 = private constant [9 x i8] c"ctor101 \00"
@s.ctor102 = private constant [9 x i8] c"ctor102 \00"
@s.ctor103 = private constant [9 x i8] c"ctor103 \00"
@s.plain = private constant [7 x i8] c"plain \00"
@s.listed = private constant [8 x i8] c"listed \00"
@s.ctors1 = private constant [8 x i8] c"ctors1 \00"
@s.ctors2 = private constant [8 x i8] c"ctors2 \00"
@s.late = private constant [6 x i8] c"late \00"
@s.main_ = private constant [6 x i8] c"main \00"
@s.at_exit = private constant [9 x i8] c"at_exit \00"
@s.fini101 = private constant [9 x i8] c"fini101 \00"
@s.fini102 = private constant [9 x i8] c"fini102 \00"
@s.fini = private constant [6 x i8] c"fini \00"
@s.dtors1 = private constant [8 x i8] c"dtors1 \00"
@s.dtors2 = private constant [8 x i8] c"dtors2 \00"
@s.listed_last = private constant [13 x i8] c"listed_last \00"
@s.listed101 = private constant [11 x i8] c"listed101 \00"
declare i32 @printf(ptr, ...)
declare i32 @atexit(ptr)
define internal void @preinit() {
  call i32 (ptr, ...) @printf(ptr @s.preinit)
  ret void
}
define internal void @named() {
  call i32 (ptr, ...) @printf(ptr @s.named)
  ret void
}
define internal void @ctor99a() {
  call i32 (ptr, ...) @printf(ptr @s.ctor99a)
  ret void
}
define internal void @ctor99b() {
  call i32 (ptr, ...) @printf(ptr @s.ctor99b)
  ret void
}
define internal void @ctor101() {
  call i32 (ptr, ...) @printf(ptr @s.ctor101)
  ret void
}
define internal void @ctor102() {
  call i32 (ptr, ...) @printf(ptr @s.ctor102)
  ret void
}
define internal void @ctor103() {
  call i32 (ptr, ...) @printf(ptr @s.ctor103)
  ret void
}
define internal void @plain() {
  call i32 (ptr, ...) @printf(ptr @s.plain)
  ret void
}
define internal void @listed() {
  call i32 (ptr, ...) @printf(ptr @s.listed)
  ret void
}
define internal void @ctors1() {
  call i32 (ptr, ...) @printf(ptr @s.ctors1)
  ret void
}
define internal void @ctors2() {
  call i32 (ptr, ...) @printf(ptr @s.ctors2)
  ret void
}
define internal void @late() {
  call i32 (ptr, ...) @printf(ptr @s.late)
  ret void
}
define internal void @at_exit() {
  call i32 (ptr, ...) @printf(ptr @s.at_exit)
  ret void
}
define internal void @fini101() {
  call i32 (ptr, ...) @printf(ptr @s.fini101)
  ret void
}
define internal void @fini102() {
  call i32 (ptr, ...) @printf(ptr @s.fini102)
  ret void
}
define internal void @fini() {
  call i32 (ptr, ...) @printf(ptr @s.fini)
  ret void
}
define internal void @dtors1() {
  call i32 (ptr, ...) @printf(ptr @s.dtors1)
  ret void
}
define internal void @dtors2() {
  call i32 (ptr, ...) @printf(ptr @s.dtors2)
  ret void
}
define internal void @listed_last() {
  call i32 (ptr, ...) @printf(ptr @s.listed_last)
  ret void
}
define internal void @listed101() {
  call i32 (ptr, ...) @printf(ptr @s.listed101)
  ret void
}
define i32 @main() {
  call i32 (ptr, ...) @printf(ptr @s.main_)
  call i32 @atexit(ptr @at_exit)
  ret i32 5
}
