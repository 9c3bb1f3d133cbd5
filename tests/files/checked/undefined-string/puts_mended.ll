define i32 @main() {
  %1 = alloca [8 x i8], align 1
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 8, i1 false)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 @puts(ptr noundef %2)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @puts(ptr noundef)
