@__const.main.list = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1

define i32 @main() {
  %1 = alloca [7 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.list, i64 7, i1 false)
  %2 = getelementptr inbounds [7 x i8], ptr %1, i64 0, i64 0
  %3 = getelementptr inbounds i8, ptr %2, i64 2
  %4 = getelementptr inbounds [7 x i8], ptr %1, i64 0, i64 0
  %5 = getelementptr inbounds i8, ptr %4, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %3, ptr align 1 %5, i64 4, i1 false)
  %6 = getelementptr inbounds [7 x i8], ptr %1, i64 0, i64 0
  %7 = call i32 @puts(ptr noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
