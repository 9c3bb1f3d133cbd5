@.str = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1

define i32 @main() {
  %1 = alloca [4 x i32], align 16
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false)
  %4 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %4, ptr %2, align 8
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0
  %6 = load ptr, ptr %2, align 8
  %7 = call i64 @fread(ptr noundef %5, i64 noundef 4, i64 noundef 4, ptr noundef %6)
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %8)
  %10 = load ptr, ptr %2, align 8
  %11 = call i32 @fclose(ptr noundef %10)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

declare i32 @printf(ptr noundef, ...)

declare i32 @fclose(ptr noundef)
