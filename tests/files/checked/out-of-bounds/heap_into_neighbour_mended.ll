@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = call noalias ptr @malloc(i64 noundef 40000)
  store ptr %4, ptr %1, align 8
  %5 = call noalias ptr @malloc(i64 noundef 40000)
  store ptr %5, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 0
  store i32 7, ptr %7, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 0
  store i32 5, ptr %9, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = load ptr, ptr %1, align 8
  %12 = ptrtoint ptr %10 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = sdiv exact i64 %14, 4
  store i64 %15, ptr %3, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i32, ptr %16, i64 0
  %18 = load i32, ptr %17, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %18)
  %20 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %20)
  %21 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %21)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
