@.str = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [10 x i8], align 1
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds [10 x i8], ptr %2, i64 0, i64 0
  %9 = load ptr, ptr %3, align 8
  %10 = call ptr @fgets(ptr noundef %8, i32 noundef 10, ptr noundef %9)
  br label %11

11:
  %12 = load i32, ptr %1, align 4
  ret i32 %12
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)
