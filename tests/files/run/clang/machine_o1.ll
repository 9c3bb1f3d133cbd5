; test: what clang -O1 makes of a C program: a stack machine with computed dispatch.
; exit: 0
; stdout: 3628800\x20
; stdout: 3628800 118
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { [64 x i32], [16 x i32], i32, i32, i32, ptr, i64 }

@main.code = internal constant [25 x i32] [i32 0, i32 1, i32 0, i32 10, i32 6, i32 4, i32 21, i32 11, i32 16, i32 0, i32 1, i32 2, i32 5, i32 4, i32 13, i32 13, i32 7, i32 8, i32 3, i32 7, i32 12, i32 9, i32 6, i32 10, i32 13], align 16
@__const.main.m = private unnamed_addr constant %struct.machine { [64 x i32] zeroinitializer, [16 x i32] zeroinitializer, i32 0, i32 0, i32 0, ptr @main.code, i64 0 }, align 8
@.str = private unnamed_addr constant [9 x i8] c"\0A%d %ld\0A\00", align 1
@ops = internal unnamed_addr constant [4 x ptr] [ptr null, ptr @add, ptr @sub, ptr @mul], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@stderr = external local_unnamed_addr global ptr, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"bad code\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.machine, align 8
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %1) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(352) %1, ptr noundef nonnull align 8 dereferenceable(352) @__const.main.m, i64 352, i1 false)
  %2 = getelementptr inbounds i8, ptr %1, i64 336
  %3 = getelementptr inbounds i8, ptr %1, i64 328
  %4 = getelementptr inbounds i8, ptr %1, i64 344
  %5 = getelementptr inbounds i8, ptr %1, i64 320
  %6 = getelementptr inbounds i8, ptr %1, i64 256
  %7 = getelementptr inbounds i8, ptr %1, i64 324
  %8 = load ptr, ptr %2, align 8, !tbaa !5
  %9 = load i64, ptr %4, align 8, !tbaa !12
  br label %10

10:                                               ; preds = %129, %0
  %11 = phi i64 [ %9, %0 ], [ %18, %129 ]
  %12 = phi i32 [ undef, %0 ], [ %130, %129 ]
  %13 = load i32, ptr %3, align 8, !tbaa !13
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 8, !tbaa !13
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i32, ptr %8, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !14
  %18 = add nsw i64 %11, 1
  switch i32 %17, label %129 [
    i32 0, label %19
    i32 1, label %28
    i32 2, label %28
    i32 3, label %28
    i32 4, label %45
    i32 5, label %57
    i32 6, label %61
    i32 7, label %71
    i32 8, label %85
    i32 9, label %95
    i32 10, label %98
    i32 11, label %105
    i32 12, label %115
    i32 13, label %121
  ]

19:                                               ; preds = %10
  %20 = add nsw i32 %13, 2
  store i32 %20, ptr %3, align 8, !tbaa !13
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds i32, ptr %8, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !14
  %24 = load i32, ptr %5, align 8, !tbaa !15
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 8, !tbaa !15
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !14
  br label %129

28:                                               ; preds = %10, %10, %10
  %29 = load i32, ptr %5, align 8, !tbaa !15
  %30 = add nsw i32 %29, -1
  store i32 %30, ptr %5, align 8, !tbaa !15
  %31 = sext i32 %17 to i64
  %32 = getelementptr inbounds [4 x ptr], ptr @ops, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !16
  %34 = add nsw i32 %29, -2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !14
  %38 = sext i32 %30 to i64
  %39 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !14
  %41 = tail call i32 %33(i32 noundef %37, i32 noundef %40) #7
  %42 = add nsw i32 %29, -2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %43
  store i32 %41, ptr %44, align 4, !tbaa !14
  br label %129

45:                                               ; preds = %10
  %46 = add nsw i32 %13, 2
  store i32 %46, ptr %3, align 8, !tbaa !13
  %47 = sext i32 %14 to i64
  %48 = getelementptr inbounds i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !14
  %50 = load i32, ptr %5, align 8, !tbaa !15
  %51 = add nsw i32 %50, -1
  store i32 %51, ptr %5, align 8, !tbaa !15
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !14
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %129

56:                                               ; preds = %45
  store i32 %49, ptr %3, align 8, !tbaa !13
  br label %129

57:                                               ; preds = %10
  %58 = sext i32 %14 to i64
  %59 = getelementptr inbounds i32, ptr %8, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !14
  store i32 %60, ptr %3, align 8, !tbaa !13
  br label %129

61:                                               ; preds = %10
  %62 = load i32, ptr %5, align 8, !tbaa !15
  %63 = add nsw i32 %62, -1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !14
  %67 = sext i32 %62 to i64
  %68 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %67
  store i32 %66, ptr %68, align 4, !tbaa !14
  %69 = load i32, ptr %5, align 8, !tbaa !15
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %5, align 8, !tbaa !15
  br label %129

71:                                               ; preds = %10
  %72 = load i32, ptr %5, align 8, !tbaa !15
  %73 = add nsw i32 %72, -1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !14
  %77 = add nsw i32 %72, -2
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !14
  store i32 %80, ptr %75, align 4, !tbaa !14
  %81 = load i32, ptr %5, align 8, !tbaa !15
  %82 = add nsw i32 %81, -2
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %83
  store i32 %76, ptr %84, align 4, !tbaa !14
  br label %129

85:                                               ; preds = %10
  %86 = load i32, ptr %5, align 8, !tbaa !15
  %87 = add nsw i32 %86, -2
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !14
  %91 = sext i32 %86 to i64
  %92 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %91
  store i32 %90, ptr %92, align 4, !tbaa !14
  %93 = load i32, ptr %5, align 8, !tbaa !15
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %5, align 8, !tbaa !15
  br label %129

95:                                               ; preds = %10
  %96 = load i32, ptr %5, align 8, !tbaa !15
  %97 = add nsw i32 %96, -1
  store i32 %97, ptr %5, align 8, !tbaa !15
  br label %129

98:                                               ; preds = %10
  %99 = load i32, ptr %5, align 8, !tbaa !15
  %100 = add nsw i32 %99, -1
  store i32 %100, ptr %5, align 8, !tbaa !15
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !14
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %103)
  br label %129

105:                                              ; preds = %10
  %106 = add nsw i32 %13, 2
  %107 = load i32, ptr %7, align 4, !tbaa !17
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %7, align 4, !tbaa !17
  %109 = sext i32 %107 to i64
  %110 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !14
  %111 = load i32, ptr %3, align 8, !tbaa !13
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %8, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !14
  store i32 %114, ptr %3, align 8, !tbaa !13
  br label %129

115:                                              ; preds = %10
  %116 = load i32, ptr %7, align 4, !tbaa !17
  %117 = add nsw i32 %116, -1
  store i32 %117, ptr %7, align 4, !tbaa !17
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !14
  store i32 %120, ptr %3, align 8, !tbaa !13
  br label %129

121:                                              ; preds = %10
  %122 = load i32, ptr %5, align 8, !tbaa !15
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %121
  %125 = add nsw i32 %122, -1
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [64 x i32], ptr %1, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !14
  br label %129

129:                                              ; preds = %124, %121, %115, %105, %98, %95, %85, %71, %61, %57, %56, %45, %28, %19, %10
  %130 = phi i32 [ %128, %124 ], [ 0, %121 ], [ %12, %10 ], [ %12, %45 ], [ %12, %56 ], [ %12, %115 ], [ %12, %105 ], [ %12, %98 ], [ %12, %95 ], [ %12, %85 ], [ %12, %71 ], [ %12, %61 ], [ %12, %57 ], [ %12, %28 ], [ %12, %19 ]
  %131 = phi i32 [ 1, %124 ], [ 1, %121 ], [ 5, %10 ], [ 0, %45 ], [ 0, %56 ], [ 0, %115 ], [ 0, %105 ], [ 0, %98 ], [ 0, %95 ], [ 0, %85 ], [ 0, %71 ], [ 0, %61 ], [ 0, %57 ], [ 0, %28 ], [ 0, %19 ]
  switch i32 %131, label %135 [
    i32 0, label %10
    i32 1, label %136
    i32 5, label %132
  ], !llvm.loop !18

132:                                              ; preds = %129
  store i64 %18, ptr %4, align 8, !tbaa !12
  %133 = load ptr, ptr @stderr, align 8, !tbaa !16
  %134 = tail call i64 @fwrite(ptr nonnull @.str.2, i64 9, i64 1, ptr %133) #8
  tail call void @exit(i32 noundef 99) #9
  unreachable

135:                                              ; preds = %129
  unreachable

136:                                              ; preds = %129
  store i64 %18, ptr %4, align 8, !tbaa !12
  %137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %130, i64 noundef %18)
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #5 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #5 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #5 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind }
attributes #7 = { nounwind }
attributes #8 = { cold }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !10, i64 336}
!6 = !{!"machine", !7, i64 0, !7, i64 256, !9, i64 320, !9, i64 324, !9, i64 328, !10, i64 336, !11, i64 344}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"int", !7, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!"long", !7, i64 0}
!12 = !{!6, !11, i64 344}
!13 = !{!6, !9, i64 328}
!14 = !{!9, !9, i64 0}
!15 = !{!6, !9, i64 320}
!16 = !{!10, !10, i64 0}
!17 = !{!6, !9, i64 324}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
