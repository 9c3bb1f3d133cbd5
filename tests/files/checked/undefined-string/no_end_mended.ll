@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  store i8 111, ptr %2, align 1
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 1
  store i8 107, ptr %3, align 1
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 2
  store i8 0, ptr %4, align 1
  %5 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %5)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
