; `llvm.memcpy` within one variable.
@v = global [8 x i64] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @main() {
  %to = getelementptr i64, ptr @v, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @v, i64 16, i1 false)
  ret i32 0
}
