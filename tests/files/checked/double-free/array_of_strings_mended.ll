@.str = private unnamed_addr constant [5 x i8] c"name\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [3 x ptr], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %16

8:
  %9 = call noalias ptr @strdup(ptr noundef @.str)
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 %11
  store ptr %9, ptr %12, align 8
  br label %13

13:
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %3, align 4
  br label %5

16:
  store i32 0, ptr %4, align 4
  br label %17

17:
  %18 = load i32, ptr %4, align 4
  %19 = icmp slt i32 %18, 3
  br i1 %19, label %20, label %28

20:
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %24)
  br label %25

25:
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %17

28:
  %29 = load i32, ptr %1, align 4
  ret i32 %29
}

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)
