@.str = private unnamed_addr constant [6 x i8] c"round\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %3

3:
  %4 = load i32, ptr %2, align 4
  %5 = icmp slt i32 %4, 3
  br i1 %5, label %6, label %11

6:
  %7 = call i32 @puts(ptr noundef @.str)
  br label %8

8:
  %9 = load i32, ptr %2, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %2, align 4
  br label %3

11:
  %12 = load i32, ptr %1, align 4
  ret i32 %12
}

declare i32 @puts(ptr noundef)
