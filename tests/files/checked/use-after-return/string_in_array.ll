@.str = private unnamed_addr constant [7 x i8] c"no. %d\00", align 1

define i32 @main() {
  %1 = call ptr @label(i32 noundef 7)
  %2 = call i32 @puts(ptr noundef %1)
  ret i32 0
}

declare i32 @puts(ptr noundef)

define internal ptr @label(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca [16 x i8], align 16
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %6 = load i32, ptr %2, align 4
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %5, ptr noundef @.str, i32 noundef %6)
  %8 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  ret ptr %9
}

declare i32 @sprintf(ptr noundef, ptr noundef, ...)
