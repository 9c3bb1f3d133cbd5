; test: what clang -O0 makes of a C program: structures, unions and bit fields passed by value.
; exit: 0
; stdout: -1 12
; stdout: 643.879 -1383.375
; stdout: 7 9 4 Zame name
; stdout: 2.50 5.00 8.75
; stdout: 3f800000 63
; stdout: 5 22 1234567
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Point = type { i32, i32 }
%struct.Complex = type { double, double }
%struct.Big = type { i64, i64, i64, [8 x i8] }
%struct.Vec = type { float, float, float, [3 x float] }
%union.Bits = type { i32 }
%struct.Fields = type { i32 }

@table = internal global [3 x %struct.Point] [%struct.Point { i32 1, i32 2 }, %struct.Point { i32 3, i32 4 }, %struct.Point { i32 -5, i32 6 }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@__const.main.z = private unnamed_addr constant %struct.Complex { double 1.500000e+00, double -2.000000e+00 }, align 8
@.str.1 = private unnamed_addr constant [11 x i8] c"%.3f %.3f\0A\00", align 1
@__const.main.b = private unnamed_addr constant %struct.Big { i64 1, i64 2, i64 3, [8 x i8] c"name\00\00\00\00" }, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"%ld %ld %ld %s %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"%.2f %.2f %.2f\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%08x %d\0A\00", align 1
@__const.main.f = private unnamed_addr constant { i8, i8, i8, i8 } { i8 37, i8 31, i8 90, i8 75 }, align 4
@.str.5 = private unnamed_addr constant [10 x i8] c"%u %u %u\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Point, align 4
  %3 = alloca %struct.Complex, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Complex, align 8
  %6 = alloca %struct.Big, align 8
  %7 = alloca %struct.Big, align 8
  %8 = alloca %struct.Vec, align 4
  %9 = alloca %struct.Vec, align 8
  %10 = alloca %union.Bits, align 4
  %11 = alloca %struct.Fields, align 4
  store i32 0, ptr %1, align 4
  %12 = call i64 @total(ptr noundef @table, i32 noundef 3)
  store i64 %12, ptr %2, align 4
  %13 = getelementptr inbounds %struct.Point, ptr %2, i32 0, i32 0
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds %struct.Point, ptr %2, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14, i32 noundef %16)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.z, i64 16, i1 false)
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %35, %0
  %19 = load i32, ptr %4, align 4
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %21, label %38

21:                                               ; preds = %18
  %22 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = call { double, double } @mul(double %23, double %25, double %27, double %29)
  %31 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  %32 = extractvalue { double, double } %30, 0
  store double %32, ptr %31, align 8
  %33 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  %34 = extractvalue { double, double } %30, 1
  store double %34, ptr %33, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 16, i1 false)
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %4, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %4, align 4
  br label %18, !llvm.loop !6

38:                                               ; preds = %18
  %39 = getelementptr inbounds %struct.Complex, ptr %3, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Complex, ptr %3, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %40, double noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.b, i64 32, i1 false)
  call void @change(ptr dead_on_unwind writable sret(%struct.Big) align 8 %7, ptr noundef byval(%struct.Big) align 8 %6, i64 noundef 7)
  %44 = getelementptr inbounds %struct.Big, ptr %7, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Big, ptr %7, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Big, ptr %7, i32 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Big, ptr %7, i32 0, i32 3
  %51 = getelementptr inbounds [8 x i8], ptr %50, i64 0, i64 0
  %52 = getelementptr inbounds %struct.Big, ptr %6, i32 0, i32 3
  %53 = getelementptr inbounds [8 x i8], ptr %52, i64 0, i64 0
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %45, i64 noundef %47, i64 noundef %49, ptr noundef %51, ptr noundef %53)
  %55 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 0
  store float 1.000000e+00, ptr %55, align 4
  %56 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 1
  store float 2.000000e+00, ptr %56, align 4
  %57 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 2
  store float 3.500000e+00, ptr %57, align 4
  %58 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 3
  store float 0.000000e+00, ptr %58, align 4
  %59 = getelementptr inbounds float, ptr %58, i64 1
  %60 = getelementptr inbounds float, ptr %58, i64 3
  br label %61

61:                                               ; preds = %61, %38
  %62 = phi ptr [ %59, %38 ], [ %63, %61 ]
  store float 0.000000e+00, ptr %62, align 4
  %63 = getelementptr inbounds float, ptr %62, i64 1
  %64 = icmp eq ptr %63, %60
  br i1 %64, label %65, label %61

65:                                               ; preds = %61
  call void @scale(ptr dead_on_unwind writable sret(%struct.Vec) align 4 %8, ptr noundef byval(%struct.Vec) align 8 %9, float noundef 2.500000e+00)
  %66 = getelementptr inbounds %struct.Vec, ptr %8, i32 0, i32 0
  %67 = load float, ptr %66, align 4
  %68 = fpext float %67 to double
  %69 = getelementptr inbounds %struct.Vec, ptr %8, i32 0, i32 1
  %70 = load float, ptr %69, align 4
  %71 = fpext float %70 to double
  %72 = getelementptr inbounds %struct.Vec, ptr %8, i32 0, i32 2
  %73 = load float, ptr %72, align 4
  %74 = fpext float %73 to double
  %75 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %68, double noundef %71, double noundef %74)
  store float 1.000000e+00, ptr %10, align 4
  %76 = load i32, ptr %10, align 4
  %77 = getelementptr inbounds [4 x i8], ptr %10, i64 0, i64 3
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %76, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 @__const.main.f, i64 4, i1 false)
  %81 = load i32, ptr %11, align 4
  %82 = lshr i32 %81, 3
  %83 = and i32 %82, 127
  %84 = add nsw i32 %83, 50
  %85 = load i32, ptr %11, align 4
  %86 = and i32 %84, 127
  %87 = shl i32 %86, 3
  %88 = and i32 %85, -1017
  %89 = or i32 %88, %87
  store i32 %89, ptr %11, align 4
  %90 = load i32, ptr %11, align 4
  %91 = and i32 %90, 7
  %92 = load i32, ptr %11, align 4
  %93 = lshr i32 %92, 3
  %94 = and i32 %93, 127
  %95 = load i32, ptr %11, align 4
  %96 = lshr i32 %95, 10
  %97 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %91, i32 noundef %94, i32 noundef %96)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @total(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.Point, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Point, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 8, i1 false)
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %20, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %23

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Point, ptr %13, i64 %15
  %17 = load i64, ptr %3, align 4
  %18 = load i64, ptr %16, align 4
  %19 = call i64 @add(i64 %17, i64 %18)
  store i64 %19, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %7, i64 8, i1 false)
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %8, !llvm.loop !8

23:                                               ; preds = %8
  %24 = load i64, ptr %3, align 4
  ret i64 %24
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @mul(double %0, double %1, double %2, double %3) #0 {
  %5 = alloca %struct.Complex, align 8
  %6 = alloca %struct.Complex, align 8
  %7 = alloca %struct.Complex, align 8
  %8 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Complex, ptr %5, i32 0, i32 0
  %13 = getelementptr inbounds %struct.Complex, ptr %6, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Complex, ptr %7, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Complex, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Complex, ptr %7, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = fneg double %21
  %23 = call double @llvm.fmuladd.f64(double %14, double %16, double %22)
  store double %23, ptr %12, align 8
  %24 = getelementptr inbounds %struct.Complex, ptr %5, i32 0, i32 1
  %25 = getelementptr inbounds %struct.Complex, ptr %6, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Complex, ptr %7, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Complex, ptr %6, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Complex, ptr %7, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = call double @llvm.fmuladd.f64(double %26, double %28, double %33)
  store double %34, ptr %24, align 8
  %35 = load { double, double }, ptr %5, align 8
  ret { double, double } %35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @change(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byval(%struct.Big) align 8 %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  store i64 %2, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Big, ptr %1, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %5
  store i64 %8, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = getelementptr inbounds %struct.Big, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %9
  store i64 %12, ptr %10, align 8
  %13 = load i64, ptr %4, align 8
  %14 = getelementptr inbounds %struct.Big, ptr %1, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = xor i64 %15, %13
  store i64 %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.Big, ptr %1, i32 0, i32 3
  %18 = getelementptr inbounds [8 x i8], ptr %17, i64 0, i64 0
  store i8 90, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 32, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @scale(ptr dead_on_unwind noalias writable sret(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 8 %1, float noundef %2) #0 {
  %4 = alloca float, align 4
  store float %2, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 0
  %7 = load float, ptr %6, align 8
  %8 = fmul float %7, %5
  store float %8, ptr %6, align 8
  %9 = load float, ptr %4, align 4
  %10 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = fmul float %11, %9
  store float %12, ptr %10, align 4
  %13 = load float, ptr %4, align 4
  %14 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 2
  %15 = load float, ptr %14, align 8
  %16 = fmul float %15, %13
  store float %16, ptr %14, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 8 %1, i64 24, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @add(i64 %0, i64 %1) #0 {
  %3 = alloca %struct.Point, align 4
  %4 = alloca %struct.Point, align 4
  %5 = alloca %struct.Point, align 4
  store i64 %0, ptr %4, align 4
  store i64 %1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.Point, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds %struct.Point, ptr %4, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds %struct.Point, ptr %5, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %8, %10
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds %struct.Point, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds %struct.Point, ptr %4, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds %struct.Point, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %14, %16
  store i32 %17, ptr %12, align 4
  %18 = load i64, ptr %3, align 4
  ret i64 %18
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
