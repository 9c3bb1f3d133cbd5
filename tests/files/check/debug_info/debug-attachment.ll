; test: what `!dbg` may be at functions, variables and instructions
@g = global i32 0, !dbg !1  ;~ warning: the `!dbg` of a variable must be a `!DIGlobalVariableExpression`, not a `!DISubprogram`
declare !dbg !1 void @declared()  ;~ warning: the `!dbg` of a function that is only declared cannot be `distinct`
define void @list() !dbg !8 {  ;~ warning: the `!dbg` of a function must be a `!DISubprogram`, not a list
  ret void
}
define void @twice() !dbg !1 !dbg !6 {  ;~ warning: a function can have only one `!dbg`
  ret void
}
define void @shared() !dbg !1 {  ;~ warning: this `!DISubprogram` is that of `@twice` already
  ret void
}
define void @unique() !dbg !7 {  ;~ warning: the `!DISubprogram` of a function that is defined must be `distinct`
  ret void
}
define linkonce_odr void @called() !dbg !9 {
  ret void
}
define void @places() !dbg !10 {
  call void @called()  ;~ warning: a call of a function with debug information must have a `!dbg`, so that it can be inlined
  call void @called(), !dbg !11
  call void @called(), !dbg !12  ;~ warning: this location is of another subprogram than its function
  call void @called(), !dbg !13
  call void @called(), !dbg !14  ;~ warning: this location is of another subprogram than its function
  %x = add i32 1, 2, !DIAssignID !15  ;~ warning: `!DIAssignID` can stand only at an `alloca` or at what stores something
  ret void, !dbg !8  ;~ warning: the `!dbg` of an instruction must be a `!DILocation`, not a list
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!6 = distinct !DISubprogram(name: "g", unit: !2, spFlags: DISPFlagDefinition)
!7 = !DISubprogram(name: "h", spFlags: 0)
!8 = !{}
!9 = distinct !DISubprogram(name: "i", unit: !2, spFlags: DISPFlagDefinition)
!10 = distinct !DISubprogram(name: "j", unit: !2, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 1, scope: !16)
!12 = !DILocation(line: 1, scope: !9)
!13 = !DILocation(line: 2, scope: !9, inlinedAt: !11)
!14 = !DILocation(line: 2, scope: !10, inlinedAt: !17)
!15 = distinct !DIAssignID()
!16 = distinct !DILexicalBlock(scope: !18, line: 5)
!17 = distinct !DILocation(line: 7, scope: !6)
!18 = distinct !DILexicalBlock(scope: !10, line: 4)
