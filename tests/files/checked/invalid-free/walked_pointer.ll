@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %4, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load ptr, ptr %2, align 8
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %3, align 4
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr %2, align 8
  br label %5

14:
  %15 = load i32, ptr %3, align 4
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %15)
  %17 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %17)
  %18 = load i32, ptr %1, align 4
  ret i32 %18
}

declare noalias ptr @strdup(ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
