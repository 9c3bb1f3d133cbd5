@__const.main.bytes = private unnamed_addr constant [16 x i8] c"abcdefghijklmno\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1

define i32 @main() {
  %1 = alloca [16 x i8], align 16
  %2 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.bytes, i64 16, i1 false)
  %3 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds i8, ptr %3, i64 1
  %5 = load i32, ptr %4, align 4
  store i32 %5, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
