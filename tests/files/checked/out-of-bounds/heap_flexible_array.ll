%struct.packet = type { i32, [0 x i8] }

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.packet, ptr %5, i32 0, i32 0
  store i32 4, ptr %6, align 4
  store i32 0, ptr %3, align 4
  br label %7

7:
  %8 = load i32, ptr %3, align 4
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.packet, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %10, align 4
  %12 = icmp slt i32 %8, %11
  br i1 %12, label %13, label %24

13:
  %14 = load i32, ptr %3, align 4
  %15 = trunc i32 %14 to i8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds %struct.packet, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [0 x i8], ptr %17, i64 0, i64 %19
  store i8 %15, ptr %20, align 1
  br label %21

21:
  %22 = load i32, ptr %3, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %3, align 4
  br label %7

24:
  %25 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %25)
  %26 = load i32, ptr %1, align 4
  ret i32 %26
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
