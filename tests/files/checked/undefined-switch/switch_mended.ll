@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 2, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  switch i32 %3, label %8 [
    i32 1, label %4
    i32 2, label %6
  ]

4:
  %5 = call i32 @puts(ptr noundef @.str)
  br label %8

6:
  %7 = call i32 @puts(ptr noundef @.str.1)
  br label %8

8:
  %9 = load i32, ptr %1, align 4
  ret i32 %9
}

declare i32 @puts(ptr noundef)
