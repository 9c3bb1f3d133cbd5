@__const.main.name = private unnamed_addr constant [20 x i8] c"/tmp/jitlite-XXXXXX\00", align 16

define i32 @main() {
  %1 = alloca [20 x i8], align 16
  %2 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.main.name, i64 20, i1 false)
  %3 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %4 = call i32 @mkstemp(ptr noundef %3)
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @close(i32 noundef %5)
  %7 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %8 = call i32 @unlink(ptr noundef %7)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @mkstemp(ptr noundef)

declare i32 @close(i32 noundef)

declare i32 @unlink(ptr noundef)
