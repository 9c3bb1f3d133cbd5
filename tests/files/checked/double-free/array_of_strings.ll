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
  %17 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 0
  %18 = load ptr, ptr %17, align 16
  %19 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 2
  store ptr %18, ptr %19, align 16
  store i32 0, ptr %4, align 4
  br label %20

20:
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %21, 3
  br i1 %22, label %23, label %31

23:
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 %25
  %27 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %27)
  br label %28

28:
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %20

31:
  %32 = load i32, ptr %1, align 4
  ret i32 %32
}

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)
