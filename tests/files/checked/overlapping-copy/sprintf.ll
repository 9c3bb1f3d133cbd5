@__const.main.s = private unnamed_addr constant [32 x i8] c"abc\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [5 x i8] c"%s%s\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"def\00", align 1

define i32 @main() {
  %1 = alloca [32 x i8], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.s, i64 32, i1 false)
  %2 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %3 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str, ptr noundef %3, ptr noundef @.str.1)
  %5 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %6 = call i32 @puts(ptr noundef %5)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @sprintf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)
