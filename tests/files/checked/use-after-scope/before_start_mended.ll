; A store in front of the mark that starts a variable's life.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define void @set(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define i32 @main() {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  call void @set(ptr %v)
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  ret i32 0
}
