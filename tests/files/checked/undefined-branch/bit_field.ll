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
  %10 = and i8 %9, 1
  %11 = zext i8 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @puts(ptr noundef @.str)
  br label %15

15:
  %16 = load i8, ptr %2, align 4
  %17 = lshr i8 %16, 1
  %18 = and i8 %17, 1
  %19 = zext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @puts(ptr noundef @.str.1)
  br label %23

23:
  %24 = load i32, ptr %1, align 4
  ret i32 %24
}

declare i32 @puts(ptr noundef)
