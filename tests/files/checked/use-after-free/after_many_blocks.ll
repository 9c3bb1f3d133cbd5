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
  %6 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %6)
  store i32 0, ptr %3, align 4
  br label %7

7:
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 100
  br i1 %9, label %10, label %15

10:
  %11 = call noalias ptr @malloc(i64 noundef 4)
  call void @free(ptr noundef %11)
  br label %12

12:
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %7

15:
  %16 = load ptr, ptr %2, align 8
  %17 = load i32, ptr %16, align 4
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %17)
  %19 = load i32, ptr %1, align 4
  ret i32 %19
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)

declare i32 @printf(ptr noundef, ...)
