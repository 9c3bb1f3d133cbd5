; test: records are judged in a module without attachments, too
define void @f() {
    #dbg_value(i32 0, !1, !DIExpression(), !2)  ;~ warning: in this record, the second operand must be a `!DILocalVariable`, not a list
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
!2 = !DILocation(line: 1, scope: !3)
!3 = distinct !DISubprogram(name: "f", unit: !4, spFlags: DISPFlagDefinition)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5)
!5 = !DIFile(filename: "a.c", directory: "/")
!llvm.dbg.cu = !{!4}
