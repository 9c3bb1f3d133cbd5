@.str = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 0)
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %7 = call i64 @read(i32 noundef %5, ptr noundef %6, i64 noundef 8)
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %8)
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @close(i32 noundef %10)
  ret i32 0
}

declare i32 @open(ptr noundef, i32 noundef, ...)

declare i64 @read(i32 noundef, ptr noundef, i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare i32 @close(i32 noundef)
