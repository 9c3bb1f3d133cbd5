@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"opened\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  store i8 47, ptr %4, align 16
  %5 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %6 = call noalias ptr @fopen(ptr noundef %5, ptr noundef @.str)
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %11

9:
  %10 = call i32 @puts(ptr noundef @.str.1)
  br label %11

11:
  %12 = load i32, ptr %1, align 4
  ret i32 %12
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
