; test: debug information as clang writes it, in records
; exit: 0
@g = global i32 0, !dbg !20
define i32 @f(i32 %a, ptr swiftasync %p) !dbg !1 {
    #dbg_value(i32 %a, !4, !DIExpression(), !5)
    #dbg_declare(ptr %p, !6, !DIExpression(DW_OP_LLVM_entry_value, 1), !5)
    #dbg_assign(i32 %a, !4, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !8, !{}, !DIExpression(), !5)
    #dbg_label(!11, !5)
  %x = call i32 @f(i32 %a, ptr %p), !dbg !12
  br label %loop, !dbg !5
loop:
  br label %loop, !dbg !5, !llvm.loop !13
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !14, unit: !2, retainedNodes: !{!4, !11}, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: !{!20}, retainedTypes: !{!10}, enums: !{!16})
!3 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789ABCDEF")
!4 = !DILocalVariable(name: "a", arg: 1, scope: !1, file: !3, type: !10)
!5 = !DILocation(line: 1, scope: !9)
!6 = !DILocalVariable(name: "p", arg: 2, scope: !1, file: !3, type: !15)
!8 = distinct !DIAssignID()
!9 = distinct !DILexicalBlock(scope: !1, file: !3, line: 1, column: 2)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DILabel(scope: !9, name: "l", file: !3, line: 2)
!12 = !DILocation(line: 3, scope: !1, inlinedAt: !5)
!13 = distinct !{!13, !5, !5}
!14 = !DISubroutineType(types: !{null, !10, !15})
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 1)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", elements: !{!DIEnumerator(name: "x", value: 1)})
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, flags: DIFlagVector, elements: !{!18})
!18 = !DISubrange(count: -1, lowerBound: !19)
!19 = !DIGlobalVariable(name: "n", type: !10, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
