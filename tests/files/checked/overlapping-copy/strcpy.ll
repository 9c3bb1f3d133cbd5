@__const.main.s = private unnamed_addr constant [11 x i8] c"  indented\00", align 1

define i32 @main() {
  %1 = alloca [11 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.s, i64 11, i1 false)
  %2 = getelementptr inbounds [11 x i8], ptr %1, i64 0, i64 0
  %3 = getelementptr inbounds [11 x i8], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds i8, ptr %3, i64 2
  %5 = call ptr @strcpy(ptr noundef %2, ptr noundef %4)
  %6 = getelementptr inbounds [11 x i8], ptr %1, i64 0, i64 0
  %7 = call i32 @puts(ptr noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
