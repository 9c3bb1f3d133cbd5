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
  %6 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 1
  %7 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %7, i64 16, i1 false)
  %8 = getelementptr inbounds [4 x %struct.half], ptr %1, i64 0, i64 1
  %9 = getelementptr inbounds %struct.half, ptr %8, i32 0, i32 0
  %10 = getelementptr inbounds [2 x i64], ptr %9, i64 0, i64 0
  %11 = load i64, ptr %10, align 16
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %11)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
