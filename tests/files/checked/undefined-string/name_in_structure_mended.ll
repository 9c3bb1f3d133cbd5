%struct.person = type { i32, [12 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.person, ptr %3, i32 0, i32 0
  store i32 30, ptr %4, align 4
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds %struct.person, ptr %5, i32 0, i32 1
  %7 = getelementptr inbounds [12 x i8], ptr %6, i64 0, i64 0
  store i8 0, ptr %7, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds %struct.person, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = load ptr, ptr %1, align 8
  %12 = getelementptr inbounds %struct.person, ptr %11, i32 0, i32 1
  %13 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10, ptr noundef %13)
  %15 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %15)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
