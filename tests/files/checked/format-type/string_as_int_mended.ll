@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef @.str.1)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
