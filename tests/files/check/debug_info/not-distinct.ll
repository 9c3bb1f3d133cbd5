; test: nodes that have to be distinct, and are not
; exit: 1
!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!6}
!0 = !DICompileUnit(language: DW_LANG_C99, file: !1)  ;~ error: a `!DICompileUnit` must be `distinct`
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DISubprogram(name: "f", file: !1, unit: !3, spFlags: DISPFlagDefinition)  ;~ error: the `!DISubprogram` of a definition must be `distinct`
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!4 = !DISubprogram(name: "old", isDefinition: true)  ;~ error: the `!DISubprogram` of a definition must be `distinct`
!5 = !DISubprogram(name: "declared", spFlags: 0)
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "g", file: !1, unit: !DICompileUnit(language: DW_LANG_C99, file: !1), spFlags: DISPFlagDefinition)  ;~ error: a `!DICompileUnit` must be `distinct`
!8 = !DIAssignID()  ;~ error: a `!DIAssignID` must be `distinct`
