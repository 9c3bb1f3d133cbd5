@__const.main.line = private unnamed_addr constant [10 x i8] c"key value\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"=\00", align 1

define i32 @main() {
  %1 = alloca [10 x i8], align 1
  %2 = alloca i64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.line, i64 10, i1 false)
  %3 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0
  %4 = call i64 @strcspn(ptr noundef %3, ptr noundef @.str)
  store i64 %4, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = add i64 %5, 1
  %7 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 %6
  store i8 120, ptr %7, align 1
  %8 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0
  %9 = call i32 @puts(ptr noundef %8)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @strcspn(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
