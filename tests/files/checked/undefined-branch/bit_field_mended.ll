%struct.options = type { i8, [3 x i8] }

@.str = private unnamed_addr constant [8 x i8] c"verbose\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"quiet\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.options, align 4
  store i32 0, ptr %1, align 4
  %3 = load i8, ptr %2, align 4
  %4 = and i8 %3, -2
  %5 = or i8 %4, 1
  store i8 %5, ptr %2, align 4
  %6 = load i8, ptr %2, align 4
  %7 = and i8 %6, -29
  %8 = or i8 %7, 8
  store i8 %8, ptr %2, align 4
  %9 = load i8, ptr %2, align 4
  %10 = and i8 %9, -3
  %11 = or i8 %10, 0
  store i8 %11, ptr %2, align 4
  %12 = load i8, ptr %2, align 4
  %13 = and i8 %12, 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = call i32 @puts(ptr noundef @.str)
  br label %18

18:
  %19 = load i8, ptr %2, align 4
  %20 = lshr i8 %19, 1
  %21 = and i8 %20, 1
  %22 = zext i8 %21 to i32
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:
  %25 = call i32 @puts(ptr noundef @.str.1)
  br label %26

26:
  %27 = load i32, ptr %1, align 4
  ret i32 %27
}

declare i32 @puts(ptr noundef)
