@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"opened\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  store i8 47, ptr %4, align 16
  %5 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 1
  store i8 0, ptr %5, align 1
  %6 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %7 = call noalias ptr @fopen(ptr noundef %6, ptr noundef @.str)
  store ptr %7, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @puts(ptr noundef @.str.1)
  br label %12

12:
  %13 = load i32, ptr %1, align 4
  ret i32 %13
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
