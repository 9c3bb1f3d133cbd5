; ModuleID = 'sum.c'
source_filename = "sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"sum(%d) = <%d>\0A\00", align 1, !dbg !0

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @sum(i32 noundef %0) local_unnamed_addr #0 !dbg !17 {
    #dbg_value(i32 %0, !22, !DIExpression(), !26)
    #dbg_value(i32 0, !23, !DIExpression(), !26)
    #dbg_value(i32 1, !24, !DIExpression(), !27)
  %2 = icmp slt i32 %0, 1, !dbg !28
  br i1 %2, label %3, label %5, !dbg !30

3:                                                ; preds = %15, %1
  %4 = phi i32 [ 0, %1 ], [ %16, %15 ], !dbg !26
  ret i32 %4, !dbg !31

5:                                                ; preds = %1, %15
  %6 = phi i32 [ %17, %15 ], [ 1, %1 ]
  %7 = phi i32 [ %16, %15 ], [ 0, %1 ]
    #dbg_value(i32 %6, !24, !DIExpression(), !27)
    #dbg_value(i32 %7, !23, !DIExpression(), !26)
  %8 = and i32 %6, 1, !dbg !32
  %9 = icmp eq i32 %8, 0, !dbg !35
  br i1 %9, label %10, label %13, !dbg !36

10:                                               ; preds = %5
  %11 = tail call fastcc i32 @square(i32 noundef %6), !dbg !37
  %12 = add nsw i32 %11, %7, !dbg !38
    #dbg_value(i32 %12, !23, !DIExpression(), !26)
  br label %15, !dbg !39

13:                                               ; preds = %5
  %14 = sub nsw i32 %7, %6, !dbg !40
    #dbg_value(i32 %14, !23, !DIExpression(), !26)
  br label %15

15:                                               ; preds = %10, %13
  %16 = phi i32 [ %12, %10 ], [ %14, %13 ], !dbg !41
    #dbg_value(i32 %16, !23, !DIExpression(), !26)
  %17 = add nuw i32 %6, 1, !dbg !42
    #dbg_value(i32 %17, !24, !DIExpression(), !27)
  %18 = icmp eq i32 %6, %0, !dbg !28
  br i1 %18, label %3, label %5, !dbg !30, !llvm.loop !43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @square(i32 noundef %0) unnamed_addr #1 !dbg !47 {
    #dbg_value(i32 %0, !49, !DIExpression(), !50)
  %2 = mul nsw i32 %0, %0, !dbg !51
  ret i32 %2, !dbg !52
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !53 {
    #dbg_value(i32 %0, !59, !DIExpression(), !63)
    #dbg_value(ptr %1, !60, !DIExpression(), !63)
    #dbg_value(i32 0, !62, !DIExpression(), !63)
  %3 = tail call i32 @getchar(), !dbg !64
  %4 = add i32 %3, -48, !dbg !65
  %5 = icmp ult i32 %4, 10, !dbg !65
  br i1 %5, label %6, label %14, !dbg !66

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %12, %6 ], [ %4, %2 ]
  %8 = phi i32 [ %10, %6 ], [ 0, %2 ]
    #dbg_value(i32 %8, !62, !DIExpression(), !63)
  %9 = mul nsw i32 %8, 10, !dbg !67
  %10 = add nsw i32 %7, %9, !dbg !68
    #dbg_value(i32 %10, !62, !DIExpression(), !63)
  %11 = tail call i32 @getchar(), !dbg !64
    #dbg_value(i32 %11, !61, !DIExpression(), !63)
  %12 = add i32 %11, -48, !dbg !65
  %13 = icmp ult i32 %12, 10, !dbg !65
  br i1 %13, label %6, label %14, !dbg !66, !llvm.loop !69

14:                                               ; preds = %6, %2
  %15 = phi i32 [ 0, %2 ], [ %10, %6 ], !dbg !63
  %16 = tail call i32 @sum(i32 noundef %15), !dbg !71
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %15, i32 noundef %16), !dbg !72
  %18 = add nsw i32 %0, -1, !dbg !73
  ret i32 %18, !dbg !74
}

; Function Attrs: nofree nounwind
declare !dbg !75 noundef i32 @getchar() local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !79 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sum.c", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "225c621fe145da871c30ea456ec9f819")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 16)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !2, line: 7, type: !20)
!23 = !DILocalVariable(name: "total", scope: !17, file: !2, line: 8, type: !20)
!24 = !DILocalVariable(name: "i", scope: !25, file: !2, line: 9, type: !20)
!25 = distinct !DILexicalBlock(scope: !17, file: !2, line: 9, column: 3)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 0, scope: !25)
!28 = !DILocation(line: 9, column: 21, scope: !29)
!29 = distinct !DILexicalBlock(scope: !25, file: !2, line: 9, column: 3)
!30 = !DILocation(line: 9, column: 3, scope: !25)
!31 = !DILocation(line: 15, column: 3, scope: !17)
!32 = !DILocation(line: 10, column: 11, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !2, line: 10, column: 9)
!34 = distinct !DILexicalBlock(scope: !29, file: !2, line: 9, column: 32)
!35 = !DILocation(line: 10, column: 15, scope: !33)
!36 = !DILocation(line: 10, column: 9, scope: !34)
!37 = !DILocation(line: 11, column: 16, scope: !33)
!38 = !DILocation(line: 11, column: 13, scope: !33)
!39 = !DILocation(line: 11, column: 7, scope: !33)
!40 = !DILocation(line: 13, column: 13, scope: !33)
!41 = !DILocation(line: 0, scope: !33)
!42 = !DILocation(line: 9, column: 28, scope: !29)
!43 = distinct !{!43, !30, !44, !45, !46}
!44 = !DILocation(line: 14, column: 3, scope: !25)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = distinct !DISubprogram(name: "square", scope: !2, file: !2, line: 3, type: !18, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !48)
!48 = !{!49}
!49 = !DILocalVariable(name: "n", arg: 1, scope: !47, file: !2, line: 3, type: !20)
!50 = !DILocation(line: 0, scope: !47)
!51 = !DILocation(line: 4, column: 12, scope: !47)
!52 = !DILocation(line: 4, column: 3, scope: !47)
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !54, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !58)
!54 = !DISubroutineType(types: !55)
!55 = !{!20, !20, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!58 = !{!59, !60, !61, !62}
!59 = !DILocalVariable(name: "argc", arg: 1, scope: !53, file: !2, line: 18, type: !20)
!60 = !DILocalVariable(name: "argv", arg: 2, scope: !53, file: !2, line: 18, type: !56)
!61 = !DILocalVariable(name: "c", scope: !53, file: !2, line: 19, type: !20)
!62 = !DILocalVariable(name: "n", scope: !53, file: !2, line: 19, type: !20)
!63 = !DILocation(line: 0, scope: !53)
!64 = !DILocation(line: 20, column: 15, scope: !53)
!65 = !DILocation(line: 20, column: 33, scope: !53)
!66 = !DILocation(line: 20, column: 3, scope: !53)
!67 = !DILocation(line: 21, column: 12, scope: !53)
!68 = !DILocation(line: 21, column: 16, scope: !53)
!69 = distinct !{!69, !66, !70, !45, !46}
!70 = !DILocation(line: 21, column: 26, scope: !53)
!71 = !DILocation(line: 22, column: 33, scope: !53)
!72 = !DILocation(line: 22, column: 3, scope: !53)
!73 = !DILocation(line: 23, column: 15, scope: !53)
!74 = !DILocation(line: 23, column: 3, scope: !53)
!75 = !DISubprogram(name: "getchar", scope: !76, file: !76, line: 520, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!77 = !DISubroutineType(types: !78)
!78 = !{!20}
!79 = !DISubprogram(name: "printf", scope: !76, file: !76, line: 356, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!20, !82, null}
!82 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !83)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
