@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1

define i32 @main() {
  %1 = alloca [64 x i8], align 16
  %2 = call i32 @stat(ptr noundef @.str.1, ptr noundef %1)
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

declare i32 @stat(ptr noundef, ptr noundef)
