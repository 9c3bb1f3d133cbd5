; test: a compile unit that a name lists stays where LLVM drops the debug information, without the list of units
!mine = !{!0}
!llvm.dbg.cu = !{!0, !4}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)  ;~ error: this compile unit stays, and LLVM drops the list that has it, with all debug information that is not referred to otherwise
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)  ;~ warning: the field `file` of a `!DICompileUnit` must be a `!DIFile`, not a list
