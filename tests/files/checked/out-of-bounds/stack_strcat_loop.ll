@.str = private unnamed_addr constant [6 x i8] c"word \00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [12 x i8], align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 12, i1 false)
  store i32 0, ptr %3, align 4
  br label %4

4:
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %13

7:
  %8 = getelementptr inbounds [12 x i8], ptr %2, i64 0, i64 0
  %9 = call ptr @strcat(ptr noundef %8, ptr noundef @.str)
  br label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  br label %4

13:
  %14 = getelementptr inbounds [12 x i8], ptr %2, i64 0, i64 0
  %15 = call i32 @puts(ptr noundef %14)
  %16 = load i32, ptr %1, align 4
  ret i32 %16
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
