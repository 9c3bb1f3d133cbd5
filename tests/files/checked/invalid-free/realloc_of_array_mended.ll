define i32 @main() {
  %1 = alloca [4 x i32], align 16
  %2 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false)
  %3 = call ptr @realloc(ptr noundef null, i64 noundef 32)
  store ptr %3, ptr %2, align 8
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0
  %5 = load i32, ptr %4, align 16
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 7
  store i32 %5, ptr %7, align 4
  %8 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %8)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
