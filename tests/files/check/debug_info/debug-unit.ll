; test: compile units and their list
!kept = !{!0}
!llvm.dbg.cu = !{!3}  ;~ warning: a list is not a compile unit
!llvm.dbg.mine = !{}  ;~ warning: names that begin with `llvm.dbg.` are LLVM's own
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)  ;~ error: this compile unit is not listed in `!llvm.dbg.cu`
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
