@__const.main.to = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"efghij\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.to, i64 8, i1 false)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %4 = call i64 @strlen(ptr noundef %3)
  %5 = sub i64 8, %4
  %6 = sub i64 %5, 1
  %7 = call ptr @strncat(ptr noundef %2, ptr noundef @.str, i64 noundef %6)
  %8 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %9 = call i32 @puts(ptr noundef %8)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef)

declare i64 @strlen(ptr noundef)

declare i32 @puts(ptr noundef)
