@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  store i32 1, ptr %5, align 4
  store i32 0, ptr %3, align 4
  br label %6

6:
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 100
  br i1 %8, label %9, label %14

9:
  %10 = call noalias ptr @malloc(i64 noundef 4)
  call void @free(ptr noundef %10)
  br label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %6

14:
  %15 = load ptr, ptr %2, align 8
  %16 = load i32, ptr %15, align 4
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %16)
  %18 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %18)
  %19 = load i32, ptr %1, align 4
  ret i32 %19
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)

declare i32 @printf(ptr noundef, ...)
