; test: without the flag of its version debug information is dropped, and what it refers to is not
!kept = !{!0}
!llvm.dbg.cu = !{!0, !2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)  ;~ error: debug information is dropped without the module flag "Debug Info Version", and with it the list that has this compile unit
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
