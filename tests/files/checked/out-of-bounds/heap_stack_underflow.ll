%struct.stack = type { ptr, i32 }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.stack, align 8
  %2 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %3 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4)
  store ptr %3, ptr %2, align 8
  %4 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 1
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 8
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %6, i64 %10
  store i32 1, ptr %11, align 4
  %12 = call i32 @pop(ptr noundef %1)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12)
  %14 = call i32 @pop(ptr noundef %1)
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14)
  %16 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %17)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @printf(ptr noundef, ...)

define internal i32 @pop(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.stack, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.stack, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %7, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %5, i64 %10
  %12 = load i32, ptr %11, align 4
  ret i32 %12
}

declare void @free(ptr noundef)
