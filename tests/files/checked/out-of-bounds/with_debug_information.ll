define i32 @main() !dbg !10 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !15, !DIExpression(), !17)
  %2 = call noalias ptr @malloc(i64 noundef 12), !dbg !18
  store ptr %2, ptr %1, align 8, !dbg !17
  %3 = load ptr, ptr %1, align 8, !dbg !19
  call void @fill(ptr noundef %3, i32 noundef 3), !dbg !20
  %4 = load ptr, ptr %1, align 8, !dbg !21
  call void @free(ptr noundef %4), !dbg !22
  ret i32 0, !dbg !23
}

declare noalias ptr @malloc(i64 noundef)

define internal void @fill(ptr noundef %0, i32 noundef %1) !dbg !24 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !27, !DIExpression(), !28)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !29, !DIExpression(), !30)
    #dbg_declare(ptr %5, !31, !DIExpression(), !33)
  store i32 0, ptr %5, align 4, !dbg !33
  br label %6, !dbg !34

6:
  %7 = load i32, ptr %5, align 4, !dbg !35
  %8 = load i32, ptr %4, align 4, !dbg !37
  %9 = icmp sle i32 %7, %8, !dbg !38
  br i1 %9, label %10, label %18, !dbg !39

10:
  %11 = load ptr, ptr %3, align 8, !dbg !40
  %12 = load i32, ptr %5, align 4, !dbg !41
  %13 = sext i32 %12 to i64, !dbg !40
  %14 = getelementptr inbounds i32, ptr %11, i64 %13, !dbg !40
  store i32 0, ptr %14, align 4, !dbg !42
  br label %15, !dbg !40

15:
  %16 = load i32, ptr %5, align 4, !dbg !43
  %17 = add nsw i32 %16, 1, !dbg !43
  store i32 %17, ptr %5, align 4, !dbg !43
  br label %6, !dbg !44

18:
  ret void, !dbg !48
}

declare void @free(ptr noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "with_debug_information.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd81c75469ba5a56f033be77250e068e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 13, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 13, column: 8, scope: !10)
!18 = !DILocation(line: 13, column: 12, scope: !10)
!19 = !DILocation(line: 14, column: 8, scope: !10)
!20 = !DILocation(line: 14, column: 3, scope: !10)
!21 = !DILocation(line: 15, column: 8, scope: !10)
!22 = !DILocation(line: 15, column: 3, scope: !10)
!23 = !DILocation(line: 16, column: 1, scope: !10)
!24 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 4, type: !25, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !16, !13}
!27 = !DILocalVariable(name: "v", arg: 1, scope: !24, file: !1, line: 4, type: !16)
!28 = !DILocation(line: 4, column: 23, scope: !24)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !24, file: !1, line: 4, type: !13)
!30 = !DILocation(line: 4, column: 30, scope: !24)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 8, type: !13)
!32 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 3)
!33 = !DILocation(line: 8, column: 12, scope: !32)
!34 = !DILocation(line: 8, column: 8, scope: !32)
!35 = !DILocation(line: 8, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 3)
!37 = !DILocation(line: 8, column: 24, scope: !36)
!38 = !DILocation(line: 8, column: 21, scope: !36)
!39 = !DILocation(line: 8, column: 3, scope: !32)
!40 = !DILocation(line: 10, column: 5, scope: !36)
!41 = !DILocation(line: 10, column: 7, scope: !36)
!42 = !DILocation(line: 10, column: 10, scope: !36)
!43 = !DILocation(line: 8, column: 28, scope: !36)
!44 = !DILocation(line: 8, column: 3, scope: !36)
!45 = distinct !{!45, !39, !46, !47}
!46 = !DILocation(line: 10, column: 12, scope: !32)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 11, column: 1, scope: !24)
