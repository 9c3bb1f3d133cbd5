@.str = private unnamed_addr constant [13 x i8] c"%d + %d = %d\00", align 1

define i32 @main() {
  %1 = alloca [20 x i8], align 16
  %2 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str, i32 noundef 10, i32 noundef 20, i32 noundef 30)
  %4 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare i32 @sprintf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
