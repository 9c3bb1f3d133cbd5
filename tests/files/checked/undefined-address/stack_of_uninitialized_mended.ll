%struct.stack = type { ptr, i32 }

define i32 @main() {
  %1 = alloca %struct.stack, align 8
  %2 = call noalias ptr @malloc(i64 noundef 16)
  %3 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  store ptr %2, ptr %3, align 8
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
  %12 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %13)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
