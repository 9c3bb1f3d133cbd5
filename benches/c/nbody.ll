; test: The planets of the sun: structures of doubles, and square roots.
; args: 2750
; stdout: nbody -0.169075164 -0.169014335
; exit: 0
; Written by benches/programs.py from nbody.c.

; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { double, double, double, double, double, double, double }

@bodies = internal global [5 x %struct.body] [%struct.body { double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4043BD3CC9BE45DE }, %struct.body { double 0x40135DA0343CD92C, double 0xBFF290ABC01FDB7C, double 0xBFBA86F96C25EBF0, double 0x3FE367069B93CCBC, double 0x40067EF2F57D949B, double 0xBF99D2D79A5A0715, double 0x3FA34C95D9AB33D8 }, %struct.body { double 0x4020AFCDC332CA67, double 0x40107FCB31DE01B0, double 0xBFD9D353E1EB467C, double 0xBFF02C21B887774F, double 0x3FFD35E9BF1F8F13, double 0x3F813C485F1123B4, double 0x3F871D490D07C637 }, %struct.body { double 0x4029C9EACEA7D9CF, double 0xC02E38E8D626667E, double 0xBFCC9557BE257DA0, double 0x3FF1531CA9911BEF, double 0x3FEBCC7F3E54BBC5, double 0xBF862F6BFAF23E7C, double 0x3F5C3DD29CF41EB3 }, %struct.body { double 0x402EC267A905572A, double 0xC039EB5833C8A220, double 0x3FC6F1F393ABE540, double 0x3FEF54B61659BC4A, double 0x3FE307C631C4FBA3, double 0xBFA1CB88587665F6, double 0x3F60A8F3531799AC }], align 16
@.str = private unnamed_addr constant [11 x i8] c"nbody %.9f\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c" %.9f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
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
  %18 = call i64 @atol(ptr noundef %17) #5
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 1000, %19 ]
  store i64 %21, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %62, %20
  %23 = load i32, ptr %10, align 4
  %24 = icmp slt i32 %23, 5
  br i1 %24, label %25, label %65

25:                                               ; preds = %22
  %26 = load i32, ptr %10, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.body, ptr %28, i32 0, i32 3
  %30 = load double, ptr %29, align 8
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %32
  %34 = getelementptr inbounds %struct.body, ptr %33, i32 0, i32 6
  %35 = load double, ptr %34, align 8
  %36 = load double, ptr %7, align 8
  %37 = call double @llvm.fmuladd.f64(double %30, double %35, double %36)
  store double %37, ptr %7, align 8
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %39
  %41 = getelementptr inbounds %struct.body, ptr %40, i32 0, i32 4
  %42 = load double, ptr %41, align 8
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %44
  %46 = getelementptr inbounds %struct.body, ptr %45, i32 0, i32 6
  %47 = load double, ptr %46, align 8
  %48 = load double, ptr %8, align 8
  %49 = call double @llvm.fmuladd.f64(double %42, double %47, double %48)
  store double %49, ptr %8, align 8
  %50 = load i32, ptr %10, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %51
  %53 = getelementptr inbounds %struct.body, ptr %52, i32 0, i32 5
  %54 = load double, ptr %53, align 8
  %55 = load i32, ptr %10, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %56
  %58 = getelementptr inbounds %struct.body, ptr %57, i32 0, i32 6
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %9, align 8
  %61 = call double @llvm.fmuladd.f64(double %54, double %59, double %60)
  store double %61, ptr %9, align 8
  br label %62

62:                                               ; preds = %25
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4
  br label %22, !llvm.loop !6

65:                                               ; preds = %22
  %66 = load double, ptr %7, align 8
  %67 = fneg double %66
  %68 = fdiv double %67, 0x4043BD3CC9BE45DE
  store double %68, ptr getelementptr inbounds (%struct.body, ptr @bodies, i32 0, i32 3), align 8
  %69 = load double, ptr %8, align 8
  %70 = fneg double %69
  %71 = fdiv double %70, 0x4043BD3CC9BE45DE
  store double %71, ptr getelementptr inbounds (%struct.body, ptr @bodies, i32 0, i32 4), align 16
  %72 = load double, ptr %9, align 8
  %73 = fneg double %72
  %74 = fdiv double %73, 0x4043BD3CC9BE45DE
  store double %74, ptr getelementptr inbounds (%struct.body, ptr @bodies, i32 0, i32 5), align 8
  %75 = call double @energy()
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %75)
  store i64 0, ptr %11, align 8
  br label %77

77:                                               ; preds = %82, %65
  %78 = load i64, ptr %11, align 8
  %79 = load i64, ptr %6, align 8
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %81, label %85

81:                                               ; preds = %77
  call void @advance(double noundef 1.000000e-02)
  br label %82

82:                                               ; preds = %81
  %83 = load i64, ptr %11, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %11, align 8
  br label %77, !llvm.loop !8

85:                                               ; preds = %77
  %86 = call double @energy()
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %86)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal double @energy() #0 {
  %1 = alloca double, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double 0.000000e+00, ptr %1, align 8
  store i32 0, ptr %2, align 4
  br label %9

9:                                                ; preds = %97, %0
  %10 = load i32, ptr %2, align 4
  %11 = icmp slt i32 %10, 5
  br i1 %11, label %12, label %100

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %14
  store ptr %15, ptr %3, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.body, ptr %16, i32 0, i32 6
  %18 = load double, ptr %17, align 8
  %19 = fmul double 5.000000e-01, %18
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.body, ptr %20, i32 0, i32 3
  %22 = load double, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.body, ptr %23, i32 0, i32 3
  %25 = load double, ptr %24, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds %struct.body, ptr %26, i32 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.body, ptr %29, i32 0, i32 4
  %31 = load double, ptr %30, align 8
  %32 = fmul double %28, %31
  %33 = call double @llvm.fmuladd.f64(double %22, double %25, double %32)
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.body, ptr %34, i32 0, i32 5
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds %struct.body, ptr %37, i32 0, i32 5
  %39 = load double, ptr %38, align 8
  %40 = call double @llvm.fmuladd.f64(double %36, double %39, double %33)
  %41 = load double, ptr %1, align 8
  %42 = call double @llvm.fmuladd.f64(double %19, double %40, double %41)
  store double %42, ptr %1, align 8
  %43 = load i32, ptr %2, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %4, align 4
  br label %45

45:                                               ; preds = %93, %12
  %46 = load i32, ptr %4, align 4
  %47 = icmp slt i32 %46, 5
  br i1 %47, label %48, label %96

48:                                               ; preds = %45
  %49 = load i32, ptr %4, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %50
  store ptr %51, ptr %5, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds %struct.body, ptr %52, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds %struct.body, ptr %55, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = fsub double %54, %57
  store double %58, ptr %6, align 8
  %59 = load ptr, ptr %3, align 8
  %60 = getelementptr inbounds %struct.body, ptr %59, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = getelementptr inbounds %struct.body, ptr %62, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = fsub double %61, %64
  store double %65, ptr %7, align 8
  %66 = load ptr, ptr %3, align 8
  %67 = getelementptr inbounds %struct.body, ptr %66, i32 0, i32 2
  %68 = load double, ptr %67, align 8
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.body, ptr %69, i32 0, i32 2
  %71 = load double, ptr %70, align 8
  %72 = fsub double %68, %71
  store double %72, ptr %8, align 8
  %73 = load ptr, ptr %3, align 8
  %74 = getelementptr inbounds %struct.body, ptr %73, i32 0, i32 6
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %5, align 8
  %77 = getelementptr inbounds %struct.body, ptr %76, i32 0, i32 6
  %78 = load double, ptr %77, align 8
  %79 = fmul double %75, %78
  %80 = load double, ptr %6, align 8
  %81 = load double, ptr %6, align 8
  %82 = load double, ptr %7, align 8
  %83 = load double, ptr %7, align 8
  %84 = fmul double %82, %83
  %85 = call double @llvm.fmuladd.f64(double %80, double %81, double %84)
  %86 = load double, ptr %8, align 8
  %87 = load double, ptr %8, align 8
  %88 = call double @llvm.fmuladd.f64(double %86, double %87, double %85)
  %89 = call double @sqrt(double noundef %88) #6
  %90 = fdiv double %79, %89
  %91 = load double, ptr %1, align 8
  %92 = fsub double %91, %90
  store double %92, ptr %1, align 8
  br label %93

93:                                               ; preds = %48
  %94 = load i32, ptr %4, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %4, align 4
  br label %45, !llvm.loop !9

96:                                               ; preds = %45
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %2, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %2, align 4
  br label %9, !llvm.loop !10

100:                                              ; preds = %9
  %101 = load double, ptr %1, align 8
  ret double %101
}

; Function Attrs: noinline nounwind uwtable
define internal void @advance(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %133, %1
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 5
  br i1 %16, label %17, label %136

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %19
  store ptr %20, ptr %4, align 8
  %21 = load i32, ptr %3, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %5, align 4
  br label %23

23:                                               ; preds = %129, %17
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 5
  br i1 %25, label %26, label %132

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %28
  store ptr %29, ptr %6, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.body, ptr %30, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.body, ptr %33, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = fsub double %32, %35
  store double %36, ptr %7, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.body, ptr %37, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.body, ptr %40, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = fsub double %39, %42
  store double %43, ptr %8, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.body, ptr %44, i32 0, i32 2
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.body, ptr %47, i32 0, i32 2
  %49 = load double, ptr %48, align 8
  %50 = fsub double %46, %49
  store double %50, ptr %9, align 8
  %51 = load double, ptr %7, align 8
  %52 = load double, ptr %7, align 8
  %53 = load double, ptr %8, align 8
  %54 = load double, ptr %8, align 8
  %55 = fmul double %53, %54
  %56 = call double @llvm.fmuladd.f64(double %51, double %52, double %55)
  %57 = load double, ptr %9, align 8
  %58 = load double, ptr %9, align 8
  %59 = call double @llvm.fmuladd.f64(double %57, double %58, double %56)
  store double %59, ptr %10, align 8
  %60 = load double, ptr %2, align 8
  %61 = load double, ptr %10, align 8
  %62 = load double, ptr %10, align 8
  %63 = call double @sqrt(double noundef %62) #6
  %64 = fmul double %61, %63
  %65 = fdiv double %60, %64
  store double %65, ptr %11, align 8
  %66 = load double, ptr %7, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.body, ptr %67, i32 0, i32 6
  %69 = load double, ptr %68, align 8
  %70 = fmul double %66, %69
  %71 = load double, ptr %11, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds %struct.body, ptr %72, i32 0, i32 3
  %74 = load double, ptr %73, align 8
  %75 = fneg double %70
  %76 = call double @llvm.fmuladd.f64(double %75, double %71, double %74)
  store double %76, ptr %73, align 8
  %77 = load double, ptr %8, align 8
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds %struct.body, ptr %78, i32 0, i32 6
  %80 = load double, ptr %79, align 8
  %81 = fmul double %77, %80
  %82 = load double, ptr %11, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.body, ptr %83, i32 0, i32 4
  %85 = load double, ptr %84, align 8
  %86 = fneg double %81
  %87 = call double @llvm.fmuladd.f64(double %86, double %82, double %85)
  store double %87, ptr %84, align 8
  %88 = load double, ptr %9, align 8
  %89 = load ptr, ptr %6, align 8
  %90 = getelementptr inbounds %struct.body, ptr %89, i32 0, i32 6
  %91 = load double, ptr %90, align 8
  %92 = fmul double %88, %91
  %93 = load double, ptr %11, align 8
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds %struct.body, ptr %94, i32 0, i32 5
  %96 = load double, ptr %95, align 8
  %97 = fneg double %92
  %98 = call double @llvm.fmuladd.f64(double %97, double %93, double %96)
  store double %98, ptr %95, align 8
  %99 = load double, ptr %7, align 8
  %100 = load ptr, ptr %4, align 8
  %101 = getelementptr inbounds %struct.body, ptr %100, i32 0, i32 6
  %102 = load double, ptr %101, align 8
  %103 = fmul double %99, %102
  %104 = load double, ptr %11, align 8
  %105 = load ptr, ptr %6, align 8
  %106 = getelementptr inbounds %struct.body, ptr %105, i32 0, i32 3
  %107 = load double, ptr %106, align 8
  %108 = call double @llvm.fmuladd.f64(double %103, double %104, double %107)
  store double %108, ptr %106, align 8
  %109 = load double, ptr %8, align 8
  %110 = load ptr, ptr %4, align 8
  %111 = getelementptr inbounds %struct.body, ptr %110, i32 0, i32 6
  %112 = load double, ptr %111, align 8
  %113 = fmul double %109, %112
  %114 = load double, ptr %11, align 8
  %115 = load ptr, ptr %6, align 8
  %116 = getelementptr inbounds %struct.body, ptr %115, i32 0, i32 4
  %117 = load double, ptr %116, align 8
  %118 = call double @llvm.fmuladd.f64(double %113, double %114, double %117)
  store double %118, ptr %116, align 8
  %119 = load double, ptr %9, align 8
  %120 = load ptr, ptr %4, align 8
  %121 = getelementptr inbounds %struct.body, ptr %120, i32 0, i32 6
  %122 = load double, ptr %121, align 8
  %123 = fmul double %119, %122
  %124 = load double, ptr %11, align 8
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr inbounds %struct.body, ptr %125, i32 0, i32 5
  %127 = load double, ptr %126, align 8
  %128 = call double @llvm.fmuladd.f64(double %123, double %124, double %127)
  store double %128, ptr %126, align 8
  br label %129

129:                                              ; preds = %26
  %130 = load i32, ptr %5, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %5, align 4
  br label %23, !llvm.loop !11

132:                                              ; preds = %23
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %3, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %3, align 4
  br label %14, !llvm.loop !12

136:                                              ; preds = %14
  store i32 0, ptr %12, align 4
  br label %137

137:                                              ; preds = %168, %136
  %138 = load i32, ptr %12, align 4
  %139 = icmp slt i32 %138, 5
  br i1 %139, label %140, label %171

140:                                              ; preds = %137
  %141 = load i32, ptr %12, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %142
  store ptr %143, ptr %13, align 8
  %144 = load double, ptr %2, align 8
  %145 = load ptr, ptr %13, align 8
  %146 = getelementptr inbounds %struct.body, ptr %145, i32 0, i32 3
  %147 = load double, ptr %146, align 8
  %148 = load ptr, ptr %13, align 8
  %149 = getelementptr inbounds %struct.body, ptr %148, i32 0, i32 0
  %150 = load double, ptr %149, align 8
  %151 = call double @llvm.fmuladd.f64(double %144, double %147, double %150)
  store double %151, ptr %149, align 8
  %152 = load double, ptr %2, align 8
  %153 = load ptr, ptr %13, align 8
  %154 = getelementptr inbounds %struct.body, ptr %153, i32 0, i32 4
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %13, align 8
  %157 = getelementptr inbounds %struct.body, ptr %156, i32 0, i32 1
  %158 = load double, ptr %157, align 8
  %159 = call double @llvm.fmuladd.f64(double %152, double %155, double %158)
  store double %159, ptr %157, align 8
  %160 = load double, ptr %2, align 8
  %161 = load ptr, ptr %13, align 8
  %162 = getelementptr inbounds %struct.body, ptr %161, i32 0, i32 5
  %163 = load double, ptr %162, align 8
  %164 = load ptr, ptr %13, align 8
  %165 = getelementptr inbounds %struct.body, ptr %164, i32 0, i32 2
  %166 = load double, ptr %165, align 8
  %167 = call double @llvm.fmuladd.f64(double %160, double %163, double %166)
  store double %167, ptr %165, align 8
  br label %168

168:                                              ; preds = %140
  %169 = load i32, ptr %12, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4
  br label %137, !llvm.loop !13

171:                                              ; preds = %137
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #4

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
