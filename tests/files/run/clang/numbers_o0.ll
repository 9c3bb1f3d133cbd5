; test: what clang -O0 makes of a C program: arithmetic of every width, and integration.
; exit: 3
; stdout: 431
; stdout: -56 127 127
; stdout: 3 4123
; stdout: 32 27
; stdout: 15.999984 3.75
; stdout: -3 -2 3689348814741910319
; stdout: 4 -32768
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%x %x\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"%.6f %.2f\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"%lld %lld %llu\0A\00", align 1
@rng = internal global i64 88172645463325252, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca i16, align 2
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %6

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4
  %8 = icmp ult i32 %7, 3000
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @prime(i32 noundef %10)
  %12 = load i32, ptr %2, align 4
  %13 = add nsw i32 %12, %11
  store i32 %13, ptr %2, align 4
  br label %14

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %3, align 4
  br label %6, !llvm.loop !6

17:                                               ; preds = %6
  %18 = load i32, ptr %2, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %18)
  %20 = call signext i8 @wrap8(i32 noundef 200)
  %21 = sext i8 %20 to i32
  %22 = call signext i8 @wrap8(i32 noundef -129)
  %23 = sext i8 %22 to i32
  %24 = call signext i8 @wrap8(i32 noundef 127)
  %25 = sext i8 %24 to i32
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %21, i32 noundef %23, i32 noundef %25)
  %27 = call zeroext i16 @rot16(i16 noundef zeroext -32767, i32 noundef 1)
  %28 = zext i16 %27 to i32
  %29 = call zeroext i16 @rot16(i16 noundef zeroext 4660, i32 noundef 12)
  %30 = zext i16 %29 to i32
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %28, i32 noundef %30)
  %32 = call i32 @bits(i64 noundef -1085102592571150096)
  %33 = call i64 @next()
  %34 = call i32 @bits(i64 noundef %33)
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %32, i32 noundef %34)
  %36 = call double @integrate(ptr noundef @cube, double noundef -1.000000e+00, double noundef 3.000000e+00, i32 noundef 1000)
  %37 = call float @half(float noundef -7.500000e+00)
  %38 = fpext float %37 to double
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %36, double noundef %38)
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef -3, i64 noundef -2, i64 noundef 3689348814741910319)
  store i8 -6, ptr %4, align 1
  %41 = load i8, ptr %4, align 1
  %42 = zext i8 %41 to i32
  %43 = add nsw i32 %42, 10
  %44 = trunc i32 %43 to i8
  store i8 %44, ptr %4, align 1
  store i16 32767, ptr %5, align 2
  %45 = load i16, ptr %5, align 2
  %46 = add i16 %45, 1
  store i16 %46, ptr %5, align 2
  %47 = load i8, ptr %4, align 1
  %48 = zext i8 %47 to i32
  %49 = load i16, ptr %5, align 2
  %50 = sext i16 %49 to i32
  %51 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %48, i32 noundef %50)
  ret i32 3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @prime(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp ult i32 %5, 4
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp ugt i32 %8, 1
  %10 = zext i1 %9 to i32
  store i32 %10, ptr %2, align 4
  br label %35

11:                                               ; preds = %1
  store i32 0, ptr %4, align 4
  br label %12

12:                                               ; preds = %31, %11
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %15, label %34

15:                                               ; preds = %12
  %16 = call i64 @next()
  %17 = load i32, ptr %3, align 4
  %18 = sub i32 %17, 3
  %19 = zext i32 %18 to i64
  %20 = urem i64 %16, %19
  %21 = add i64 2, %20
  %22 = load i32, ptr %3, align 4
  %23 = sub i32 %22, 1
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %3, align 4
  %26 = zext i32 %25 to i64
  %27 = call i64 @power(i64 noundef %21, i64 noundef %24, i64 noundef %26)
  %28 = icmp ne i64 %27, 1
  br i1 %28, label %29, label %30

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4
  br label %35

30:                                               ; preds = %15
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %4, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %4, align 4
  br label %12, !llvm.loop !8

34:                                               ; preds = %12
  store i32 1, ptr %2, align 4
  br label %35

35:                                               ; preds = %34, %29, %7
  %36 = load i32, ptr %2, align 4
  ret i32 %36
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal signext i8 @wrap8(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = trunc i32 %3 to i8
  ret i8 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i16 @rot16(i16 noundef zeroext %0, i32 noundef %1) #0 {
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  store i16 %0, ptr %3, align 2
  store i32 %1, ptr %4, align 4
  %5 = load i16, ptr %3, align 2
  %6 = zext i16 %5 to i32
  %7 = load i32, ptr %4, align 4
  %8 = shl i32 %6, %7
  %9 = load i16, ptr %3, align 2
  %10 = zext i16 %9 to i32
  %11 = load i32, ptr %4, align 4
  %12 = sub nsw i32 16, %11
  %13 = ashr i32 %10, %12
  %14 = or i32 %8, %13
  %15 = trunc i32 %14 to i16
  ret i16 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bits(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %7, %1
  %5 = load i64, ptr %2, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = load i64, ptr %2, align 8
  %9 = sub i64 %8, 1
  %10 = load i64, ptr %2, align 8
  %11 = and i64 %10, %9
  store i64 %11, ptr %2, align 8
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %4, !llvm.loop !9

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
  %1 = load i64, ptr @rng, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @rng, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @rng, align 8
  %5 = load i64, ptr @rng, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @rng, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @rng, align 8
  %9 = load i64, ptr @rng, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @rng, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @rng, align 8
  %13 = load i64, ptr @rng, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @integrate(ptr noundef %0, double noundef %1, double noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store double 0.000000e+00, ptr %9, align 8
  %12 = load double, ptr %7, align 8
  %13 = load double, ptr %6, align 8
  %14 = fsub double %12, %13
  %15 = load i32, ptr %8, align 4
  %16 = sitofp i32 %15 to double
  %17 = fdiv double %14, %16
  store double %17, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %33, %4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %36

22:                                               ; preds = %18
  %23 = load ptr, ptr %5, align 8
  %24 = load double, ptr %6, align 8
  %25 = load i32, ptr %11, align 4
  %26 = sitofp i32 %25 to double
  %27 = fadd double %26, 5.000000e-01
  %28 = load double, ptr %10, align 8
  %29 = call double @llvm.fmuladd.f64(double %27, double %28, double %24)
  %30 = call double %23(double noundef %29)
  %31 = load double, ptr %9, align 8
  %32 = fadd double %31, %30
  store double %32, ptr %9, align 8
  br label %33

33:                                               ; preds = %22
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %18, !llvm.loop !10

36:                                               ; preds = %18
  %37 = load double, ptr %9, align 8
  %38 = load double, ptr %10, align 8
  %39 = fmul double %37, %38
  ret double %39
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @cube(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  %8 = fmul double 2.000000e+00, %7
  %9 = fneg double %8
  %10 = call double @llvm.fmuladd.f64(double %5, double %6, double %9)
  %11 = fadd double %10, 1.000000e+00
  ret double %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal float @half(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fcmp olt float %3, 0.000000e+00
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load float, ptr %2, align 4
  %7 = fneg float %6
  %8 = fdiv float %7, 2.000000e+00
  br label %12

9:                                                ; preds = %1
  %10 = load float, ptr %2, align 4
  %11 = fdiv float %10, 2.000000e+00
  br label %12

12:                                               ; preds = %9, %5
  %13 = phi float [ %8, %5 ], [ %11, %9 ]
  ret float %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @power(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  store i64 1, ptr %7, align 8
  %8 = load i64, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = urem i64 %9, %8
  store i64 %10, ptr %4, align 8
  br label %11

11:                                               ; preds = %30, %3
  %12 = load i64, ptr %5, align 8
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %33

14:                                               ; preds = %11
  %15 = load i64, ptr %5, align 8
  %16 = and i64 %15, 1
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %4, align 8
  %21 = mul i64 %19, %20
  %22 = load i64, ptr %6, align 8
  %23 = urem i64 %21, %22
  store i64 %23, ptr %7, align 8
  br label %24

24:                                               ; preds = %18, %14
  %25 = load i64, ptr %4, align 8
  %26 = load i64, ptr %4, align 8
  %27 = mul i64 %25, %26
  %28 = load i64, ptr %6, align 8
  %29 = urem i64 %27, %28
  store i64 %29, ptr %4, align 8
  br label %30

30:                                               ; preds = %24
  %31 = load i64, ptr %5, align 8
  %32 = lshr i64 %31, 1
  store i64 %32, ptr %5, align 8
  br label %11, !llvm.loop !11

33:                                               ; preds = %11
  %34 = load i64, ptr %7, align 8
  ret i64 %34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
