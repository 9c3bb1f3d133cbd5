@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"five\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call i32 @parse(ptr noundef @.str, ptr noundef %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 5
  br i1 %5, label %6, label %8

6:
  %7 = call i32 @puts(ptr noundef @.str.1)
  br label %8

8:
  %9 = load i32, ptr %1, align 4
  ret i32 %9
}

define internal i32 @parse(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp slt i32 %8, 48
  br i1 %9, label %15, label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp sgt i32 %13, 57
  br i1 %14, label %15, label %16

15:
  store i32 -1, ptr %3, align 4
  br label %22

16:
  %17 = load ptr, ptr %4, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = sub nsw i32 %19, 48
  %21 = load ptr, ptr %5, align 8
  store i32 %20, ptr %21, align 4
  store i32 0, ptr %3, align 4
  br label %22

22:
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

declare i32 @puts(ptr noundef)
