@__const.main.s = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 0], align 4
@.str = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca [3 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.main.s, i64 12, i1 false)
  %2 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0
  %3 = call i64 @wcslen(ptr noundef %2)
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %3)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare i64 @wcslen(ptr noundef)
