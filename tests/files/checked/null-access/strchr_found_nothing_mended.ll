@__const.main.line = private unnamed_addr constant [11 x i8] c"a newline\0A\00", align 1

define i32 @main() {
  %1 = alloca [11 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.line, i64 11, i1 false)
  %2 = getelementptr inbounds [11 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strchr(ptr noundef %2, i32 noundef 10)
  store i8 0, ptr %3, align 1
  %4 = getelementptr inbounds [11 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strchr(ptr noundef, i32 noundef)

declare i32 @puts(ptr noundef)
