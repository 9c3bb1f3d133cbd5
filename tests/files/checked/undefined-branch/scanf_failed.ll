@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"large\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @.str, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %4, ptr noundef @.str.1, ptr noundef %2)
  %6 = load i32, ptr %2, align 4
  %7 = icmp sgt i32 %6, 10
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @puts(ptr noundef @.str.2)
  br label %10

10:
  %11 = load i32, ptr %1, align 4
  ret i32 %11
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
