@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [4 x i8], align 1
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0
  call void @clear(ptr noundef %2)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

define internal void @clear(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 0, i64 8, i1 false)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
