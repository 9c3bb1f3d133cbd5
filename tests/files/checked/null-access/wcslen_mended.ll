@.str = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 0], align 4
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = call i64 @wcslen(ptr noundef %2)
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %3)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

declare i64 @wcslen(ptr noundef)
