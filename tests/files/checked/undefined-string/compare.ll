@.str = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"yes\00", align 1

define i32 @main() {
  %1 = alloca [10 x i8], align 1
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @fclose(ptr noundef %4)
  %6 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0
  %7 = call i32 @strcmp(ptr noundef %6, ptr noundef @.str.3)
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %9)
  ret i32 0
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @fclose(ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare i32 @strcmp(ptr noundef, ptr noundef)
