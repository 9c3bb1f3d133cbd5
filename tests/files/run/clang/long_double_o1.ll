; test: long double as clang -O1 writes it: arithmetic, conversions, calls of C and by C, complex.
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
@.str.16 = private unnamed_addr constant [11 x i8] c"%.0Lf %Lg\0A\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"%d %zu\0A\00", align 1
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @many(i32 noundef %0, x86_fp80 noundef %1, double noundef %2, x86_fp80 noundef %3, i32 noundef %4, x86_fp80 noundef %5) local_unnamed_addr #0 {
  %7 = sitofp i32 %0 to x86_fp80
  %8 = fpext double %2 to x86_fp80
  %9 = fmul x86_fp80 %8, %3
  %10 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %7, x86_fp80 %1, x86_fp80 %9)
  %11 = sitofp i32 %4 to x86_fp80
  %12 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %11, x86_fp80 %5, x86_fp80 %10)
  ret x86_fp80 %12
}
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @pass(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.S) align 16 %0, ptr nocapture noundef byval(%struct.S) align 16 %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 16
  %5 = sitofp i32 %4 to x86_fp80
  %6 = load x86_fp80, ptr %1, align 16
  %7 = fadd x86_fp80 %6, %5
  store x86_fp80 %7, ptr %1, align 16
  %8 = shl nsw i32 %4, 1
  store i32 %8, ptr %3, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  ret void
}
; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3
; Function Attrs: noinline nounwind uwtable
define dso_local { x86_fp80, x86_fp80 } @turn(ptr nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #4 {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = fmul x86_fp80 %2, 0xK00000000000000000000
  %6 = fmul x86_fp80 %4, 0xK00000000000000000000
  %7 = fsub x86_fp80 %5, %4
  %8 = fadd x86_fp80 %2, %6
  %9 = fcmp uno x86_fp80 %7, 0xK00000000000000000000
  br i1 %9, label %10, label %16
10:                                               ; preds = %1
  %11 = fcmp uno x86_fp80 %8, 0xK00000000000000000000
  br i1 %11, label %12, label %16
12:                                               ; preds = %10
  %13 = tail call { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %2, x86_fp80 noundef %4, x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef 0xK3FFF8000000000000000) #18
  %14 = extractvalue { x86_fp80, x86_fp80 } %13, 0
  %15 = extractvalue { x86_fp80, x86_fp80 } %13, 1
  br label %16
16:                                               ; preds = %12, %10, %1
  %17 = phi x86_fp80 [ %7, %1 ], [ %7, %10 ], [ %14, %12 ]
  %18 = phi x86_fp80 [ %8, %1 ], [ %8, %10 ], [ %15, %12 ]
  %19 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %17, 0
  %20 = insertvalue { x86_fp80, x86_fp80 } %19, x86_fp80 %18, 1
  ret { x86_fp80, x86_fp80 } %20
}
declare { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80, x86_fp80, x86_fp80, x86_fp80) local_unnamed_addr
; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define dso_local x86_fp80 @sum(i32 noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #18
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %18, label %4
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  br label %7
7:                                                ; preds = %4, %7
  %8 = phi ptr [ %6, %4 ], [ %14, %7 ]
  %9 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %16, %7 ]
  %10 = phi i32 [ %0, %4 ], [ %11, %7 ]
  %11 = add nsw i32 %10, -1
  %12 = getelementptr inbounds i8, ptr %8, i64 15
  %13 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %12, i64 -16)
  %14 = getelementptr i8, ptr %13, i64 16
  store ptr %14, ptr %5, align 8
  %15 = load x86_fp80, ptr %13, align 16
  %16 = fadd x86_fp80 %9, %15
  %17 = icmp eq i32 %11, 0
  br i1 %17, label %18, label %7
18:                                               ; preds = %7, %1
  %19 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %16, %7 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #18
  ret x86_fp80 %19
}
; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6
; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1
; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7
; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6
; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #8 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca %struct.S, align 16
  %3 = alloca %struct.S, align 16
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca float, align 4
  %9 = alloca x86_fp80, align 16
  %10 = alloca x86_fp80, align 16
  %11 = alloca i32, align 4
  %12 = alloca [4 x x86_fp80], align 16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %1)
  store volatile x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, ptr %1, align 16
  %13 = load volatile x86_fp80, ptr %1, align 16
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, x86_fp80 noundef %13, x86_fp80 noundef 0xKBFFBCCCCCCCCCCCCCCCD, x86_fp80 noundef 0xK73E6D1BA8323FE558C61)
  %15 = load volatile x86_fp80, ptr %1, align 16
  %16 = tail call x86_fp80 @many(i32 noundef 2, x86_fp80 noundef 0xK3FFFC000000000000000, double noundef 5.000000e-01, x86_fp80 noundef %15, i32 noundef 3, x86_fp80 noundef 0xK3FFFA000000000000000)
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, x86_fp80 noundef %16)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #18
  store x86_fp80 0xK4000A000000000000000, ptr %3, align 16
  %18 = getelementptr inbounds i8, ptr %3, i64 16
  store i32 4, ptr %18, align 16
  call void @pass(ptr dead_on_unwind nonnull writable sret(%struct.S) align 16 %2, ptr noundef nonnull byval(%struct.S) align 16 %3)
  %19 = load x86_fp80, ptr %2, align 16
  %20 = getelementptr inbounds i8, ptr %2, i64 16
  %21 = load i32, ptr %20, align 16
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, x86_fp80 noundef %19, i32 noundef %21)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #18
  %23 = getelementptr inbounds i8, ptr %4, i64 16
  store x86_fp80 0xK4000C000000000000000, ptr %4, align 16
  store x86_fp80 0xK40018000000000000000, ptr %23, align 16
  %24 = tail call { x86_fp80, x86_fp80 } @turn(ptr noundef nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  %25 = extractvalue { x86_fp80, x86_fp80 } %24, 0
  %26 = extractvalue { x86_fp80, x86_fp80 } %24, 1
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #18
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, x86_fp80 noundef %25, x86_fp80 noundef %26)
  %28 = load volatile x86_fp80, ptr %1, align 16
  %29 = tail call x86_fp80 (i32, ...) @sum(i32 noundef 3, x86_fp80 noundef 0xK3FFFC000000000000000, x86_fp80 noundef 0xK40009000000000000000, x86_fp80 noundef %28)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, x86_fp80 noundef %29)
  %31 = tail call x86_fp80 @strtold(ptr nocapture noundef nonnull @.str.5, ptr noundef null) #18
  %32 = tail call x86_fp80 @sqrtl(x86_fp80 noundef %31) #18
  %33 = fneg x86_fp80 %31
  %34 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %31)
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, x86_fp80 noundef %31, x86_fp80 noundef %32, x86_fp80 noundef %34)
  %36 = fdiv x86_fp80 %31, 0xK4001C000000000000000
  %37 = tail call x86_fp80 @sinl(x86_fp80 noundef %36) #18
  %38 = tail call x86_fp80 @llvm.floor.f80(x86_fp80 %33)
  %39 = tail call x86_fp80 @llvm.ceil.f80(x86_fp80 %31)
  %40 = tail call x86_fp80 @llvm.trunc.f80(x86_fp80 %33)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, x86_fp80 noundef %37, x86_fp80 noundef %38, x86_fp80 noundef %39, x86_fp80 noundef %40)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store volatile i64 -7, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store volatile i64 -1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7)
  store volatile i8 -56, ptr %7, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8)
  store volatile float 0x3FB99999A0000000, ptr %8, align 4
  %42 = load volatile i64, ptr %5, align 8
  %43 = sitofp i64 %42 to x86_fp80
  %44 = load volatile i64, ptr %6, align 8
  %45 = uitofp i64 %44 to x86_fp80
  %46 = load volatile i8, ptr %7, align 1
  %47 = uitofp i8 %46 to x86_fp80
  %48 = load volatile float, ptr %8, align 4
  %49 = fpext float %48 to x86_fp80
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, x86_fp80 noundef %43, x86_fp80 noundef %45, x86_fp80 noundef %47, x86_fp80 noundef %49)
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %9)
  store volatile x86_fp80 0xK403EFFFFFFFFFFFFFFFF, ptr %9, align 16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %10)
  store volatile x86_fp80 0xKC0099A58000000000000, ptr %10, align 16
  %51 = load volatile x86_fp80, ptr %9, align 16
  %52 = fptoui x86_fp80 %51 to i64
  %53 = load volatile x86_fp80, ptr %10, align 16
  %54 = fptosi x86_fp80 %53 to i64
  %55 = load volatile x86_fp80, ptr %10, align 16
  %56 = fptosi x86_fp80 %55 to i32
  %57 = load volatile x86_fp80, ptr %10, align 16
  %58 = fneg x86_fp80 %57
  %59 = fptoui x86_fp80 %58 to i8
  %60 = zext i8 %59 to i32
  %61 = load volatile x86_fp80, ptr %10, align 16
  %62 = fptrunc x86_fp80 %61 to double
  %63 = load volatile x86_fp80, ptr %1, align 16
  %64 = fptrunc x86_fp80 %63 to float
  %65 = fpext float %64 to double
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %52, i64 noundef %54, i32 noundef %56, i32 noundef %60, double noundef %62, double noundef %65)
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, x86_fp80 noundef 0xK40638000000000000000, i32 noundef 1)
  %68 = load volatile x86_fp80, ptr %1, align 16
  %69 = fcmp olt x86_fp80 %68, %31
  %70 = zext i1 %69 to i32
  %71 = load volatile x86_fp80, ptr %1, align 16
  %72 = fcmp ogt x86_fp80 %71, %31
  %73 = zext i1 %72 to i32
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %70, i32 noundef %73, i32 noundef 0, i32 noundef 1, i32 noundef 1)
  %75 = tail call x86_fp80 @fmodl(x86_fp80 noundef 0xK4002A800000000000000, x86_fp80 noundef 0xK4000C000000000000000) #18
  %76 = load volatile x86_fp80, ptr %1, align 16
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, x86_fp80 noundef %75, x86_fp80 noundef 0xKC0008000000000000000, x86_fp80 noundef %76)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #18
  %78 = call x86_fp80 @frexpl(x86_fp80 noundef 0xK4004C000000000000000, ptr noundef nonnull %11) #18
  %79 = load i32, ptr %11, align 4
  %80 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %78, i32 noundef 3) #18
  %81 = tail call i64 @lroundl(x86_fp80 noundef 0xK4000A000000000000000) #18
  %82 = tail call i64 @lrintl(x86_fp80 noundef 0xK4000A000000000000000) #18
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, x86_fp80 noundef %78, i32 noundef %79, x86_fp80 noundef %80, i64 noundef %81, i64 noundef %82)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  store x86_fp80 0xK4000C000000000000000, ptr %12, align 16
  %84 = getelementptr inbounds i8, ptr %12, i64 16
  store x86_fp80 0xKBFFFC000000000000000, ptr %84, align 16
  %85 = getelementptr inbounds i8, ptr %12, i64 32
  store x86_fp80 0xK40209502F90000000000, ptr %85, align 16
  call void @qsort(ptr noundef nonnull %12, i64 noundef 4, i64 noundef 16, ptr noundef nonnull @cmp) #18
  br label %88
86:                                               ; preds = %88
  %87 = call i32 @putchar(i32 10)
  br label %104
88:                                               ; preds = %0, %88
  %89 = phi i64 [ 0, %0 ], [ %93, %88 ]
  %90 = getelementptr inbounds [4 x x86_fp80], ptr %12, i64 0, i64 %89
  %91 = load x86_fp80, ptr %90, align 16
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, x86_fp80 noundef %91)
  %93 = add nuw nsw i64 %89, 1
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %86, label %88
95:                                               ; preds = %104
  %96 = fdiv x86_fp80 %108, 0xK80000000000000000000
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, x86_fp80 noundef %108, x86_fp80 noundef %96)
  %98 = load volatile x86_fp80, ptr %1, align 16
  %99 = fcmp une x86_fp80 %98, 0xK00000000000000000000
  %100 = zext i1 %99 to i32
  %101 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %100, i64 noundef 16)
  %102 = fmul x86_fp80 %31, 0xK4002A000000000000000
  %103 = fptosi x86_fp80 %102 to i32
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #18
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #18
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %1)
  ret i32 %103
104:                                              ; preds = %86, %104
  %105 = phi i32 [ 1, %86 ], [ %109, %104 ]
  %106 = phi x86_fp80 [ 0xK3FFF8000000000000000, %86 ], [ %108, %104 ]
  %107 = uitofp nneg i32 %105 to x86_fp80
  %108 = fmul x86_fp80 %106, %107
  %109 = add nuw nsw i32 %105, 1
  %110 = icmp eq i32 %109, 61
  br i1 %110, label %95, label %104
}
; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #9
; Function Attrs: mustprogress nofree nounwind willreturn
declare x86_fp80 @strtold(ptr noundef readonly, ptr nocapture noundef) local_unnamed_addr #10
; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #11
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1
; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @sinl(x86_fp80 noundef) local_unnamed_addr #11
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1
; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #11
; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: write)
declare x86_fp80 @frexpl(x86_fp80 noundef, ptr nocapture noundef) local_unnamed_addr #12
; Function Attrs: mustprogress nofree nounwind willreturn
declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #10
; Function Attrs: nounwind
declare i64 @lroundl(x86_fp80 noundef) local_unnamed_addr #13
; Function Attrs: nounwind
declare i64 @lrintl(x86_fp80 noundef) local_unnamed_addr #13
; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14
; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #15
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @cmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #16 {
  %3 = load x86_fp80, ptr %0, align 16
  %4 = load x86_fp80, ptr %1, align 16
  %5 = fcmp olt x86_fp80 %3, %4
  %6 = fcmp ogt x86_fp80 %3, %4
  %7 = zext i1 %6 to i32
  %8 = select i1 %5, i32 -1, i32 %7
  ret i32 %8
}
; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #17
attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nofree nounwind }
attributes #18 = { nounwind }
