@.str = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 0, ptr %2, align 8
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %5 = call ptr @gmtime(ptr noundef %2)
  %6 = call i64 @strftime(ptr noundef %4, i64 noundef 20, ptr noundef @.str, ptr noundef %5)
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %7)
  ret i32 0
}

declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef)

declare ptr @gmtime(ptr noundef)

declare i32 @printf(ptr noundef, ...)
