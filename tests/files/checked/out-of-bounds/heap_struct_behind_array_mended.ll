%struct.item = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 8)
  store ptr %3, ptr %1, align 8
  store i32 4, ptr %2, align 4
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr %2, align 4
  %6 = sub nsw i32 %5, 1
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.item, ptr %4, i64 %7
  %9 = getelementptr inbounds %struct.item, ptr %8, i32 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10)
  %12 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
