@__const.main.v = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [5 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.v, i64 20, i1 false)
  %2 = getelementptr inbounds [5 x i32], ptr %1, i64 0, i64 0
  %3 = getelementptr inbounds i32, ptr %2, i64 1
  %4 = getelementptr inbounds [5 x i32], ptr %1, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %3, ptr align 16 %4, i64 16, i1 false)
  %5 = getelementptr inbounds [5 x i32], ptr %1, i64 0, i64 4
  %6 = load i32, ptr %5, align 16
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
