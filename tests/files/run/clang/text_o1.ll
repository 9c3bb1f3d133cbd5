; test: what clang -O1 makes of a C program: checksums, base64 and sorted words.
; exit: 9
; stdout: ce0c5114
; stdout: dGhlIHF1aWNrIA==
; stdout: 11
; stdout: brown,god,fox,spmuj,lazy,revo,quick,eht,the
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.line = private unnamed_addr constant [44 x i8] c"the quick brown fox jumps over the lazy dog\00", align 16
@.str = private unnamed_addr constant [6 x i8] c"%08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%s%c\00", align 1
@crc_table = internal unnamed_addr global [256 x i32] zeroinitializer, align 16
@base64.digits = internal unnamed_addr constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 16
@switch.table.main = private unnamed_addr constant [11 x i32] [i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 0, i32 1], align 4

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [44 x i8], align 16
  %2 = alloca [16 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %1) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(44) %1, ptr noundef nonnull align 16 dereferenceable(44) @__const.main.line, i64 44, i1 false)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2) #11
  br label %3

3:                                                ; preds = %6, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %6 ]
  %5 = trunc nuw nsw i64 %4 to i32
  br label %10

6:                                                ; preds = %10
  %7 = getelementptr inbounds [256 x i32], ptr @crc_table, i64 0, i64 %4
  store i32 %17, ptr %7, align 4, !tbaa !5
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 256
  br i1 %9, label %20, label %3, !llvm.loop !9

10:                                               ; preds = %10, %3
  %11 = phi i32 [ 0, %3 ], [ %18, %10 ]
  %12 = phi i32 [ %5, %3 ], [ %17, %10 ]
  %13 = and i32 %12, 1
  %14 = icmp eq i32 %13, 0
  %15 = lshr i32 %12, 1
  %16 = xor i32 %15, -306674912
  %17 = select i1 %14, i32 %15, i32 %16
  %18 = add nuw nsw i32 %11, 1
  %19 = icmp eq i32 %18, 8
  br i1 %19, label %6, label %10, !llvm.loop !12

20:                                               ; preds = %6
  %21 = load i8, ptr %1, align 16, !tbaa !13
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %20, %23
  %24 = phi i8 [ %35, %23 ], [ %21, %20 ]
  %25 = phi i32 [ %34, %23 ], [ -1, %20 ]
  %26 = phi ptr [ %27, %23 ], [ %1, %20 ]
  %27 = getelementptr inbounds i8, ptr %26, i64 1
  %28 = trunc i32 %25 to i8
  %29 = xor i8 %24, %28
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds [256 x i32], ptr @crc_table, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = lshr i32 %25, 8
  %34 = xor i32 %32, %33
  %35 = load i8, ptr %27, align 1, !tbaa !13
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %23, !llvm.loop !14

37:                                               ; preds = %23
  %38 = xor i32 %34, -1
  br label %39

39:                                               ; preds = %20, %37
  %40 = phi i32 [ 0, %20 ], [ %38, %37 ]
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %40)
  %42 = tail call noalias dereferenceable_or_null(17) ptr @malloc(i64 noundef 17) #12
  br label %43

43:                                               ; preds = %92, %39
  %44 = phi i64 [ 0, %39 ], [ %95, %92 ]
  %45 = phi ptr [ %42, %39 ], [ %94, %92 ]
  %46 = getelementptr inbounds i8, ptr %1, i64 %44
  %47 = load i8, ptr %46, align 1, !tbaa !13
  %48 = zext i8 %47 to i32
  %49 = shl nuw nsw i32 %48, 16
  %50 = icmp eq i64 %44, 9
  br i1 %50, label %56, label %51

51:                                               ; preds = %43
  %52 = getelementptr inbounds i8, ptr %46, i64 1
  %53 = load i8, ptr %52, align 1, !tbaa !13
  %54 = zext i8 %53 to i32
  %55 = shl nuw nsw i32 %54, 8
  br label %56

56:                                               ; preds = %51, %43
  %57 = phi i32 [ %55, %51 ], [ 0, %43 ]
  %58 = or i32 %57, %49
  %59 = icmp ult i64 %44, 8
  br i1 %59, label %60, label %64

60:                                               ; preds = %56
  %61 = getelementptr inbounds i8, ptr %46, i64 2
  %62 = load i8, ptr %61, align 1, !tbaa !13
  %63 = zext i8 %62 to i32
  br label %64

64:                                               ; preds = %60, %56
  %65 = phi i32 [ %63, %60 ], [ 0, %56 ]
  %66 = lshr i32 %58, 18
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !13
  %70 = getelementptr inbounds i8, ptr %45, i64 1
  store i8 %69, ptr %45, align 1, !tbaa !13
  %71 = lshr i32 %58, 12
  %72 = and i32 %71, 63
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !13
  %76 = getelementptr inbounds i8, ptr %45, i64 2
  store i8 %75, ptr %70, align 1, !tbaa !13
  br i1 %50, label %84, label %77

77:                                               ; preds = %64
  %78 = or disjoint i32 %65, %57
  %79 = lshr i32 %78, 6
  %80 = and i32 %79, 63
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !13
  br label %84

84:                                               ; preds = %77, %64
  %85 = phi i8 [ %83, %77 ], [ 61, %64 ]
  %86 = getelementptr inbounds i8, ptr %45, i64 3
  store i8 %85, ptr %76, align 1, !tbaa !13
  br i1 %59, label %87, label %92

87:                                               ; preds = %84
  %88 = and i32 %65, 63
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !13
  br label %92

92:                                               ; preds = %87, %84
  %93 = phi i8 [ %91, %87 ], [ 61, %84 ]
  %94 = getelementptr inbounds i8, ptr %45, i64 4
  store i8 %93, ptr %86, align 1, !tbaa !13
  %95 = add nuw nsw i64 %44, 3
  %96 = icmp ult i64 %44, 7
  br i1 %96, label %43, label %97, !llvm.loop !15

97:                                               ; preds = %92
  store i8 0, ptr %94, align 1, !tbaa !13
  %98 = tail call i32 @puts(ptr nonnull dereferenceable(1) %42)
  %99 = load i8, ptr %1, align 16, !tbaa !13
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %119, label %101

101:                                              ; preds = %97, %113
  %102 = phi i8 [ %117, %113 ], [ %99, %97 ]
  %103 = phi i32 [ %115, %113 ], [ 0, %97 ]
  %104 = phi ptr [ %116, %113 ], [ %1, %97 ]
  %105 = zext i8 %102 to i32
  %106 = add nsw i32 %105, -97
  %107 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 31)
  %108 = icmp ult i32 %107, 11
  br i1 %108, label %109, label %113

109:                                              ; preds = %101
  %110 = zext nneg i32 %107 to i64
  %111 = getelementptr inbounds [11 x i32], ptr @switch.table.main, i64 0, i64 %110
  %112 = load i32, ptr %111, align 4
  br label %113

113:                                              ; preds = %101, %109
  %114 = phi i32 [ %112, %109 ], [ 0, %101 ]
  %115 = add nuw nsw i32 %114, %103
  %116 = getelementptr inbounds i8, ptr %104, i64 1
  %117 = load i8, ptr %116, align 1, !tbaa !13
  %118 = icmp eq i8 %117, 0
  br i1 %118, label %119, label %101, !llvm.loop !16

119:                                              ; preds = %113, %97
  %120 = phi i32 [ 0, %97 ], [ %115, %113 ]
  %121 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %120)
  %122 = call ptr @strtok(ptr noundef nonnull %1, ptr noundef nonnull @.str.3) #11
  %123 = icmp eq ptr %122, null
  br i1 %123, label %126, label %133

124:                                              ; preds = %133
  %125 = trunc nuw i64 %136 to i32
  br label %126

126:                                              ; preds = %124, %119
  %127 = phi i32 [ 0, %119 ], [ %125, %124 ]
  %128 = zext nneg i32 %127 to i64
  call void @qsort(ptr noundef nonnull %2, i64 noundef %128, i64 noundef 8, ptr noundef nonnull @compare) #11
  %129 = icmp eq i32 %127, 0
  br i1 %129, label %140, label %130

130:                                              ; preds = %126
  %131 = zext i32 %127 to i64
  %132 = zext i32 %127 to i64
  br label %141

133:                                              ; preds = %119, %133
  %134 = phi i64 [ %136, %133 ], [ 0, %119 ]
  %135 = phi ptr [ %138, %133 ], [ %122, %119 ]
  %136 = add nuw nsw i64 %134, 1
  %137 = getelementptr inbounds [16 x ptr], ptr %2, i64 0, i64 %134
  store ptr %135, ptr %137, align 8, !tbaa !17
  %138 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.3) #11
  %139 = icmp eq ptr %138, null
  br i1 %139, label %124, label %133, !llvm.loop !19

140:                                              ; preds = %161, %126
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %1) #11
  ret i32 %127

141:                                              ; preds = %130, %161
  %142 = phi i64 [ 0, %130 ], [ %164, %161 ]
  %143 = and i64 %142, 1
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %161, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds [16 x ptr], ptr %2, i64 0, i64 %142
  %147 = load ptr, ptr %146, align 8, !tbaa !17
  %148 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %147) #13
  %149 = icmp ugt i64 %148, 1
  br i1 %149, label %150, label %161

150:                                              ; preds = %145, %150
  %151 = phi i64 [ %159, %150 ], [ 1, %145 ]
  %152 = phi i64 [ %151, %150 ], [ 0, %145 ]
  %153 = phi i64 [ %154, %150 ], [ %148, %145 ]
  %154 = add i64 %153, -1
  %155 = getelementptr inbounds i8, ptr %147, i64 %152
  %156 = load i8, ptr %155, align 1, !tbaa !13
  %157 = getelementptr inbounds i8, ptr %147, i64 %154
  %158 = load i8, ptr %157, align 1, !tbaa !13
  store i8 %158, ptr %155, align 1, !tbaa !13
  store i8 %156, ptr %157, align 1, !tbaa !13
  %159 = add nuw i64 %151, 1
  %160 = icmp ult i64 %159, %154
  br i1 %160, label %150, label %161, !llvm.loop !20

161:                                              ; preds = %150, %145, %141
  %162 = getelementptr inbounds [16 x ptr], ptr %2, i64 0, i64 %142
  %163 = load ptr, ptr %162, align 8, !tbaa !17
  %164 = add nuw nsw i64 %142, 1
  %165 = icmp ult i64 %164, %131
  %166 = select i1 %165, i32 44, i32 10
  %167 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef %163, i32 noundef %166)
  %168 = icmp eq i64 %164, %132
  br i1 %168, label %140, label %141, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare ptr @strtok(ptr noundef, ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal i32 @compare(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !17
  %4 = load ptr, ptr %1, align 8, !tbaa !17
  %5 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) %4) #13
  ret i32 %5
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #10

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nofree nounwind }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
