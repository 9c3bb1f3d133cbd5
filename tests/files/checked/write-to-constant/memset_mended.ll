@__const.main.secret = private unnamed_addr constant [7 x i8] c"secret\00", align 1

define i32 @main() {
  %1 = alloca [7 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.secret, i64 7, i1 false)
  %2 = getelementptr inbounds [7 x i8], ptr %1, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 6, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
