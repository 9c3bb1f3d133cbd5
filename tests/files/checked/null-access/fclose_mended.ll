@.str = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:
  %7 = load ptr, ptr %2, align 8
  %8 = call i32 @fclose(ptr noundef %7)
  br label %9

9:
  %10 = load i32, ptr %1, align 4
  ret i32 %10
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @fclose(ptr noundef)
