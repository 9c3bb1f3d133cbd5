@.str = private unnamed_addr constant [4 x i8] c"two\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = alloca i8, i64 16, align 16
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 0
  store i32 1, ptr %5, align 4
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 1
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @puts(ptr noundef @.str)
  br label %12

12:
  %13 = load i32, ptr %1, align 4
  ret i32 %13
}

declare i32 @puts(ptr noundef)
