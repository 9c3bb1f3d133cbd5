@__const.main.text = private unnamed_addr constant [4 x i8] c"abc\0A", align 1

define i32 @main() {
  %1 = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.text, i64 4, i1 false)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0
  %3 = call i64 @write(i32 noundef 1, ptr noundef %2, i64 noundef 4)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)
