; test: what clang -O1 makes of a C program: the game of life on a torus.
; exit: 8
; stdout: ................
; stdout: ................
; stdout: ................
; stdout: ..#.#...........
; stdout: ...##...........
; stdout: ...#......#.....
; stdout: ..........#.....
; stdout: ..........#.....
; stdout: ................
; stdout: ................
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c".#.\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"..#\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"###\00", align 1
@__const.main.glider = private unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2], align 16
@grid = internal unnamed_addr global [2 x [10 x [16 x i8]]] zeroinitializer, align 16
@turn = internal unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [3 x i8] c".#\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [17 x i8], align 16
  %2 = load i32, ptr @turn, align 4
  %3 = zext nneg i32 %2 to i64
  br label %4

4:                                                ; preds = %10, %0
  %5 = phi i64 [ 0, %0 ], [ %11, %10 ]
  %6 = getelementptr inbounds ptr, ptr @__const.main.glider, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = load i8, ptr %7, align 1, !tbaa !9
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %13, %4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 3
  br i1 %12, label %25, label %4, !llvm.loop !10

13:                                               ; preds = %4, %13
  %14 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %15 = phi i8 [ %21, %13 ], [ %8, %4 ]
  %16 = icmp eq i8 %15, 35
  %17 = zext i1 %16 to i8
  %18 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %3, i64 %5, i64 %14
  store i8 %17, ptr %18, align 1, !tbaa !9
  %19 = add nuw nsw i64 %14, 1
  %20 = getelementptr inbounds i8, ptr %7, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !9
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %10, label %13, !llvm.loop !13

23:                                               ; preds = %25
  %24 = load i32, ptr @turn, align 4
  br label %60

25:                                               ; preds = %10, %25
  %26 = phi i64 [ %32, %25 ], [ 0, %10 ]
  %27 = phi i8 [ %34, %25 ], [ 35, %10 ]
  %28 = icmp eq i8 %27, 35
  %29 = zext i1 %28 to i8
  %30 = add nuw nsw i64 %26, 9
  %31 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %3, i64 6, i64 %30
  store i8 %29, ptr %31, align 1, !tbaa !9
  %32 = add nuw nsw i64 %26, 1
  %33 = getelementptr inbounds i8, ptr @.str.2, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %23, label %25, !llvm.loop !13

36:                                               ; preds = %114
  store i32 %115, ptr @turn, align 4
  %37 = getelementptr inbounds i8, ptr %1, i64 16
  br label %38

38:                                               ; preds = %42, %36
  %39 = phi i64 [ 0, %36 ], [ %44, %42 ]
  call void @llvm.lifetime.start.p0(i64 17, ptr nonnull %1) #3
  %40 = load i32, ptr @turn, align 4, !tbaa !14
  %41 = zext nneg i32 %40 to i64
  br label %50

42:                                               ; preds = %50
  store i8 0, ptr %37, align 16, !tbaa !9
  %43 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %1)
  call void @llvm.lifetime.end.p0(i64 17, ptr nonnull %1) #3
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, 10
  br i1 %45, label %46, label %38, !llvm.loop !16

46:                                               ; preds = %42
  %47 = load i32, ptr @turn, align 4, !tbaa !14
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %48
  br label %119

50:                                               ; preds = %50, %38
  %51 = phi i64 [ 0, %38 ], [ %58, %50 ]
  %52 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %41, i64 %39, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !9
  %54 = zext i8 %53 to i64
  %55 = getelementptr inbounds [3 x i8], ptr @.str.3, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !9
  %57 = getelementptr inbounds [17 x i8], ptr %1, i64 0, i64 %51
  store i8 %56, ptr %57, align 1, !tbaa !9
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, 16
  br i1 %59, label %42, label %50, !llvm.loop !17

60:                                               ; preds = %23, %114
  %61 = phi i32 [ 0, %23 ], [ %116, %114 ]
  %62 = phi i32 [ %24, %23 ], [ %115, %114 ]
  %63 = zext nneg i32 %62 to i64
  %64 = icmp eq i32 %62, 0
  %65 = zext i1 %64 to i64
  br label %66

66:                                               ; preds = %70, %60
  %67 = phi i64 [ 0, %60 ], [ %71, %70 ]
  %68 = trunc i64 %67 to i32
  %69 = add i32 %68, 10
  br label %73

70:                                               ; preds = %108
  %71 = add nuw nsw i64 %67, 1
  %72 = icmp eq i64 %71, 10
  br i1 %72, label %114, label %66, !llvm.loop !18

73:                                               ; preds = %108, %66
  %74 = phi i64 [ 0, %66 ], [ %112, %108 ]
  %75 = trunc i64 %74 to i32
  br label %76

76:                                               ; preds = %82, %73
  %77 = phi i32 [ -1, %73 ], [ %83, %82 ]
  %78 = phi i32 [ 0, %73 ], [ %99, %82 ]
  %79 = add nsw i32 %69, %77
  %80 = urem i32 %79, 10
  %81 = zext nneg i32 %80 to i64
  br label %85

82:                                               ; preds = %98
  %83 = add nsw i32 %77, 1
  %84 = icmp eq i32 %83, 2
  br i1 %84, label %102, label %76, !llvm.loop !19

85:                                               ; preds = %98, %76
  %86 = phi i32 [ -1, %76 ], [ %100, %98 ]
  %87 = phi i32 [ %78, %76 ], [ %99, %98 ]
  %88 = or i32 %86, %77
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %98, label %90

90:                                               ; preds = %85
  %91 = add nsw i32 %86, %75
  %92 = and i32 %91, 15
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %63, i64 %81, i64 %93
  %95 = load i8, ptr %94, align 1, !tbaa !9
  %96 = zext i8 %95 to i32
  %97 = add nsw i32 %87, %96
  br label %98

98:                                               ; preds = %90, %85
  %99 = phi i32 [ %97, %90 ], [ %87, %85 ]
  %100 = add nsw i32 %86, 1
  %101 = icmp eq i32 %100, 2
  br i1 %101, label %82, label %85, !llvm.loop !20

102:                                              ; preds = %82
  switch i32 %99, label %107 [
    i32 3, label %108
    i32 2, label %103
  ]

103:                                              ; preds = %102
  %104 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %63, i64 %67, i64 %74
  %105 = load i8, ptr %104, align 1, !tbaa !9
  %106 = icmp ne i8 %105, 0
  br label %108

107:                                              ; preds = %102
  br label %108

108:                                              ; preds = %107, %103, %102
  %109 = phi i1 [ true, %102 ], [ %106, %103 ], [ false, %107 ]
  %110 = zext i1 %109 to i8
  %111 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %65, i64 %67, i64 %74
  store i8 %110, ptr %111, align 1, !tbaa !9
  %112 = add nuw nsw i64 %74, 1
  %113 = icmp eq i64 %112, 16
  br i1 %113, label %70, label %73, !llvm.loop !21

114:                                              ; preds = %70
  %115 = zext i1 %64 to i32
  %116 = add nuw nsw i32 %61, 1
  %117 = icmp eq i32 %116, 9
  br i1 %117, label %36, label %60, !llvm.loop !22

118:                                              ; preds = %119
  ret i32 %125

119:                                              ; preds = %46, %119
  %120 = phi i64 [ 0, %46 ], [ %126, %119 ]
  %121 = phi i32 [ 0, %46 ], [ %125, %119 ]
  %122 = getelementptr inbounds i8, ptr %49, i64 %120
  %123 = load i8, ptr %122, align 1, !tbaa !9
  %124 = zext i8 %123 to i32
  %125 = add nuw nsw i32 %121, %124
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, 160
  br i1 %127, label %118, label %119, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
