; test: where locations stand
define void @f() !dbg !1 {
  ret void, !mine !4, !dbg !5, !llvm.loop !6
}
!kept = !{!7}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !{!5}
!5 = !DILocation(line: 1, scope: !1)
!6 = distinct !{!6, !5}
!7 = !{!5}  ;~ error: a `!DILocation` cannot stand in this node
