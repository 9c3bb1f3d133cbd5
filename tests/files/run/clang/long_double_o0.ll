; test: long double as clang -O0 writes it: arithmetic, conversions, calls of C and by C, complex.
; exit: 31
; stdout: 0.33333333333333333334 -0.10000000000000000000 1e+4000
; stdout: 6.9166666667
; stdout: 6.500000 8
; stdout: -4.000000 3.000000
; stdout: 4.083333
; stdout: 3.141592653589793239 1.772453850905516027 3.141592653589793239
; stdout: 0.500000000000000000 -4.000000000000000000 4.000000000000000000 -3.000000000000000000
; stdout: -7.000000 18446744073709551615.000000 200.000000 0.100000001490
; stdout: 18446744073709551615 -1234 -1234 210 -1234.750 0.333
; stdout: 0x8p+97 1
; stdout: 1 0 0 1 1
; stdout: 1.500000 -2.000000 0.333333
; stdout: 0.750000 6 6.000000 3 2
; stdout: -1.5 0 3 1e+10\x20
; stdout: 8320987112741390142708165282886163255092364577231042711179306719599176749907181568 -inf
; stdout: 1 16
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%struct.S = type { x86_fp80, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@.str = private unnamed_addr constant [19 x i8] c"%.20Lf %.20Lf %Lg\0A\00", align 1
@table = internal global [3 x x86_fp80] [x86_fp80 0xK3FFFA000000000000000, x86_fp80 0xKBFFBCCCCCCCCCCCCCCCD, x86_fp80 0xK73E6D1BA8323FE558C61], align 16
@.str.1 = private unnamed_addr constant [8 x i8] c"%.10Lf\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%Lf %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"%Lf %Lf\0A\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%Lf\0A\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"3.14159265358979323846\00", align 1
@.str.6 = private unnamed_addr constant [22 x i8] c"%.18Lf %.18Lf %.18Lf\0A\00", align 1
@.str.7 = private unnamed_addr constant [29 x i8] c"%.18Lf %.18Lf %.18Lf %.18Lf\0A\00", align 1
@.str.8 = private unnamed_addr constant [20 x i8] c"%Lf %Lf %Lf %.12Lf\0A\00", align 1
@.str.9 = private unnamed_addr constant [25 x i8] c"%lu %ld %d %u %.3f %.3f\0A\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"%La %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"%Lf %Lf %Lf\0A\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"%Lf %d %Lf %ld %ld\0A\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"%Lg \00", align 1
@.str.15 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.16 = private unnamed_addr constant [11 x i8] c"%.0Lf %Lg\0A\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"%d %zu\0A\00", align 1
; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @many(i32 noundef %0, x86_fp80 noundef %1, double noundef %2, x86_fp80 noundef %3, i32 noundef %4, x86_fp80 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca x86_fp80, align 16
  %9 = alloca double, align 8
  %10 = alloca x86_fp80, align 16
  %11 = alloca i32, align 4
  %12 = alloca x86_fp80, align 16
  store i32 %0, ptr %7, align 4
  store x86_fp80 %1, ptr %8, align 16
  store double %2, ptr %9, align 8
  store x86_fp80 %3, ptr %10, align 16
  store i32 %4, ptr %11, align 4
  store x86_fp80 %5, ptr %12, align 16
  %13 = load i32, ptr %7, align 4
  %14 = sitofp i32 %13 to x86_fp80
  %15 = load x86_fp80, ptr %8, align 16
  %16 = load double, ptr %9, align 8
  %17 = fpext double %16 to x86_fp80
  %18 = load x86_fp80, ptr %10, align 16
  %19 = fmul x86_fp80 %17, %18
  %20 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %14, x86_fp80 %15, x86_fp80 %19)
  %21 = load i32, ptr %11, align 4
  %22 = sitofp i32 %21 to x86_fp80
  %23 = load x86_fp80, ptr %12, align 16
  %24 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %22, x86_fp80 %23, x86_fp80 %20)
  ret x86_fp80 %24
}
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1
; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @pass(ptr dead_on_unwind noalias writable sret(%struct.S) align 16 %0, ptr noundef byval(%struct.S) align 16 %1) #0 {
  %3 = getelementptr inbounds %struct.S, ptr %1, i32 0, i32 1
  %4 = load i32, ptr %3, align 16
  %5 = sitofp i32 %4 to x86_fp80
  %6 = getelementptr inbounds %struct.S, ptr %1, i32 0, i32 0
  %7 = load x86_fp80, ptr %6, align 16
  %8 = fadd x86_fp80 %7, %5
  store x86_fp80 %8, ptr %6, align 16
  %9 = getelementptr inbounds %struct.S, ptr %1, i32 0, i32 1
  %10 = load i32, ptr %9, align 16
  %11 = mul nsw i32 %10, 2
  store i32 %11, ptr %9, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %1, i64 32, i1 false)
  ret void
}
; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2
; Function Attrs: noinline nounwind optnone uwtable
define dso_local { x86_fp80, x86_fp80 } @turn(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) #0 {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %4 = load x86_fp80, ptr %3, align 16
  %5 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %6 = load x86_fp80, ptr %5, align 16
  %7 = fmul x86_fp80 %4, 0xK00000000000000000000
  %8 = fmul x86_fp80 %6, 0xK3FFF8000000000000000
  %9 = fmul x86_fp80 %4, 0xK3FFF8000000000000000
  %10 = fmul x86_fp80 %6, 0xK00000000000000000000
  %11 = fsub x86_fp80 %7, %8
  %12 = fadd x86_fp80 %9, %10
  %13 = fcmp uno x86_fp80 %11, %11
  br i1 %13, label %14, label %20
14:                                               ; preds = %1
  %15 = fcmp uno x86_fp80 %12, %12
  br i1 %15, label %16, label %20
16:                                               ; preds = %14
  %17 = call { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %4, x86_fp80 noundef %6, x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef 0xK3FFF8000000000000000) #7
  %18 = extractvalue { x86_fp80, x86_fp80 } %17, 0
  %19 = extractvalue { x86_fp80, x86_fp80 } %17, 1
  br label %20
20:                                               ; preds = %16, %14, %1
  %21 = phi x86_fp80 [ %11, %1 ], [ %11, %14 ], [ %18, %16 ]
  %22 = phi x86_fp80 [ %12, %1 ], [ %12, %14 ], [ %19, %16 ]
  %23 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %24 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  store x86_fp80 %21, ptr %23, align 16
  store x86_fp80 %22, ptr %24, align 16
  %25 = load { x86_fp80, x86_fp80 }, ptr %2, align 16
  ret { x86_fp80, x86_fp80 } %25
}
declare { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80, x86_fp80, x86_fp80, x86_fp80)
; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca x86_fp80, align 16
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  store x86_fp80 0xK00000000000000000000, ptr %4, align 16
  br label %6
6:                                                ; preds = %10, %1
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %2, align 4
  %9 = icmp ne i32 %7, 0
  br i1 %9, label %10, label %20
10:                                               ; preds = %6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %11, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i32 15
  %15 = call ptr @llvm.ptrmask.p0.i64(ptr %14, i64 -16)
  %16 = getelementptr i8, ptr %15, i32 16
  store ptr %16, ptr %12, align 8
  %17 = load x86_fp80, ptr %15, align 16
  %18 = load x86_fp80, ptr %4, align 16
  %19 = fadd x86_fp80 %18, %17
  store x86_fp80 %19, ptr %4, align 16
  br label %6
20:                                               ; preds = %6
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %21)
  %22 = load x86_fp80, ptr %4, align 16
  ret x86_fp80 %22
}
; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1
; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3
; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca x86_fp80, align 16
  %3 = alloca %struct.S, align 16
  %4 = alloca %struct.S, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca x86_fp80, align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca float, align 4
  %12 = alloca x86_fp80, align 16
  %13 = alloca x86_fp80, align 16
  %14 = alloca i128, align 16
  %15 = alloca x86_fp80, align 16
  %16 = alloca x86_fp80, align 16
  %17 = alloca i32, align 4
  %18 = alloca x86_fp80, align 16
  %19 = alloca [4 x x86_fp80], align 16
  %20 = alloca i32, align 4
  %21 = alloca x86_fp80, align 16
  %22 = alloca i32, align 4
  %23 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store volatile x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, ptr %2, align 16
  %24 = load volatile x86_fp80, ptr %2, align 16
  %25 = load x86_fp80, ptr getelementptr inbounds ([3 x x86_fp80], ptr @table, i64 0, i64 1), align 16
  %26 = load x86_fp80, ptr getelementptr inbounds ([3 x x86_fp80], ptr @table, i64 0, i64 2), align 16
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, x86_fp80 noundef %24, x86_fp80 noundef %25, x86_fp80 noundef %26)
  %28 = load volatile x86_fp80, ptr %2, align 16
  %29 = load x86_fp80, ptr @table, align 16
  %30 = call x86_fp80 @many(i32 noundef 2, x86_fp80 noundef 0xK3FFFC000000000000000, double noundef 5.000000e-01, x86_fp80 noundef %28, i32 noundef 3, x86_fp80 noundef %29)
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, x86_fp80 noundef %30)
  %32 = getelementptr inbounds %struct.S, ptr %4, i32 0, i32 0
  store x86_fp80 0xK4000A000000000000000, ptr %32, align 16
  %33 = getelementptr inbounds %struct.S, ptr %4, i32 0, i32 1
  store i32 4, ptr %33, align 16
  call void @pass(ptr dead_on_unwind writable sret(%struct.S) align 16 %3, ptr noundef byval(%struct.S) align 16 %4)
  %34 = getelementptr inbounds %struct.S, ptr %3, i32 0, i32 0
  %35 = load x86_fp80, ptr %34, align 16
  %36 = getelementptr inbounds %struct.S, ptr %3, i32 0, i32 1
  %37 = load i32, ptr %36, align 16
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, x86_fp80 noundef %35, i32 noundef %37)
  %39 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 0
  %40 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 1
  store x86_fp80 0xK4000C000000000000000, ptr %39, align 16
  store x86_fp80 0xK40018000000000000000, ptr %40, align 16
  %41 = call { x86_fp80, x86_fp80 } @turn(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %6)
  %42 = extractvalue { x86_fp80, x86_fp80 } %41, 0
  %43 = extractvalue { x86_fp80, x86_fp80 } %41, 1
  %44 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 0
  %45 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 1
  store x86_fp80 %42, ptr %44, align 16
  store x86_fp80 %43, ptr %45, align 16
  %46 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 0
  %47 = load x86_fp80, ptr %46, align 16
  %48 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 1
  %49 = load x86_fp80, ptr %48, align 16
  %50 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 0
  %51 = load x86_fp80, ptr %50, align 16
  %52 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 1
  %53 = load x86_fp80, ptr %52, align 16
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, x86_fp80 noundef %47, x86_fp80 noundef %53)
  %55 = load volatile x86_fp80, ptr %2, align 16
  %56 = call x86_fp80 (i32, ...) @sum(i32 noundef 3, x86_fp80 noundef 0xK3FFFC000000000000000, x86_fp80 noundef 0xK40009000000000000000, x86_fp80 noundef %55)
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, x86_fp80 noundef %56)
  %58 = call x86_fp80 @strtold(ptr noundef @.str.5, ptr noundef null) #7
  store x86_fp80 %58, ptr %7, align 16
  %59 = load x86_fp80, ptr %7, align 16
  %60 = load x86_fp80, ptr %7, align 16
  %61 = call x86_fp80 @sqrtl(x86_fp80 noundef %60) #7
  %62 = load x86_fp80, ptr %7, align 16
  %63 = fneg x86_fp80 %62
  %64 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %63)
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, x86_fp80 noundef %59, x86_fp80 noundef %61, x86_fp80 noundef %64)
  %66 = load x86_fp80, ptr %7, align 16
  %67 = fdiv x86_fp80 %66, 0xK4001C000000000000000
  %68 = call x86_fp80 @sinl(x86_fp80 noundef %67) #7
  %69 = load x86_fp80, ptr %7, align 16
  %70 = fneg x86_fp80 %69
  %71 = call x86_fp80 @llvm.floor.f80(x86_fp80 %70)
  %72 = load x86_fp80, ptr %7, align 16
  %73 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %72)
  %74 = load x86_fp80, ptr %7, align 16
  %75 = fneg x86_fp80 %74
  %76 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %75)
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, x86_fp80 noundef %68, x86_fp80 noundef %71, x86_fp80 noundef %73, x86_fp80 noundef %76)
  store volatile i64 -7, ptr %8, align 8
  store volatile i64 -1, ptr %9, align 8
  store volatile i8 -56, ptr %10, align 1
  store volatile float 0x3FB99999A0000000, ptr %11, align 4
  %78 = load volatile i64, ptr %8, align 8
  %79 = sitofp i64 %78 to x86_fp80
  %80 = load volatile i64, ptr %9, align 8
  %81 = uitofp i64 %80 to x86_fp80
  %82 = load volatile i8, ptr %10, align 1
  %83 = uitofp i8 %82 to x86_fp80
  %84 = load volatile float, ptr %11, align 4
  %85 = fpext float %84 to x86_fp80
  %86 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, x86_fp80 noundef %79, x86_fp80 noundef %81, x86_fp80 noundef %83, x86_fp80 noundef %85)
  store volatile x86_fp80 0xK403EFFFFFFFFFFFFFFFF, ptr %12, align 16
  store volatile x86_fp80 0xKC0099A58000000000000, ptr %13, align 16
  %87 = load volatile x86_fp80, ptr %12, align 16
  %88 = fptoui x86_fp80 %87 to i64
  %89 = load volatile x86_fp80, ptr %13, align 16
  %90 = fptosi x86_fp80 %89 to i64
  %91 = load volatile x86_fp80, ptr %13, align 16
  %92 = fptosi x86_fp80 %91 to i32
  %93 = load volatile x86_fp80, ptr %13, align 16
  %94 = fneg x86_fp80 %93
  %95 = fptoui x86_fp80 %94 to i8
  %96 = zext i8 %95 to i32
  %97 = load volatile x86_fp80, ptr %13, align 16
  %98 = fptrunc x86_fp80 %97 to double
  %99 = load volatile x86_fp80, ptr %2, align 16
  %100 = fptrunc x86_fp80 %99 to float
  %101 = fpext float %100 to double
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %88, i64 noundef %90, i32 noundef %92, i32 noundef %96, double noundef %98, double noundef %101)
  store i128 1267650600228229401496703205377, ptr %14, align 16
  %103 = load i128, ptr %14, align 16
  %104 = sitofp i128 %103 to x86_fp80
  store x86_fp80 %104, ptr %15, align 16
  %105 = load x86_fp80, ptr %15, align 16
  %106 = load x86_fp80, ptr %15, align 16
  %107 = fptosi x86_fp80 %106 to i128
  %108 = icmp eq i128 %107, 1267650600228229401496703205376
  %109 = zext i1 %108 to i32
  %110 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, x86_fp80 noundef %105, i32 noundef %109)
  store x86_fp80 0xK7FFFC000000000000000, ptr %16, align 16
  %111 = load volatile x86_fp80, ptr %2, align 16
  %112 = load x86_fp80, ptr %7, align 16
  %113 = fcmp olt x86_fp80 %111, %112
  %114 = zext i1 %113 to i32
  %115 = load volatile x86_fp80, ptr %2, align 16
  %116 = load x86_fp80, ptr %7, align 16
  %117 = fcmp ogt x86_fp80 %115, %116
  %118 = zext i1 %117 to i32
  %119 = load x86_fp80, ptr %16, align 16
  %120 = load x86_fp80, ptr %16, align 16
  %121 = fcmp oeq x86_fp80 %119, %120
  %122 = zext i1 %121 to i32
  %123 = load x86_fp80, ptr %16, align 16
  %124 = load x86_fp80, ptr %16, align 16
  %125 = fcmp une x86_fp80 %123, %124
  %126 = zext i1 %125 to i32
  %127 = load x86_fp80, ptr %16, align 16
  %128 = load x86_fp80, ptr %7, align 16
  %129 = fcmp olt x86_fp80 %127, %128
  %130 = xor i1 %129, true
  %131 = zext i1 %130 to i32
  %132 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %114, i32 noundef %118, i32 noundef %122, i32 noundef %126, i32 noundef %131)
  %133 = call x86_fp80 @fmodl(x86_fp80 noundef 0xK4002A800000000000000, x86_fp80 noundef 0xK4000C000000000000000) #7
  %134 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK40008000000000000000, x86_fp80 0xK80000000000000000000)
  %135 = load volatile x86_fp80, ptr %2, align 16
  %136 = load x86_fp80, ptr %16, align 16
  %137 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %135, x86_fp80 %136)
  %138 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, x86_fp80 noundef %133, x86_fp80 noundef %134, x86_fp80 noundef %137)
  %139 = call x86_fp80 @frexpl(x86_fp80 noundef 0xK4004C000000000000000, ptr noundef %17) #7
  store x86_fp80 %139, ptr %18, align 16
  %140 = load x86_fp80, ptr %18, align 16
  %141 = load i32, ptr %17, align 4
  %142 = load x86_fp80, ptr %18, align 16
  %143 = call x86_fp80 @ldexpl(x86_fp80 noundef %142, i32 noundef 3) #7
  %144 = call i64 @lroundl(x86_fp80 noundef 0xK4000A000000000000000) #7
  %145 = call i64 @lrintl(x86_fp80 noundef 0xK4000A000000000000000) #7
  %146 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, x86_fp80 noundef %140, i32 noundef %141, x86_fp80 noundef %143, i64 noundef %144, i64 noundef %145)
  call void @llvm.memset.p0.i64(ptr align 16 %19, i8 0, i64 64, i1 false)
  %147 = getelementptr inbounds [4 x x86_fp80], ptr %19, i32 0, i32 0
  store x86_fp80 0xK4000C000000000000000, ptr %147, align 16
  %148 = getelementptr inbounds [4 x x86_fp80], ptr %19, i32 0, i32 1
  store x86_fp80 0xKBFFFC000000000000000, ptr %148, align 16
  %149 = getelementptr inbounds [4 x x86_fp80], ptr %19, i32 0, i32 2
  store x86_fp80 0xK40209502F90000000000, ptr %149, align 16
  %150 = getelementptr inbounds [4 x x86_fp80], ptr %19, i64 0, i64 0
  call void @qsort(ptr noundef %150, i64 noundef 4, i64 noundef 16, ptr noundef @cmp)
  store i32 0, ptr %20, align 4
  br label %151
151:                                              ; preds = %160, %0
  %152 = load i32, ptr %20, align 4
  %153 = icmp slt i32 %152, 4
  br i1 %153, label %154, label %163
154:                                              ; preds = %151
  %155 = load i32, ptr %20, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [4 x x86_fp80], ptr %19, i64 0, i64 %156
  %158 = load x86_fp80, ptr %157, align 16
  %159 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, x86_fp80 noundef %158)
  br label %160
160:                                              ; preds = %154
  %161 = load i32, ptr %20, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %20, align 4
  br label %151
163:                                              ; preds = %151
  %164 = call i32 @puts(ptr noundef @.str.15)
  store x86_fp80 0xK3FFF8000000000000000, ptr %21, align 16
  store i32 1, ptr %22, align 4
  br label %165
165:                                              ; preds = %173, %163
  %166 = load i32, ptr %22, align 4
  %167 = icmp sle i32 %166, 60
  br i1 %167, label %168, label %176
168:                                              ; preds = %165
  %169 = load i32, ptr %22, align 4
  %170 = sitofp i32 %169 to x86_fp80
  %171 = load x86_fp80, ptr %21, align 16
  %172 = fmul x86_fp80 %171, %170
  store x86_fp80 %172, ptr %21, align 16
  br label %173
173:                                              ; preds = %168
  %174 = load i32, ptr %22, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %22, align 4
  br label %165
176:                                              ; preds = %165
  %177 = load x86_fp80, ptr %21, align 16
  %178 = load x86_fp80, ptr %21, align 16
  %179 = fneg x86_fp80 %178
  %180 = fdiv x86_fp80 %179, 0xK00000000000000000000
  %181 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, x86_fp80 noundef %177, x86_fp80 noundef %180)
  %182 = load volatile x86_fp80, ptr %2, align 16
  %183 = fcmp une x86_fp80 %182, 0xK00000000000000000000
  %184 = zext i1 %183 to i8
  store i8 %184, ptr %23, align 1
  %185 = load i8, ptr %23, align 1
  %186 = trunc i8 %185 to i1
  %187 = zext i1 %186 to i32
  %188 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %187, i64 noundef 16)
  %189 = load x86_fp80, ptr %7, align 16
  %190 = fmul x86_fp80 %189, 0xK4002A000000000000000
  %191 = fptosi x86_fp80 %190 to i32
  ret i32 %191
}
declare i32 @printf(ptr noundef, ...) #4
; Function Attrs: nounwind
declare x86_fp80 @strtold(ptr noundef, ptr noundef) #5
; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1
; Function Attrs: nounwind
declare x86_fp80 @sinl(x86_fp80 noundef) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1
; Function Attrs: nounwind
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #1
; Function Attrs: nounwind
declare x86_fp80 @frexpl(x86_fp80 noundef, ptr noundef) #5
; Function Attrs: nounwind
declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) #5
; Function Attrs: nounwind
declare i64 @lroundl(x86_fp80 noundef) #5
; Function Attrs: nounwind
declare i64 @lrintl(x86_fp80 noundef) #5
; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4
; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load x86_fp80, ptr %7, align 16
  store x86_fp80 %8, ptr %5, align 16
  %9 = load ptr, ptr %4, align 8
  %10 = load x86_fp80, ptr %9, align 16
  store x86_fp80 %10, ptr %6, align 16
  %11 = load x86_fp80, ptr %5, align 16
  %12 = load x86_fp80, ptr %6, align 16
  %13 = fcmp olt x86_fp80 %11, %12
  br i1 %13, label %14, label %15
14:                                               ; preds = %2
  br label %20
15:                                               ; preds = %2
  %16 = load x86_fp80, ptr %5, align 16
  %17 = load x86_fp80, ptr %6, align 16
  %18 = fcmp ogt x86_fp80 %16, %17
  %19 = zext i1 %18 to i32
  br label %20
20:                                               ; preds = %15, %14
  %21 = phi i32 [ -1, %14 ], [ %19, %15 ]
  ret i32 %21
}
declare i32 @puts(ptr noundef) #4
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
