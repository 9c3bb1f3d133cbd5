%struct.small = type { [4 x i32] }
%struct.large = type { [8 x i32] }

@__const.main.s = private unnamed_addr constant %struct.small { [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.large, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.s, i64 16, i1 false)
  %4 = getelementptr inbounds %struct.large, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.small, ptr %2, i32 0, i32 0
  %6 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 0
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %4, align 4
  %8 = getelementptr inbounds i32, ptr %4, i64 1
  %9 = getelementptr inbounds %struct.small, ptr %2, i32 0, i32 0
  %10 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 1
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %8, align 4
  %12 = getelementptr inbounds i32, ptr %4, i64 2
  %13 = getelementptr inbounds %struct.small, ptr %2, i32 0, i32 0
  %14 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 2
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %12, align 4
  %16 = getelementptr inbounds i32, ptr %4, i64 3
  %17 = getelementptr inbounds %struct.small, ptr %2, i32 0, i32 0
  %18 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 3
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %16, align 4
  %20 = getelementptr inbounds i32, ptr %4, i64 4
  %21 = getelementptr inbounds i32, ptr %4, i64 8
  br label %22

22:
  %23 = phi ptr [ %20, %0 ], [ %24, %22 ]
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds i32, ptr %23, i64 1
  %25 = icmp eq ptr %24, %21
  br i1 %25, label %26, label %22

26:
  %27 = getelementptr inbounds %struct.large, ptr %3, i32 0, i32 0
  %28 = getelementptr inbounds [8 x i32], ptr %27, i64 0, i64 0
  %29 = load i32, ptr %28, align 4
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %29)
  %31 = load i32, ptr %1, align 4
  ret i32 %31
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
