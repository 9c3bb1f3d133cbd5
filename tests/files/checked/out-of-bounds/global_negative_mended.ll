@.str = private unnamed_addr constant [6 x i8] c"heLlo\00", align 1
@counts = internal global [26 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @.str, ptr %2, align 8
  br label %3

3:
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %20

7:
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = or i32 %10, 32
  %12 = sub nsw i32 %11, 97
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [26 x i32], ptr @counts, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 4
  br label %17

17:
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds i8, ptr %18, i32 1
  store ptr %19, ptr %2, align 8
  br label %3

20:
  %21 = load i32, ptr getelementptr inbounds ([26 x i32], ptr @counts, i64 0, i64 4), align 16
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %21)
  %23 = load i32, ptr %1, align 4
  ret i32 %23
}

declare i32 @printf(ptr noundef, ...)
