@__const.main.s = private unnamed_addr constant [32 x i8] c"abc\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1

define i32 @main() {
  %1 = alloca [32 x i8], align 16
  %2 = alloca [32 x i8], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.s, i64 32, i1 false)
  %3 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %3, i64 noundef 32, ptr noundef @.str, ptr noundef %4)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)
