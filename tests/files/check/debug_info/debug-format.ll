; test: records and calls of debug intrinsics in one module
define i32 @f(i32 %a) !dbg !1 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !4, metadata !DIExpression()), !dbg !5  ;~ error: this module has debug records: calls of debug intrinsics say the same in the form of LLVM 18
    #dbg_value(i32 %a, !4, !DIExpression(), !5)
  ret i32 %a
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocalVariable(name: "a", arg: 1, scope: !1)
!5 = !DILocation(line: 1, scope: !1)
