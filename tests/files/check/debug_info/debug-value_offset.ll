; test: `llvm.dbg.value` had an offset once, and says nothing where that is not 0
; exit: 0
define i32 @f(i32 %a) !dbg !1 {
  call void @llvm.dbg.value(metadata i32 %a, i64 1, metadata !"", metadata !DIExpression()), !dbg !5
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !4, metadata !DIExpression()), !dbg !5
  ret i32 %a, !dbg !5
}
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocalVariable(name: "a", arg: 1, scope: !1)
!5 = !DILocation(line: 1, scope: !1)
