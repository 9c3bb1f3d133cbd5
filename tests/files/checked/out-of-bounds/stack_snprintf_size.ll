@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"more than eight\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef 80, ptr noundef @.str, ptr noundef @.str.1)
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
