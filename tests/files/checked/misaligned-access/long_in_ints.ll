@__const.main.v = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@.str = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1

define i32 @main() {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.v, i64 16, i1 false)
  %3 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds i32, ptr %3, i64 1
  %5 = load i64, ptr %4, align 8
  store i64 %5, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
