@__const.main.s = private unnamed_addr constant [13 x i8] c"abc\00........\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"def\00", align 1

define i32 @main() {
  %1 = alloca [13 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.s, i64 13, i1 false)
  %2 = getelementptr inbounds [13 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strcat(ptr noundef %2, ptr noundef @.str)
  %4 = getelementptr inbounds [13 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
