%struct.stack = type { ptr, i32 }

define i32 @main() {
  %1 = alloca %struct.stack, align 8
  %2 = call noalias ptr @malloc(i64 noundef 16)
  %3 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  store ptr %2, ptr %3, align 8
  %4 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 8
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds i32, ptr %5, i64 %9
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds %struct.stack, ptr %1, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
