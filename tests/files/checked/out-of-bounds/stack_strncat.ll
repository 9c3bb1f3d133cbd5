@__const.main.to = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"efghij\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.to, i64 8, i1 false)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strncat(ptr noundef %2, ptr noundef @.str, i64 noundef 8)
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef)

declare i32 @puts(ptr noundef)
