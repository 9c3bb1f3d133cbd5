define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4)
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %5)
  %6 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0
  %7 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 4 %7, i64 16, i1 false)
  %8 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 2
  %9 = load i32, ptr %8, align 8
  ret i32 %9
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
