; test: debug records that say nothing, and where they may not stand
define i32 @f(i32 %a, ptr %p) !dbg !1 {
    #dbg_value(!DIArgList(i32 %a), !4, !DIExpression(), !5)
    #dbg_value(!"a", !4, !DIExpression(), !5)  ;~ warning: in this record, the first operand must be a value or `!{}`, not `!"a"`
    #dbg_value(i32 %a, !5, !DIExpression(), !5)  ;~ warning: in this record, the second operand must be a `!DILocalVariable`, not a `!DILocation`
    #dbg_value(i32 %a, !4, !4, !5)  ;~ warning: in this record, the third operand must be a `!DIExpression`, not a `!DILocalVariable`
    #dbg_value(i32 %a, !4, !DIExpression(), !4)  ;~ warning: the last operand of a debug record must be a `!DILocation`, not a `!DILocalVariable`
    #dbg_value(i32 %a, !6, !DIExpression(), !5)  ;~ warning: another variable stands for argument 1 too
    #dbg_value(i32 %a, !7, !DIExpression(), !5)  ;~ warning: this record and its location are of different subprograms
    #dbg_value(i32 %a, !4, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !5)  ;~ warning: this fragment, of 64 bits from bit 0 on, is not within its variable, which has 32 bits
    #dbg_value(i32 %a, !4, !DIExpression(DW_OP_LLVM_entry_value, 1), !5)  ;~ warning: only a `swiftasync` parameter has a value of the function's entry here
    #dbg_assign(i32 %a, !4, !DIExpression(), !5, ptr %p, !DIExpression(), !5)  ;~ warning: in this record, the fourth operand must be a `!DIAssignID`, not a `!DILocation`
    #dbg_assign(i32 %a, !4, !DIExpression(), !8, !"p", !DIExpression(), !5)  ;~ warning: in this record, the fifth operand must be an address or `!{}`, not `!"p"`
    #dbg_label(!4, !5)  ;~ warning: the first operand of this record must be a `!DILabel`, not a `!DILocalVariable`
  br label %next
next:
    #dbg_value(i32 %a, !4, !DIExpression(), !5)  ;~ warning: a debug record cannot stand at a `phi`
  %b = phi i32 [ %a, %0 ]
  ret i32 %b
}
define i32 @g(i32 %a) {
  ret i32 %a
    #dbg_value(i32 %a, !4, !DIExpression(), !5)  ;~ error: no instruction of the block follows this debug record
}
define i32 @h(i32 %a) {
    #dbg_value(i32 %a, i32 0, !DIExpression(), !5)  ;~ error: expected a node such as `!0`, found `i32`
  ret i32 %a
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocalVariable(name: "a", arg: 1, scope: !1, type: !10)
!5 = !DILocation(line: 1, scope: !1)
!6 = !DILocalVariable(name: "b", arg: 1, scope: !1, type: !10)
!7 = !DILocalVariable(name: "c", scope: !9, type: !10)
!8 = distinct !DIAssignID()
!9 = distinct !DISubprogram(name: "g", unit: !2, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
