@.str = private unnamed_addr constant [3 x i8] c"ab\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str, i64 noundef 8)
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef)

declare i32 @puts(ptr noundef)
