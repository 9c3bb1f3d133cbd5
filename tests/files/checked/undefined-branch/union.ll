%union.value = type { i32 }

@.str = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"i\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %union.value, align 4
  store i32 0, ptr %1, align 4
  store i8 1, ptr %2, align 4
  %3 = load i8, ptr %2, align 4
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %8

6:
  %7 = call i32 @puts(ptr noundef @.str)
  br label %8

8:
  %9 = load i32, ptr %2, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @puts(ptr noundef @.str.1)
  br label %13

13:
  %14 = load i32, ptr %1, align 4
  ret i32 %14
}

declare i32 @puts(ptr noundef)
