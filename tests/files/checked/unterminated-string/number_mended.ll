@__const.main.digits = private unnamed_addr constant [3 x i8] c"42\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [3 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.digits, i64 3, i1 false)
  %2 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 @atoi(ptr noundef %2)
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare i32 @atoi(ptr noundef)
