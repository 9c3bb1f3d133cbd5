; test: Fast Fourier transform of 256 complex numbers, there and back, in doubles and in floats.
; args: 35
; stdout: fft 656.2154
; exit: 0
; Written by benches/programs.py from fft.c.

; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cosines = internal global [128 x double] zeroinitializer, align 16
@sines = internal global [128 x double] zeroinitializer, align 16
@re = internal global [256 x double] zeroinitializer, align 16
@im = internal global [256 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"fft %.4f\0A\00", align 1
@fre = internal global [256 x float] zeroinitializer, align 16
@fim = internal global [256 x float] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
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
  %18 = call i64 @atol(ptr noundef %17) #5
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 10, %19 ]
  store i64 %21, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %22

22:                                               ; preds = %42, %20
  %23 = load i32, ptr %8, align 4
  %24 = icmp slt i32 %23, 128
  br i1 %24, label %25, label %45

25:                                               ; preds = %22
  %26 = load i32, ptr %8, align 4
  %27 = sitofp i32 %26 to double
  %28 = fmul double 0x401921FB54442D18, %27
  %29 = fdiv double %28, 2.560000e+02
  %30 = call double @cos(double noundef %29) #6
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [128 x double], ptr @cosines, i64 0, i64 %32
  store double %30, ptr %33, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sitofp i32 %34 to double
  %36 = fmul double 0x401921FB54442D18, %35
  %37 = fdiv double %36, 2.560000e+02
  %38 = call double @sin(double noundef %37) #6
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [128 x double], ptr @sines, i64 0, i64 %40
  store double %38, ptr %41, align 8
  br label %42

42:                                               ; preds = %25
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 4
  br label %22, !llvm.loop !6

45:                                               ; preds = %22
  store i32 0, ptr %9, align 4
  br label %46

46:                                               ; preds = %61, %45
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 %47, 256
  br i1 %48, label %49, label %64

49:                                               ; preds = %46
  %50 = load i32, ptr %9, align 4
  %51 = mul nsw i32 %50, 37
  %52 = srem i32 %51, 101
  %53 = sitofp i32 %52 to double
  %54 = fdiv double %53, 1.010000e+02
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %56
  store double %54, ptr %57, align 8
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %59
  store double 0.000000e+00, ptr %60, align 8
  br label %61

61:                                               ; preds = %49
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %46, !llvm.loop !8

64:                                               ; preds = %46
  store i64 0, ptr %10, align 8
  br label %65

65:                                               ; preds = %114, %64
  %66 = load i64, ptr %10, align 8
  %67 = load i64, ptr %6, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %117

69:                                               ; preds = %65
  %70 = load i64, ptr %10, align 8
  %71 = and i64 %70, 255
  %72 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fadd double %73, 2.500000e-01
  store double %74, ptr %72, align 8
  call void @fft(double noundef 1.000000e+00)
  %75 = load i64, ptr %10, align 8
  %76 = mul nsw i64 %75, 5
  %77 = and i64 %76, 255
  %78 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load double, ptr %7, align 8
  %81 = fadd double %80, %79
  store double %81, ptr %7, align 8
  %82 = call float @energy()
  %83 = fdiv float %82, 1.024000e+03
  %84 = fptosi float %83 to i32
  %85 = sitofp i32 %84 to double
  %86 = load double, ptr %7, align 8
  %87 = fadd double %86, %85
  store double %87, ptr %7, align 8
  call void @fft(double noundef -1.000000e+00)
  store i32 0, ptr %11, align 4
  br label %88

88:                                               ; preds = %110, %69
  %89 = load i32, ptr %11, align 4
  %90 = icmp slt i32 %89, 256
  br i1 %90, label %91, label %113

91:                                               ; preds = %88
  %92 = load i32, ptr %11, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, 2.560000e+02
  %97 = fmul double %96, 0x3FEFAE147AE147AE
  %98 = load i32, ptr %11, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %99
  store double %97, ptr %100, align 8
  %101 = load i32, ptr %11, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fdiv double %104, 2.560000e+02
  %106 = fmul double %105, 0x3FEFAE147AE147AE
  %107 = load i32, ptr %11, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %108
  store double %106, ptr %109, align 8
  br label %110

110:                                              ; preds = %91
  %111 = load i32, ptr %11, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %11, align 4
  br label %88, !llvm.loop !9

113:                                              ; preds = %88
  br label %114

114:                                              ; preds = %113
  %115 = load i64, ptr %10, align 8
  %116 = add nsw i64 %115, 1
  store i64 %116, ptr %10, align 8
  br label %65, !llvm.loop !10

117:                                              ; preds = %65
  %118 = load double, ptr %7, align 8
  %119 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %118)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nounwind
declare double @cos(double noundef) #2

; Function Attrs: nounwind
declare double @sin(double noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @fft(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %15

15:                                               ; preds = %56, %1
  %16 = load i32, ptr %3, align 4
  %17 = icmp slt i32 %16, 256
  br i1 %17, label %18, label %59

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4
  %20 = call i32 @reversed(i32 noundef %19)
  store i32 %20, ptr %4, align 4
  %21 = load i32, ptr %3, align 4
  %22 = load i32, ptr %4, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %55

24:                                               ; preds = %18
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %5, align 8
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %34
  store double %32, ptr %35, align 8
  %36 = load double, ptr %5, align 8
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %38
  store double %36, ptr %39, align 8
  %40 = load i32, ptr %3, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %41
  %43 = load double, ptr %42, align 8
  store double %43, ptr %5, align 8
  %44 = load i32, ptr %4, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load i32, ptr %3, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %49
  store double %47, ptr %50, align 8
  %51 = load double, ptr %5, align 8
  %52 = load i32, ptr %4, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %53
  store double %51, ptr %54, align 8
  br label %55

55:                                               ; preds = %24, %18
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %3, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %3, align 4
  br label %15, !llvm.loop !11

59:                                               ; preds = %15
  store i32 1, ptr %6, align 4
  br label %60

60:                                               ; preds = %160, %59
  %61 = load i32, ptr %6, align 4
  %62 = icmp slt i32 %61, 256
  br i1 %62, label %63, label %163

63:                                               ; preds = %60
  store i32 0, ptr %7, align 4
  br label %64

64:                                               ; preds = %154, %63
  %65 = load i32, ptr %7, align 4
  %66 = icmp slt i32 %65, 256
  br i1 %66, label %67, label %159

67:                                               ; preds = %64
  store i32 0, ptr %8, align 4
  br label %68

68:                                               ; preds = %150, %67
  %69 = load i32, ptr %8, align 4
  %70 = load i32, ptr %6, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %153

72:                                               ; preds = %68
  %73 = load i32, ptr %8, align 4
  %74 = load i32, ptr %6, align 4
  %75 = sdiv i32 128, %74
  %76 = mul nsw i32 %73, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [128 x double], ptr @cosines, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  store double %79, ptr %9, align 8
  %80 = load double, ptr %2, align 8
  %81 = load i32, ptr %8, align 4
  %82 = load i32, ptr %6, align 4
  %83 = sdiv i32 128, %82
  %84 = mul nsw i32 %81, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [128 x double], ptr @sines, i64 0, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %80, %87
  store double %88, ptr %10, align 8
  %89 = load i32, ptr %7, align 4
  %90 = load i32, ptr %8, align 4
  %91 = add nsw i32 %89, %90
  store i32 %91, ptr %11, align 4
  %92 = load i32, ptr %11, align 4
  %93 = load i32, ptr %6, align 4
  %94 = add nsw i32 %92, %93
  store i32 %94, ptr %12, align 4
  %95 = load i32, ptr %12, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load double, ptr %9, align 8
  %100 = load i32, ptr %12, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = load double, ptr %10, align 8
  %105 = fmul double %103, %104
  %106 = fneg double %105
  %107 = call double @llvm.fmuladd.f64(double %98, double %99, double %106)
  store double %107, ptr %13, align 8
  %108 = load i32, ptr %12, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = load double, ptr %10, align 8
  %113 = load i32, ptr %12, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = load double, ptr %9, align 8
  %118 = fmul double %116, %117
  %119 = call double @llvm.fmuladd.f64(double %111, double %112, double %118)
  store double %119, ptr %14, align 8
  %120 = load i32, ptr %11, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = load double, ptr %13, align 8
  %125 = fsub double %123, %124
  %126 = load i32, ptr %12, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %127
  store double %125, ptr %128, align 8
  %129 = load i32, ptr %11, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = load double, ptr %14, align 8
  %134 = fsub double %132, %133
  %135 = load i32, ptr %12, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %136
  store double %134, ptr %137, align 8
  %138 = load double, ptr %13, align 8
  %139 = load i32, ptr %11, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fadd double %142, %138
  store double %143, ptr %141, align 8
  %144 = load double, ptr %14, align 8
  %145 = load i32, ptr %11, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = fadd double %148, %144
  store double %149, ptr %147, align 8
  br label %150

150:                                              ; preds = %72
  %151 = load i32, ptr %8, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %8, align 4
  br label %68, !llvm.loop !12

153:                                              ; preds = %68
  br label %154

154:                                              ; preds = %153
  %155 = load i32, ptr %6, align 4
  %156 = mul nsw i32 2, %155
  %157 = load i32, ptr %7, align 4
  %158 = add nsw i32 %157, %156
  store i32 %158, ptr %7, align 4
  br label %64, !llvm.loop !13

159:                                              ; preds = %64
  br label %160

160:                                              ; preds = %159
  %161 = load i32, ptr %6, align 4
  %162 = mul nsw i32 %161, 2
  store i32 %162, ptr %6, align 4
  br label %60, !llvm.loop !14

163:                                              ; preds = %60
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal float @energy() #0 {
  %1 = alloca float, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store float 0.000000e+00, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %24, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 256
  br i1 %6, label %7, label %27

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fptrunc double %11 to float
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %14
  store float %12, ptr %15, align 4
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fptrunc double %19 to float
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %22
  store float %20, ptr %23, align 4
  br label %24

24:                                               ; preds = %7
  %25 = load i32, ptr %2, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %2, align 4
  br label %4, !llvm.loop !15

27:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %28

28:                                               ; preds = %52, %27
  %29 = load i32, ptr %3, align 4
  %30 = icmp slt i32 %29, 256
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = load i32, ptr %3, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load i32, ptr %3, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load i32, ptr %3, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %43, %47
  %49 = call float @llvm.fmuladd.f32(float %35, float %39, float %48)
  %50 = load float, ptr %1, align 4
  %51 = fadd float %50, %49
  store float %51, ptr %1, align 4
  br label %52

52:                                               ; preds = %31
  %53 = load i32, ptr %3, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %3, align 4
  br label %28, !llvm.loop !16

55:                                               ; preds = %28
  %56 = load float, ptr %1, align 4
  ret float %56
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @reversed(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 1, ptr %4, align 4
  br label %5

5:                                                ; preds = %16, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 256
  br i1 %7, label %8, label %19

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = shl i32 %9, 1
  %11 = load i32, ptr %2, align 4
  %12 = and i32 %11, 1
  %13 = or i32 %10, %12
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %2, align 4
  %15 = ashr i32 %14, 1
  store i32 %15, ptr %2, align 4
  br label %16

16:                                               ; preds = %8
  %17 = load i32, ptr %4, align 4
  %18 = shl i32 %17, 1
  store i32 %18, ptr %4, align 4
  br label %5, !llvm.loop !17

19:                                               ; preds = %5
  %20 = load i32, ptr %3, align 4
  ret i32 %20
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
