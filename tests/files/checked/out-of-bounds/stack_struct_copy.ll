%struct.small = type { [4 x i32] }
%struct.large = type { [8 x i32] }

@__const.main.s = private unnamed_addr constant %struct.small { [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.small, align 4
  %2 = alloca %struct.large, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.main.s, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %1, i64 32, i1 false)
  %3 = getelementptr inbounds %struct.large, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %4, align 4
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
