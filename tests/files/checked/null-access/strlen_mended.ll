@.str = private unnamed_addr constant [35 x i8] c"JITLITE_TESTS_SET_NO_SUCH_VARIABLE\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call ptr @getenv(ptr noundef @.str)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %7, label %6

6:
  store ptr @.str.1, ptr %2, align 8
  br label %7

7:
  %8 = load ptr, ptr %2, align 8
  %9 = call i64 @strlen(ptr noundef %8)
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %9)
  %11 = load i32, ptr %1, align 4
  ret i32 %11
}

declare ptr @getenv(ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare i64 @strlen(ptr noundef)
