; test: The spectral norm of an infinite matrix, whose elements are computed.
; args: 6
; stdout: spectral 7.645237
; exit: 0
; Written by benches/programs.py from spectral.c.

; ModuleID = 'spectral.c'
source_filename = "spectral.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"spectral %.6f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [60 x double], align 16
  %8 = alloca [60 x double], align 16
  %9 = alloca double, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %16 = load i32, ptr %4, align 4
  %17 = icmp sgt i32 %16, 1
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i64 @atol(ptr noundef %21) #5
  br label %24

23:                                               ; preds = %2
  br label %24

24:                                               ; preds = %23, %18
  %25 = phi i64 [ %22, %18 ], [ 10, %23 ]
  store i64 %25, ptr %6, align 8
  store double 0.000000e+00, ptr %9, align 8
  store i64 0, ptr %10, align 8
  br label %26

26:                                               ; preds = %95, %24
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %6, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %98

30:                                               ; preds = %26
  store i32 0, ptr %11, align 4
  br label %31

31:                                               ; preds = %45, %30
  %32 = load i32, ptr %11, align 4
  %33 = icmp slt i32 %32, 60
  br i1 %33, label %34, label %48

34:                                               ; preds = %31
  %35 = load i64, ptr %10, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %35, %37
  %39 = srem i64 %38, 7
  %40 = sitofp i64 %39 to double
  %41 = fadd double 1.000000e+00, %40
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [60 x double], ptr %7, i64 0, i64 %43
  store double %41, ptr %44, align 8
  br label %45

45:                                               ; preds = %34
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4
  br label %31, !llvm.loop !6

48:                                               ; preds = %31
  store i32 0, ptr %12, align 4
  br label %49

49:                                               ; preds = %57, %48
  %50 = load i32, ptr %12, align 4
  %51 = icmp slt i32 %50, 2
  br i1 %51, label %52, label %60

52:                                               ; preds = %49
  %53 = getelementptr inbounds [60 x double], ptr %7, i64 0, i64 0
  %54 = getelementptr inbounds [60 x double], ptr %8, i64 0, i64 0
  call void @both(ptr noundef %53, ptr noundef %54)
  %55 = getelementptr inbounds [60 x double], ptr %8, i64 0, i64 0
  %56 = getelementptr inbounds [60 x double], ptr %7, i64 0, i64 0
  call void @both(ptr noundef %55, ptr noundef %56)
  br label %57

57:                                               ; preds = %52
  %58 = load i32, ptr %12, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4
  br label %49, !llvm.loop !8

60:                                               ; preds = %49
  store double 0.000000e+00, ptr %13, align 8
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %61

61:                                               ; preds = %85, %60
  %62 = load i32, ptr %15, align 4
  %63 = icmp slt i32 %62, 60
  br i1 %63, label %64, label %88

64:                                               ; preds = %61
  %65 = load i32, ptr %15, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [60 x double], ptr %7, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [60 x double], ptr %8, i64 0, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load double, ptr %13, align 8
  %74 = call double @llvm.fmuladd.f64(double %68, double %72, double %73)
  store double %74, ptr %13, align 8
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [60 x double], ptr %8, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [60 x double], ptr %8, i64 0, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load double, ptr %14, align 8
  %84 = call double @llvm.fmuladd.f64(double %78, double %82, double %83)
  store double %84, ptr %14, align 8
  br label %85

85:                                               ; preds = %64
  %86 = load i32, ptr %15, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %15, align 4
  br label %61, !llvm.loop !9

88:                                               ; preds = %61
  %89 = load double, ptr %13, align 8
  %90 = load double, ptr %14, align 8
  %91 = fdiv double %89, %90
  %92 = call double @sqrt(double noundef %91) #6
  %93 = load double, ptr %9, align 8
  %94 = fadd double %93, %92
  store double %94, ptr %9, align 8
  br label %95

95:                                               ; preds = %88
  %96 = load i64, ptr %10, align 8
  %97 = add nsw i64 %96, 1
  store i64 %97, ptr %10, align 8
  br label %26, !llvm.loop !10

98:                                               ; preds = %26
  %99 = load double, ptr %9, align 8
  %100 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %99)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @both(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [60 x double], align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds [60 x double], ptr %5, i64 0, i64 0
  call void @times(ptr noundef %6, ptr noundef %7)
  %8 = getelementptr inbounds [60 x double], ptr %5, i64 0, i64 0
  %9 = load ptr, ptr %4, align 8
  call void @times_transposed(ptr noundef %8, ptr noundef %9)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal void @times(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %37, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 60
  br i1 %9, label %10, label %40

10:                                               ; preds = %7
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %33, %10
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %16, 60
  br i1 %17, label %18, label %36

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = call double @element(i32 noundef %19, i32 noundef %20)
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = call double @llvm.fmuladd.f64(double %21, double %26, double %31)
  store double %32, ptr %30, align 8
  br label %33

33:                                               ; preds = %18
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %6, align 4
  br label %15, !llvm.loop !11

36:                                               ; preds = %15
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %7, !llvm.loop !12

40:                                               ; preds = %7
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @times_transposed(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %37, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 60
  br i1 %9, label %10, label %40

10:                                               ; preds = %7
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %33, %10
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %16, 60
  br i1 %17, label %18, label %36

18:                                               ; preds = %15
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %5, align 4
  %21 = call double @element(i32 noundef %19, i32 noundef %20)
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = call double @llvm.fmuladd.f64(double %21, double %26, double %31)
  store double %32, ptr %30, align 8
  br label %33

33:                                               ; preds = %18
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %6, align 4
  br label %15, !llvm.loop !13

36:                                               ; preds = %15
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %7, !llvm.loop !14

40:                                               ; preds = %7
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @element(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = add nsw i32 %8, %9
  %11 = add nsw i32 %10, 1
  %12 = mul nsw i32 %7, %11
  %13 = sdiv i32 %12, 2
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %13, %14
  %16 = add nsw i32 %15, 1
  %17 = sitofp i32 %16 to double
  %18 = fdiv double 1.000000e+00, %17
  ret double %18
}

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind }

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
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
