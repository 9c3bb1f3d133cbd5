@.str = private unnamed_addr constant [8 x i8] c"one two\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c" \00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @.str, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call ptr @strtok(ptr noundef %4, ptr noundef @.str.1)
  store ptr %5, ptr %3, align 8
  br label %6

6:
  %7 = load ptr, ptr %3, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %14

9:
  %10 = load ptr, ptr %3, align 8
  %11 = call i32 @puts(ptr noundef %10)
  br label %12

12:
  %13 = call ptr @strtok(ptr noundef null, ptr noundef @.str.1)
  store ptr %13, ptr %3, align 8
  br label %6

14:
  %15 = load i32, ptr %1, align 4
  ret i32 %15
}

declare ptr @strtok(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
