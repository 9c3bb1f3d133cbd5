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
  %6 = getelementptr inbounds %struct.person, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds %struct.person, ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [12 x i8], ptr %9, i64 0, i64 0
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %7, ptr noundef %10)
  %12 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
