; test: what clang -O1 makes of a C program: arithmetic of every width, and integration.
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
@rng = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = load i64, ptr @rng, align 8, !tbaa !5
  br label %42

2:                                                ; preds = %87
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %91)
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef -56, i32 noundef 127, i32 noundef 127)
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 3, i32 noundef 16675)
  %6 = load i64, ptr @rng, align 8, !tbaa !5
  %7 = shl i64 %6, 13
  %8 = xor i64 %7, %6
  %9 = lshr i64 %8, 7
  %10 = xor i64 %9, %8
  %11 = shl i64 %10, 17
  %12 = xor i64 %11, %10
  store i64 %12, ptr @rng, align 8, !tbaa !5
  %13 = icmp eq i64 %11, %10
  br i1 %13, label %21, label %14

14:                                               ; preds = %2, %14
  %15 = phi i32 [ %19, %14 ], [ 0, %2 ]
  %16 = phi i64 [ %18, %14 ], [ %12, %2 ]
  %17 = add i64 %16, -1
  %18 = and i64 %17, %16
  %19 = add nuw nsw i32 %15, 1
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %21, label %14, !llvm.loop !9

21:                                               ; preds = %14, %2
  %22 = phi i32 [ 0, %2 ], [ %19, %14 ]
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef 32, i32 noundef %22)
  br label %24

24:                                               ; preds = %24, %21
  %25 = phi i32 [ 0, %21 ], [ %35, %24 ]
  %26 = phi double [ 0.000000e+00, %21 ], [ %34, %24 ]
  %27 = uitofp nneg i32 %25 to double
  %28 = fadd double %27, 5.000000e-01
  %29 = tail call double @llvm.fmuladd.f64(double %28, double 4.000000e-03, double -1.000000e+00)
  %30 = fmul double %29, %29
  %31 = fmul double %29, -2.000000e+00
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %29, double %31)
  %33 = fadd double %32, 1.000000e+00
  %34 = fadd double %26, %33
  %35 = add nuw nsw i32 %25, 1
  %36 = icmp eq i32 %35, 1000
  br i1 %36, label %37, label %24, !llvm.loop !12

37:                                               ; preds = %24
  %38 = fmul double %34, 4.000000e-03
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %38, double noundef 3.750000e+00)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef -3, i64 noundef -2, i64 noundef 3689348814741910319)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef 4, i32 noundef -32768)
  ret i32 3

42:                                               ; preds = %0, %87
  %43 = phi i64 [ 0, %0 ], [ %92, %87 ]
  %44 = phi i32 [ 0, %0 ], [ %91, %87 ]
  %45 = phi i64 [ %1, %0 ], [ %88, %87 ]
  %46 = icmp ult i64 %43, 4
  br i1 %46, label %50, label %47

47:                                               ; preds = %42
  %48 = add nsw i64 %43, -3
  %49 = add nsw i64 %43, -1
  br label %56

50:                                               ; preds = %42
  %51 = icmp ugt i64 %43, 1
  br label %87

52:                                               ; preds = %83
  %53 = add nuw nsw i32 %58, 1
  %54 = icmp ugt i32 %58, 6
  %55 = icmp eq i32 %53, 8
  br i1 %55, label %85, label %56, !llvm.loop !13

56:                                               ; preds = %52, %47
  %57 = phi i1 [ false, %47 ], [ %54, %52 ]
  %58 = phi i32 [ 0, %47 ], [ %53, %52 ]
  %59 = phi i64 [ %45, %47 ], [ %65, %52 ]
  %60 = shl i64 %59, 13
  %61 = xor i64 %60, %59
  %62 = lshr i64 %61, 7
  %63 = xor i64 %62, %61
  %64 = shl i64 %63, 17
  %65 = xor i64 %64, %63
  %66 = urem i64 %65, %48
  %67 = add nuw nsw i64 %66, 2
  br label %68

68:                                               ; preds = %78, %56
  %69 = phi i64 [ %80, %78 ], [ %67, %56 ]
  %70 = phi i64 [ %79, %78 ], [ 1, %56 ]
  %71 = phi i64 [ %81, %78 ], [ %49, %56 ]
  %72 = urem i64 %69, %43
  %73 = and i64 %71, 1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %68
  %76 = mul nuw nsw i64 %72, %70
  %77 = urem i64 %76, %43
  br label %78

78:                                               ; preds = %75, %68
  %79 = phi i64 [ %77, %75 ], [ %70, %68 ]
  %80 = mul nuw nsw i64 %72, %72
  %81 = lshr i64 %71, 1
  %82 = icmp ult i64 %71, 2
  br i1 %82, label %83, label %68, !llvm.loop !14

83:                                               ; preds = %78
  %84 = icmp eq i64 %79, 1
  br i1 %84, label %52, label %85

85:                                               ; preds = %83, %52
  %86 = phi i1 [ %57, %83 ], [ %54, %52 ]
  store i64 %65, ptr @rng, align 8, !tbaa !5
  br label %87

87:                                               ; preds = %50, %85
  %88 = phi i64 [ %45, %50 ], [ %65, %85 ]
  %89 = phi i1 [ %51, %50 ], [ %86, %85 ]
  %90 = zext i1 %89 to i32
  %91 = add nuw nsw i32 %44, %90
  %92 = add nuw nsw i64 %43, 1
  %93 = icmp eq i64 %92, 3000
  br i1 %93, label %2, label %42, !llvm.loop !15
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
