@from = internal global [8 x i8] c"abcdefg\00", align 1

define i32 @main() {
  %1 = alloca [32 x i8], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 32, i1 false)
  %2 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 1 @from, i64 8, i1 false)
  %3 = getelementptr inbounds [32 x i8], ptr %1, i64 0, i64 0
  %4 = call i32 @puts(ptr noundef %3)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
