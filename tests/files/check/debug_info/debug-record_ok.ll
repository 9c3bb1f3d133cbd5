; test: what LLVM passes over: locations of labels, and values of `llvm.dbg.value` with an offset
; exit: 0
define i32 @f(i32 %a) !dbg !1 {
    #dbg_label(!6, !5)
    #dbg_label(!6, !6)
    #dbg_label(!7, !6)
    #dbg_value(i32 %a, !4, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !5)
  ret i32 %a
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocalVariable(name: "a", arg: 1, scope: !1, type: !8)
!5 = !DILocation(line: 1, scope: !1)
!6 = !DILabel(scope: !1, name: "l", file: !3, line: 1)
!7 = !DILabel(scope: !3, name: "m", file: !3, line: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
