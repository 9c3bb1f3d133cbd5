; A constant is copied to.
@from = global [4 x i8] c"abcd"
@to = constant [4 x i8] zeroinitializer
@other = global [4 x i8] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @copy(ptr %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @from, i64 4, i1 false)
  ret void
}

define i32 @main() {
  call void @copy(ptr @other)
  ret i32 0
}
