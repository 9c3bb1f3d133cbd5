@.str = private unnamed_addr constant [8 x i8] c"differs\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 -1, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 @puts(ptr noundef @.str)
  br label %7

7:
  %8 = load i32, ptr %1, align 4
  ret i32 %8
}

declare i32 @puts(ptr noundef)
