; What profilers are shown. By clang 19 -g -O1, of
;
;     /* Most of its time is in two inner loops. */
;     #include <stdio.h>
;
;     __attribute__((noinline)) static unsigned mix(unsigned seed, int rounds) {
;       unsigned h = seed;
;       for (int i = 0; i < rounds; i++) {
;         h ^= h << 13;
;         h ^= h >> 17;
;         h ^= h << 5;
;       }
;       return h;
;     }
;
;     __attribute__((noinline)) static unsigned divide(unsigned n, int rounds) {
;       unsigned sum = 0;
;       for (int i = 1; i < rounds; i++) {
;         sum += n / i;
;       }
;       return sum;
;     }
;
;     __attribute__((noinline)) static unsigned work(int times) {
;       unsigned all = 0;
;       for (int i = 0; i < times; i++) {
;         all += mix(i + 1, 2000) + divide(i + 100000, 500);
;       }
;       return all;
;     }
;
;     int main(void) {
;       printf("%u\n", work(20000));
;       return 0;
;     }

source_filename = "hot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1, !dbg !0

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !17 {
  %1 = tail call fastcc i32 @work(), !dbg !21
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %1), !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: nofree nounwind
declare !dbg !24 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @work() unnamed_addr #2 !dbg !31 {
    #dbg_value(i32 20000, !36, !DIExpression(), !40)
    #dbg_value(i32 0, !37, !DIExpression(), !40)
    #dbg_value(i32 0, !38, !DIExpression(), !41)
  br label %2, !dbg !42

1:                                                ; preds = %2
  ret i32 %10, !dbg !43

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %5, %2 ]
  %4 = phi i32 [ 0, %0 ], [ %10, %2 ]
    #dbg_value(i32 %3, !38, !DIExpression(), !41)
    #dbg_value(i32 %4, !37, !DIExpression(), !40)
  %5 = add nuw nsw i32 %3, 1, !dbg !44
  %6 = tail call fastcc i32 @mix(i32 noundef %5), !dbg !47
  %7 = add nuw nsw i32 %3, 100000, !dbg !48
  %8 = tail call fastcc i32 @divide(i32 noundef %7), !dbg !49
  %9 = add i32 %6, %4, !dbg !50
  %10 = add i32 %9, %8, !dbg !51
    #dbg_value(i32 %5, !38, !DIExpression(), !41)
    #dbg_value(i32 %10, !37, !DIExpression(), !40)
  %11 = icmp eq i32 %5, 20000, !dbg !52
  br i1 %11, label %1, label %2, !dbg !42, !llvm.loop !53
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @mix(i32 noundef %0) unnamed_addr #2 !dbg !57 {
    #dbg_value(i32 %0, !61, !DIExpression(), !66)
    #dbg_value(i32 2000, !62, !DIExpression(), !66)
    #dbg_value(i32 %0, !63, !DIExpression(), !66)
    #dbg_value(i32 0, !64, !DIExpression(), !67)
  br label %3, !dbg !68

2:                                                ; preds = %3
  ret i32 %11, !dbg !69

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %12, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %11, %3 ]
    #dbg_value(i32 %4, !64, !DIExpression(), !67)
    #dbg_value(i32 %5, !63, !DIExpression(), !66)
  %6 = shl i32 %5, 13, !dbg !70
  %7 = xor i32 %6, %5, !dbg !73
    #dbg_value(i32 %7, !63, !DIExpression(), !66)
  %8 = lshr i32 %7, 17, !dbg !74
  %9 = xor i32 %8, %7, !dbg !75
    #dbg_value(i32 %9, !63, !DIExpression(), !66)
  %10 = shl i32 %9, 5, !dbg !76
  %11 = xor i32 %10, %9, !dbg !77
    #dbg_value(i32 %11, !63, !DIExpression(), !66)
  %12 = add nuw nsw i32 %4, 1, !dbg !78
    #dbg_value(i32 %12, !64, !DIExpression(), !67)
  %13 = icmp eq i32 %12, 2000, !dbg !79
  br i1 %13, label %2, label %3, !dbg !68, !llvm.loop !80
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @divide(i32 noundef %0) unnamed_addr #2 !dbg !82 {
    #dbg_value(i32 %0, !84, !DIExpression(), !89)
    #dbg_value(i32 500, !85, !DIExpression(), !89)
    #dbg_value(i32 0, !86, !DIExpression(), !89)
    #dbg_value(i32 1, !87, !DIExpression(), !90)
  br label %3, !dbg !91

2:                                                ; preds = %3
  ret i32 %7, !dbg !92

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 1, %1 ], [ %8, %3 ]
  %5 = phi i32 [ 0, %1 ], [ %7, %3 ]
    #dbg_value(i32 %4, !87, !DIExpression(), !90)
    #dbg_value(i32 %5, !86, !DIExpression(), !89)
  %6 = udiv i32 %0, %4, !dbg !93
  %7 = add i32 %6, %5, !dbg !96
    #dbg_value(i32 %7, !86, !DIExpression(), !89)
  %8 = add nuw nsw i32 %4, 1, !dbg !97
    #dbg_value(i32 %8, !87, !DIExpression(), !90)
  %9 = icmp eq i32 %8, 500, !dbg !98
  br i1 %9, label %2, label %3, !dbg !91, !llvm.loop !99
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "hot.c", directory: "/src", checksumkind: CSK_MD5, checksum: "2a27363e80de9aa73c6c5c99e5c9cf1d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !18, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocation(line: 31, column: 18, scope: !17)
!22 = !DILocation(line: 31, column: 3, scope: !17)
!23 = !DILocation(line: 32, column: 3, scope: !17)
!24 = !DISubprogram(name: "printf", scope: !25, file: !25, line: 356, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!26 = !DISubroutineType(types: !27)
!27 = !{!20, !28, null}
!28 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!31 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 22, type: !32, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !35)
!32 = !DISubroutineType(cc: DW_CC_nocall, types: !33)
!33 = !{!34, !20}
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !{!36, !37, !38}
!36 = !DILocalVariable(name: "times", arg: 1, scope: !31, file: !2, line: 22, type: !20)
!37 = !DILocalVariable(name: "all", scope: !31, file: !2, line: 23, type: !34)
!38 = !DILocalVariable(name: "i", scope: !39, file: !2, line: 24, type: !20)
!39 = distinct !DILexicalBlock(scope: !31, file: !2, line: 24, column: 3)
!40 = !DILocation(line: 0, scope: !31)
!41 = !DILocation(line: 0, scope: !39)
!42 = !DILocation(line: 24, column: 3, scope: !39)
!43 = !DILocation(line: 27, column: 3, scope: !31)
!44 = !DILocation(line: 25, column: 18, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !2, line: 24, column: 35)
!46 = distinct !DILexicalBlock(scope: !39, file: !2, line: 24, column: 3)
!47 = !DILocation(line: 25, column: 12, scope: !45)
!48 = !DILocation(line: 25, column: 40, scope: !45)
!49 = !DILocation(line: 25, column: 31, scope: !45)
!50 = !DILocation(line: 25, column: 29, scope: !45)
!51 = !DILocation(line: 25, column: 9, scope: !45)
!52 = !DILocation(line: 24, column: 21, scope: !46)
!53 = distinct !{!53, !42, !54, !55, !56}
!54 = !DILocation(line: 26, column: 3, scope: !39)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = distinct !DISubprogram(name: "mix", scope: !2, file: !2, line: 4, type: !58, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !60)
!58 = !DISubroutineType(cc: DW_CC_nocall, types: !59)
!59 = !{!34, !34, !20}
!60 = !{!61, !62, !63, !64}
!61 = !DILocalVariable(name: "seed", arg: 1, scope: !57, file: !2, line: 4, type: !34)
!62 = !DILocalVariable(name: "rounds", arg: 2, scope: !57, file: !2, line: 4, type: !20)
!63 = !DILocalVariable(name: "h", scope: !57, file: !2, line: 5, type: !34)
!64 = !DILocalVariable(name: "i", scope: !65, file: !2, line: 6, type: !20)
!65 = distinct !DILexicalBlock(scope: !57, file: !2, line: 6, column: 3)
!66 = !DILocation(line: 0, scope: !57)
!67 = !DILocation(line: 0, scope: !65)
!68 = !DILocation(line: 6, column: 3, scope: !65)
!69 = !DILocation(line: 11, column: 3, scope: !57)
!70 = !DILocation(line: 7, column: 12, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !2, line: 6, column: 36)
!72 = distinct !DILexicalBlock(scope: !65, file: !2, line: 6, column: 3)
!73 = !DILocation(line: 7, column: 7, scope: !71)
!74 = !DILocation(line: 8, column: 12, scope: !71)
!75 = !DILocation(line: 8, column: 7, scope: !71)
!76 = !DILocation(line: 9, column: 12, scope: !71)
!77 = !DILocation(line: 9, column: 7, scope: !71)
!78 = !DILocation(line: 6, column: 32, scope: !72)
!79 = !DILocation(line: 6, column: 21, scope: !72)
!80 = distinct !{!80, !68, !81, !55, !56}
!81 = !DILocation(line: 10, column: 3, scope: !65)
!82 = distinct !DISubprogram(name: "divide", scope: !2, file: !2, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !83)
!83 = !{!84, !85, !86, !87}
!84 = !DILocalVariable(name: "n", arg: 1, scope: !82, file: !2, line: 14, type: !34)
!85 = !DILocalVariable(name: "rounds", arg: 2, scope: !82, file: !2, line: 14, type: !20)
!86 = !DILocalVariable(name: "sum", scope: !82, file: !2, line: 15, type: !34)
!87 = !DILocalVariable(name: "i", scope: !88, file: !2, line: 16, type: !20)
!88 = distinct !DILexicalBlock(scope: !82, file: !2, line: 16, column: 3)
!89 = !DILocation(line: 0, scope: !82)
!90 = !DILocation(line: 0, scope: !88)
!91 = !DILocation(line: 16, column: 3, scope: !88)
!92 = !DILocation(line: 19, column: 3, scope: !82)
!93 = !DILocation(line: 17, column: 14, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 16, column: 36)
!95 = distinct !DILexicalBlock(scope: !88, file: !2, line: 16, column: 3)
!96 = !DILocation(line: 17, column: 9, scope: !94)
!97 = !DILocation(line: 16, column: 32, scope: !95)
!98 = !DILocation(line: 16, column: 21, scope: !95)
!99 = distinct !{!99, !91, !100, !55, !56}
!100 = !DILocation(line: 18, column: 3, scope: !88)
