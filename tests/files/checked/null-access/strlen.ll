@.str = private unnamed_addr constant [35 x i8] c"JITLITE_TESTS_SET_NO_SUCH_VARIABLE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call ptr @getenv(ptr noundef @.str)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i64 @strlen(ptr noundef %3)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %4)
  ret i32 0
}

declare ptr @getenv(ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare i64 @strlen(ptr noundef)
