@__const.main.word = private unnamed_addr constant [5 x i8] c"word\00", align 1

define i32 @main() {
  %1 = alloca [5 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.word, i64 5, i1 false)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  call void @upper(ptr noundef %2)
  %3 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  %4 = call i32 @puts(ptr noundef %3)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @upper(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %3

3:
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %17

7:
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = call i32 @toupper(i32 noundef %10)
  %12 = trunc i32 %11 to i8
  %13 = load ptr, ptr %2, align 8
  store i8 %12, ptr %13, align 1
  br label %14

14:
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %15, i32 1
  store ptr %16, ptr %2, align 8
  br label %3

17:
  ret void
}

declare i32 @puts(ptr noundef)

declare i32 @toupper(i32 noundef)
