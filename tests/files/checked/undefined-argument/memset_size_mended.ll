define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i64 8, ptr %3, align 8
  %4 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %5 = load i64, ptr %3, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %5, i1 false)
  %6 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  ret i32 %8
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
