@.str = private unnamed_addr constant [4 x i8] c"set\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1)
  store ptr %4, ptr %2, align 8
  store i32 7, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp sge i32 %6, -1
  br i1 %7, label %8, label %22

8:
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = call i32 @puts(ptr noundef @.str)
  br label %18

18:
  br label %19

19:
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr %3, align 4
  br label %5

22:
  %23 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %23)
  %24 = load i32, ptr %1, align 4
  ret i32 %24
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
