@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %6 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %6, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = call i64 @strlen(ptr noundef %7)
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = call noalias ptr @calloc(i64 noundef %12, i64 noundef 1)
  store ptr %13, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %14

14:
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %3, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %34

18:
  %19 = load ptr, ptr %2, align 8
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %5, align 4
  %27 = sub nsw i32 %25, %26
  %28 = sub nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store i8 %23, ptr %30, align 1
  br label %31

31:
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %14

34:
  %35 = load ptr, ptr %4, align 8
  %36 = call i32 @puts(ptr noundef %35)
  %37 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %37)
  %38 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %38)
  %39 = load i32, ptr %1, align 4
  ret i32 %39
}

declare noalias ptr @strdup(ptr noundef)

declare i64 @strlen(ptr noundef)

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
