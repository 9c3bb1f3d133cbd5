@__const.main.line = private unnamed_addr constant [8 x i8] c"one two\00", align 1
@.str = private unnamed_addr constant [2 x i8] c" \00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.line, i64 8, i1 false)
  %4 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %5 = call ptr @strtok(ptr noundef %4, ptr noundef @.str)
  store ptr %5, ptr %3, align 8
  br label %6

6:
  %7 = load ptr, ptr %3, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %14

9:
  %10 = load ptr, ptr %3, align 8
  %11 = call i32 @puts(ptr noundef %10)
  br label %12

12:
  %13 = call ptr @strtok(ptr noundef null, ptr noundef @.str)
  store ptr %13, ptr %3, align 8
  br label %6

14:
  %15 = load i32, ptr %1, align 4
  ret i32 %15
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strtok(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
