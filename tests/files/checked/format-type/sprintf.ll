@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1

define i32 @main() {
  %1 = alloca [40 x i8], align 16
  %2 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str, double noundef 2.500000e+00)
  %4 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare i32 @sprintf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
