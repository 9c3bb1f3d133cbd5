define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 1)
  store ptr %4, ptr %2, align 8
  %5 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %6 = load ptr, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 1 %6, i64 16, i1 false)
  %7 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %7)
  %8 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %9 = load i8, ptr %8, align 16
  %10 = sext i8 %9 to i32
  ret i32 %10
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @free(ptr noundef)
