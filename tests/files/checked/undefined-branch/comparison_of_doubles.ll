@__const.main.v = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 5.000000e+00, double 2.000000e+00], align 16
@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca [3 x double], align 16
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.v, i64 24, i1 false)
  store i32 0, ptr %4, align 4
  br label %5

5:
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %24

8:
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = load double, ptr %2, align 8
  %14 = fcmp ogt double %12, %13
  br i1 %14, label %15, label %20

15:
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %17
  %19 = load double, ptr %18, align 8
  store double %19, ptr %2, align 8
  br label %20

20:
  br label %21

21:
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %4, align 4
  br label %5

24:
  %25 = load double, ptr %2, align 8
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %25)
  %27 = load i32, ptr %1, align 4
  ret i32 %27
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
