%struct.table = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.table, ptr %3, i32 0, i32 1
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds %struct.table, ptr %5, i32 0, i32 0
  store i32 16, ptr %6, align 4
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 4
  %10 = urem i32 100, %9
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10)
  %12 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
