@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"third\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = load i32, ptr %2, align 4
  %4 = or i32 %3, 1
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = and i32 %5, 1
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @puts(ptr noundef @.str)
  br label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = and i32 %11, 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @puts(ptr noundef @.str.1)
  br label %16

16:
  %17 = load i32, ptr %1, align 4
  ret i32 %17
}

declare i32 @puts(ptr noundef)
