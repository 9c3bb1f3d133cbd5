@.str = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [16 x i8], align 16
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %4, ptr %2, align 8
  %5 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0
  %6 = load ptr, ptr %2, align 8
  %7 = call ptr @fgets(ptr noundef %5, i32 noundef 64, ptr noundef %6)
  store ptr %7, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = icmp ne ptr %8, null
  %10 = zext i1 %9 to i32
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %10)
  %12 = load ptr, ptr %2, align 8
  %13 = call i32 @fclose(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare i32 @fclose(ptr noundef)
