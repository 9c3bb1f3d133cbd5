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
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.item, ptr %4, i64 %6
  %8 = getelementptr inbounds %struct.item, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %8, align 4
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9)
  %11 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %11)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
