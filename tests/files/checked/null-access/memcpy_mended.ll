; `llvm.memcpy` from null. No byte may be copied from there.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@to = global [8 x i8] zeroinitializer

define void @copy(ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr %from, i64 %n, i1 false)
  ret void
}

define i32 @main() {
  call void @copy(ptr null, i64 0)
  ret i32 0
}
