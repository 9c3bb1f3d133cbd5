; test: a program that counts for coverage runs, and is told that none is written.
; exit: 3
; stdout: 75
; stderr: no coverage is written, for which this program counts (`--coverage`)
; oracle: none (LLVM's JIT has no library that writes it)
source_filename = "pg.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @twice, ptr @more], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@__llvm_gcov_ctr = internal global [1 x i64] zeroinitializer
@__llvm_gcov_ctr.1 = internal global [1 x i64] zeroinitializer
@__llvm_gcov_ctr.2 = internal global [2 x i64] zeroinitializer
@0 = private unnamed_addr constant [13 x i8] c"/src/pg.gcda\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @__llvm_gcov_init, ptr null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !9 {
  %2 = load i64, ptr @__llvm_gcov_ctr, align 8, !nosanitize !11
  %3 = add i64 %2, 1
  store i64 %3, ptr @__llvm_gcov_ctr, align 8, !nosanitize !11
  %4 = shl nsw i32 %0, 1, !dbg !12
  ret i32 %4, !dbg !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal range(i32 -2147483647, -2147483648) i32 @more(i32 noundef %0) #0 !dbg !14 {
  %2 = load i64, ptr @__llvm_gcov_ctr.1, align 8, !nosanitize !11
  %3 = add i64 %2, 1
  store i64 %3, ptr @__llvm_gcov_ctr.1, align 8, !nosanitize !11
  %4 = add nsw i32 %0, 1, !dbg !15
  ret i32 %4, !dbg !16
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #1 !dbg !17 {
  %3 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3), !dbg !18
  %4 = mul nsw i32 %0, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  br label %11, !dbg !19

7:                                                ; preds = %11
  %8 = load i64, ptr @__llvm_gcov_ctr.2, align 8, !dbg !19, !nosanitize !11
  %9 = add i64 %8, 1, !dbg !19
  store i64 %9, ptr @__llvm_gcov_ctr.2, align 8, !dbg !19, !nosanitize !11
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %24), !dbg !20
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3), !dbg !21
  ret i32 3, !dbg !22

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %27, %11 ]
  %13 = phi i32 [ 0, %2 ], [ %24, %11 ]
  %14 = and i32 %12, 1, !dbg !23
  %15 = zext nneg i32 %14 to i64, !dbg !24
  %16 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %15, !dbg !24
  %17 = load ptr, ptr %16, align 8, !dbg !24, !tbaa !25
  %18 = tail call i32 %17(i32 noundef %12) #7, !dbg !24
  %19 = add nsw i32 %18, %13, !dbg !29
  %20 = trunc nuw i32 %12 to i8, !dbg !30
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %3, i8 %20, i64 %5, i1 false), !dbg !30
  %21 = load i8, ptr %6, align 1, !dbg !31, !tbaa !32
  %22 = and i8 %21, 1, !dbg !33
  %23 = zext nneg i8 %22 to i32, !dbg !33
  %24 = add nsw i32 %19, %23, !dbg !34
  %25 = load i64, ptr getelementptr inbounds (i8, ptr @__llvm_gcov_ctr.2, i64 8), align 8, !dbg !35, !nosanitize !11
  %26 = add i64 %25, 1, !dbg !35
  store i64 %26, ptr getelementptr inbounds (i8, ptr @__llvm_gcov_ctr.2, i64 8), align 8, !dbg !35, !nosanitize !11
  %27 = add nuw nsw i32 %12, 1, !dbg !35
  %28 = icmp eq i32 %27, 10, !dbg !36
  br i1 %28, label %7, label %11, !dbg !19, !llvm.loop !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: noinline nounwind uwtable
define internal void @__llvm_gcov_writeout() unnamed_addr #5 {
  tail call void @llvm_gcda_start_file(ptr nonnull @0, i32 875575338, i32 1708003113) #7
  tail call void @llvm_gcda_emit_function(i32 0, i32 -1487649816, i32 1708003113) #7
  tail call void @llvm_gcda_emit_arcs(i32 1, ptr nonnull @__llvm_gcov_ctr) #7
  tail call void @llvm_gcda_emit_function(i32 1, i32 489660128, i32 1708003113) #7
  tail call void @llvm_gcda_emit_arcs(i32 1, ptr nonnull @__llvm_gcov_ctr.1) #7
  tail call void @llvm_gcda_emit_function(i32 2, i32 -1126913224, i32 1708003113) #7
  tail call void @llvm_gcda_emit_arcs(i32 2, ptr nonnull @__llvm_gcov_ctr.2) #7
  tail call void @llvm_gcda_summary_info() #7
  tail call void @llvm_gcda_end_file() #7
  ret void
}

declare void @llvm_gcda_start_file(ptr, i32, i32) local_unnamed_addr

declare void @llvm_gcda_emit_function(i32, i32, i32) local_unnamed_addr

declare void @llvm_gcda_emit_arcs(i32, ptr) local_unnamed_addr

declare void @llvm_gcda_summary_info() local_unnamed_addr

declare void @llvm_gcda_end_file() local_unnamed_addr

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable
define internal void @__llvm_gcov_reset() unnamed_addr #6 {
  store i64 0, ptr @__llvm_gcov_ctr, align 8
  store i64 0, ptr @__llvm_gcov_ctr.1, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @__llvm_gcov_ctr.2, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @__llvm_gcov_init() unnamed_addr #5 {
  tail call void @llvm_gcov_init(ptr nonnull @__llvm_gcov_writeout, ptr nonnull @__llvm_gcov_reset) #7
  ret void
}

declare void @llvm_gcov_init(ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind uwtable "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.gcov = !{!7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pg.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{!"/src/pg.gcno", !"/src/pg.gcda", !0}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 5, column: 36, scope: !9)
!13 = !DILocation(line: 5, column: 27, scope: !9)
!14 = distinct !DISubprogram(name: "more", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DILocation(line: 6, column: 35, scope: !14)
!16 = !DILocation(line: 6, column: 26, scope: !14)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DILocation(line: 10, column: 3, scope: !17)
!19 = !DILocation(line: 11, column: 3, scope: !17)
!20 = !DILocation(line: 12, column: 3, scope: !17)
!21 = !DILocation(line: 14, column: 1, scope: !17)
!22 = !DILocation(line: 13, column: 3, scope: !17)
!23 = !DILocation(line: 11, column: 49, scope: !17)
!24 = !DILocation(line: 11, column: 41, scope: !17)
!25 = !{!26, !26, i64 0}
!26 = !{!"any pointer", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}
!29 = !DILocation(line: 11, column: 38, scope: !17)
!30 = !DILocation(line: 11, column: 58, scope: !17)
!31 = !DILocation(line: 11, column: 94, scope: !17)
!32 = !{!27, !27, i64 0}
!33 = !DILocation(line: 11, column: 104, scope: !17)
!34 = !DILocation(line: 11, column: 91, scope: !17)
!35 = !DILocation(line: 11, column: 28, scope: !17)
!36 = !DILocation(line: 11, column: 21, scope: !17)
!37 = distinct !{!37, !19, !38, !39}
!38 = !DILocation(line: 11, column: 109, scope: !17)
!39 = !{!"llvm.loop.mustprogress"}
