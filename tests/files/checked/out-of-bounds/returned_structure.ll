%struct.pair = type { i64, i64 }

define i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x %struct.pair], align 16
  %7 = alloca i32, align 4
  %8 = alloca %struct.pair, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %9

9:
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %4, align 4
  %12 = add nsw i32 2, %11
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %28

14:
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [2 x %struct.pair], ptr %6, i64 0, i64 %16
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = call { i64, i64 } @make(i64 noundef %19)
  %21 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %22 = extractvalue { i64, i64 } %20, 0
  store i64 %22, ptr %21, align 8
  %23 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %24 = extractvalue { i64, i64 } %20, 1
  store i64 %24, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 8 %8, i64 16, i1 false)
  br label %25

25:
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %7, align 4
  br label %9

28:
  %29 = getelementptr inbounds [2 x %struct.pair], ptr %6, i64 0, i64 0
  %30 = getelementptr inbounds %struct.pair, ptr %29, i32 0, i32 0
  %31 = load i64, ptr %30, align 16
  %32 = trunc i64 %31 to i32
  ret i32 %32
}

define internal { i64, i64 } @make(i64 noundef %0) {
  %2 = alloca %struct.pair, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0
  %5 = load i64, ptr %3, align 8
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1
  %7 = load i64, ptr %3, align 8
  %8 = sub nsw i64 0, %7
  store i64 %8, ptr %6, align 8
  %9 = load { i64, i64 }, ptr %2, align 8
  ret { i64, i64 } %9
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
