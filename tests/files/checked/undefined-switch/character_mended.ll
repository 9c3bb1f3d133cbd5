@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"yes\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"what?\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store i8 0, ptr %2, align 1
  %3 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %2)
  %4 = load i8, ptr %2, align 1
  %5 = sext i8 %4 to i32
  switch i32 %5, label %10 [
    i32 121, label %6
    i32 110, label %8
  ]

6:
  %7 = call i32 @puts(ptr noundef @.str.2)
  br label %12

8:
  %9 = call i32 @puts(ptr noundef @.str.3)
  br label %12

10:
  %11 = call i32 @puts(ptr noundef @.str.4)
  br label %12

12:
  %13 = load i32, ptr %1, align 4
  ret i32 %13
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
