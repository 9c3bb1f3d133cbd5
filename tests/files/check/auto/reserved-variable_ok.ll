; test: lists of constructors, in the older form too, and of what is used
; exit: 0
%entry = type { i32, void ()* }
@llvm.global_ctors = appending global [1 x %entry] [%entry { i32 65535, void ()* @f }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
@llvm.used = appending global [2 x i8*] [i8* bitcast (void ()* @f to i8*), i8* @v], section "llvm.metadata"
@v = internal global i8 0
define void @f() {
  ret void
}
