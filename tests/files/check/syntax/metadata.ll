; test: metadata that is none, is not there, or is there twice
define i32 @main(ptr %p) {
  %a = load i32, ptr %p, !range !0, !tbaa !9 ;~ error: use of undefined metadata `!9`
  call void @llvm.dbg.value(metadata i32 %a, metadata !8, metadata !DIExpression()) ;~ error: use of undefined metadata `!8`
  ret i32 %a, !dbg !DILocation(line: 1, scope: !1)
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!my.module.flags = !{!0, !1, !7} ;~ error: use of undefined metadata `!7`
!0 = !{i32 1, i32 2}
!1 = !{!0, !"!99", null, !{!1, !{}}, i64 -5, ptr @main, !6} ;~ error: use of undefined metadata `!6`
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, producer: "!99") ;~ error: use of undefined metadata `!5`
