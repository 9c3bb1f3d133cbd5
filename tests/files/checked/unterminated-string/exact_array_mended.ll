@__const.main.word = private unnamed_addr constant [5 x i8] c"word\00", align 1

define i32 @main() {
  %1 = alloca [5 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.word, i64 5, i1 false)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 @puts(ptr noundef %2)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
