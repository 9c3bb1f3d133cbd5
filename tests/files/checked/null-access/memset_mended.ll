define i32 @main() {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 4, i1 false)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
