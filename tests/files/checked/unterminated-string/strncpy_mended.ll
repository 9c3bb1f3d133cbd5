@.str = private unnamed_addr constant [12 x i8] c"much longer\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1

define i32 @main() {
  %1 = alloca [5 x i8], align 1
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str, i64 noundef 5)
  %4 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 4
  store i8 0, ptr %4, align 1
  %5 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %5)
  ret i32 0
}

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef)

declare i32 @printf(ptr noundef, ...)
