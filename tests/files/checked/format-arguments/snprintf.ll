@.str = private unnamed_addr constant [9 x i8] c"%d %d %d\00", align 1

define i32 @main() {
  %1 = alloca [40 x i8], align 16
  %2 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef 40, ptr noundef @.str, i32 noundef 1, i32 noundef 2)
  %4 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
