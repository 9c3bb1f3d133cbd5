; test: The Mandelbrot set on a small grid, its window moving from round to round.
; args: 3
; stdout: mandelbrot 10171393439161280640
; exit: 0
; Written by benches/programs.py from mandelbrot.c.

; ModuleID = 'mandelbrot.c'
source_filename = "mandelbrot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"mandelbrot %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %19

14:                                               ; preds = %2
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 1
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @atol(ptr noundef %17) #4
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 10, %19 ]
  store i64 %21, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %22

22:                                               ; preds = %64, %20
  %23 = load i64, ptr %8, align 8
  %24 = load i64, ptr %6, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %67

26:                                               ; preds = %22
  %27 = load i64, ptr %8, align 8
  %28 = srem i64 %27, 100
  %29 = sitofp i64 %28 to double
  %30 = fdiv double %29, 5.120000e+02
  store double %30, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %31

31:                                               ; preds = %60, %26
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %32, 64
  br i1 %33, label %34, label %63

34:                                               ; preds = %31
  store i32 0, ptr %11, align 4
  br label %35

35:                                               ; preds = %56, %34
  %36 = load i32, ptr %11, align 4
  %37 = icmp slt i32 %36, 64
  br i1 %37, label %38, label %59

38:                                               ; preds = %35
  %39 = load i64, ptr %7, align 8
  %40 = mul i64 %39, 3
  %41 = load i32, ptr %11, align 4
  %42 = sitofp i32 %41 to double
  %43 = fmul double 2.000000e+00, %42
  %44 = fdiv double %43, 6.400000e+01
  %45 = fsub double %44, 1.500000e+00
  %46 = load double, ptr %9, align 8
  %47 = fadd double %45, %46
  %48 = load i32, ptr %10, align 4
  %49 = sitofp i32 %48 to double
  %50 = fmul double 2.000000e+00, %49
  %51 = fdiv double %50, 6.400000e+01
  %52 = fsub double %51, 1.000000e+00
  %53 = call i32 @steps(double noundef %47, double noundef %52)
  %54 = sext i32 %53 to i64
  %55 = add i64 %40, %54
  store i64 %55, ptr %7, align 8
  br label %56

56:                                               ; preds = %38
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4
  br label %35, !llvm.loop !6

59:                                               ; preds = %35
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %10, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %10, align 4
  br label %31, !llvm.loop !8

63:                                               ; preds = %31
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %8, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %8, align 8
  br label %22, !llvm.loop !9

67:                                               ; preds = %22
  %68 = load i64, ptr %7, align 8
  %69 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %68)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @steps(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  store double 0.000000e+00, ptr %5, align 8
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %22, %2
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 50
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = load double, ptr %5, align 8
  %14 = load double, ptr %5, align 8
  %15 = load double, ptr %6, align 8
  %16 = load double, ptr %6, align 8
  %17 = fmul double %15, %16
  %18 = call double @llvm.fmuladd.f64(double %13, double %14, double %17)
  %19 = fcmp ole double %18, 4.000000e+00
  br label %20

20:                                               ; preds = %12, %9
  %21 = phi i1 [ false, %9 ], [ %19, %12 ]
  br i1 %21, label %22, label %40

22:                                               ; preds = %20
  %23 = load double, ptr %5, align 8
  %24 = load double, ptr %5, align 8
  %25 = load double, ptr %6, align 8
  %26 = load double, ptr %6, align 8
  %27 = fmul double %25, %26
  %28 = fneg double %27
  %29 = call double @llvm.fmuladd.f64(double %23, double %24, double %28)
  %30 = load double, ptr %3, align 8
  %31 = fadd double %29, %30
  store double %31, ptr %8, align 8
  %32 = load double, ptr %5, align 8
  %33 = fmul double 2.000000e+00, %32
  %34 = load double, ptr %6, align 8
  %35 = load double, ptr %4, align 8
  %36 = call double @llvm.fmuladd.f64(double %33, double %34, double %35)
  store double %36, ptr %6, align 8
  %37 = load double, ptr %8, align 8
  store double %37, ptr %5, align 8
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4
  br label %9, !llvm.loop !10

40:                                               ; preds = %20
  %41 = load i32, ptr %7, align 4
  ret i32 %41
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
