@.str = private unnamed_addr constant [4 x i8] c"few\00", align 1

define i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 9, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %15

9:
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @puts(ptr noundef @.str)
  br label %15

15:
  %16 = load i32, ptr %3, align 4
  ret i32 %16
}

declare i32 @puts(ptr noundef)
