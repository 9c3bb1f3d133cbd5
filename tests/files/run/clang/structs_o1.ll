; test: what clang -O1 makes of a C program: structures, unions and bit fields passed by value.
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
%struct.Big = type { i64, i64, i64, [8 x i8] }

@table = internal unnamed_addr constant [3 x %struct.Point] [%struct.Point { i32 1, i32 2 }, %struct.Point { i32 3, i32 4 }, %struct.Point { i32 -5, i32 6 }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%.3f %.3f\0A\00", align 1
@__const.main.b = private unnamed_addr constant %struct.Big { i64 1, i64 2, i64 3, [8 x i8] c"name\00\00\00\00" }, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"%ld %ld %ld %s %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"%.2f %.2f %.2f\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%08x %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"%u %u %u\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.Big, align 8
  %2 = alloca %struct.Big, align 8
  %3 = tail call fastcc i64 @total()
  %4 = trunc i64 %3 to i32
  %5 = lshr i64 %3, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4, i32 noundef %6)
  br label %27

8:                                                ; preds = %27
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %33, double noundef %35)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %1) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.b, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #6
  %10 = load i64, ptr %1, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 24
  %16 = getelementptr inbounds i8, ptr %2, i64 25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %16, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds (i8, ptr @__const.main.b, i64 25), i64 7, i1 false)
  %17 = mul nsw i64 %10, 7
  %18 = add nsw i64 %12, 7
  %19 = xor i64 %14, 7
  store i64 %17, ptr %2, align 8, !tbaa !5
  %20 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %18, ptr %20, align 8, !tbaa !5
  %21 = getelementptr inbounds i8, ptr %2, i64 16
  store i64 %19, ptr %21, align 8, !tbaa !5
  %22 = getelementptr inbounds i8, ptr %2, i64 24
  store i8 90, ptr %22, align 8
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %17, i64 noundef %18, i64 noundef %19, ptr noundef nonnull %22, ptr noundef nonnull %15)
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef 2.500000e+00, double noundef 5.000000e+00, double noundef 8.750000e+00)
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef 1065353216, i32 noundef 63)
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef 5, i32 noundef 22, i32 noundef 1234567)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %1) #6
  ret i32 0

27:                                               ; preds = %0, %27
  %28 = phi double [ -2.000000e+00, %0 ], [ %35, %27 ]
  %29 = phi double [ 1.500000e+00, %0 ], [ %33, %27 ]
  %30 = phi i32 [ 0, %0 ], [ %36, %27 ]
  %31 = fneg double %28
  %32 = fmul double %28, %31
  %33 = tail call double @llvm.fmuladd.f64(double %29, double %29, double %32)
  %34 = fmul double %29, %28
  %35 = tail call double @llvm.fmuladd.f64(double %29, double %28, double %34)
  %36 = add nuw nsw i32 %30, 1
  %37 = icmp eq i32 %36, 3
  br i1 %37, label %8, label %27, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i64 @total() unnamed_addr #2 {
  br label %2

1:                                                ; preds = %2
  ret i64 %12

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %13, %2 ]
  %4 = phi i64 [ 0, %0 ], [ %12, %2 ]
  %5 = getelementptr inbounds %struct.Point, ptr @table, i64 %3
  %6 = load i64, ptr %5, align 8
  %7 = and i64 %4, -4294967296
  %8 = add i64 %6, %4
  %9 = add i64 %6, %7
  %10 = and i64 %9, -4294967296
  %11 = and i64 %8, 4294967295
  %12 = or disjoint i64 %10, %11
  %13 = add nuw nsw i64 %3, 1
  %14 = icmp eq i64 %13, 3
  br i1 %14, label %1, label %2, !llvm.loop !12
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
