@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 8, i1 false)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %5 = call i32 @memcmp(ptr noundef %3, ptr noundef %4, i64 noundef 4)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)
