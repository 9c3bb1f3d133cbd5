%struct.half = type { [2 x i64] }

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define i32 @main() {
  %1 = alloca [4 x %struct.half], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 64, i1 false)
  %2 = getelementptr inbounds [4 x %struct.half], ptr %1, i32 0, i32 0
  %3 = getelementptr inbounds %struct.half, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds [2 x i64], ptr %3, i32 0, i32 0
  store i64 1, ptr %4, align 16
  %5 = getelementptr inbounds [2 x i64], ptr %3, i32 0, i32 1
  store i64 2, ptr %5, align 8
  %6 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 0
  %7 = getelementptr inbounds %struct.half, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %9 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 16 %9, i64 16, i1 false)
  %10 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 1
  %11 = getelementptr inbounds %struct.half, ptr %10, i32 0, i32 0
  %12 = getelementptr inbounds [2 x i64], ptr %11, i64 0, i64 0
  %13 = load i64, ptr %12, align 16
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %13)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
