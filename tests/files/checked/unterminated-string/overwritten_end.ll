@__const.main.s = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define i32 @main() {
  %1 = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.s, i64 4, i1 false)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3
  store i8 100, ptr %2, align 1
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0
  %4 = call i32 @puts(ptr noundef %3)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
