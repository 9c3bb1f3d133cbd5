@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = call i32 @days(i32 noundef 3)
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

define internal i32 @days(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %7 [
    i32 1, label %5
    i32 2, label %6
  ]

5:
  store i32 31, ptr %2, align 4
  br label %8

6:
  store i32 28, ptr %2, align 4
  br label %8

7:
  unreachable

8:
  %9 = load i32, ptr %2, align 4
  ret i32 %9
}
