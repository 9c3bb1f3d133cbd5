; test: variables of the source have their names there: values, conditions, writes
; run: debug
; stdin: break sum.c:3 if x == 1
; stdin: continue
; stdin: print x
; stdin: print
; stdin: up
; stdin: print i
; stdin: print total
; stdin: watch i
; stdin: continue
; stdin: written total
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !20)
  store i32 0, ptr %2, align 4, !dbg !20
  br label %3, !dbg !21

3:                                                ; preds = %11, %0
  %4 = load i32, ptr %2, align 4, !dbg !22
  %5 = icmp slt i32 %4, 3, !dbg !24
  br i1 %5, label %6, label %14, !dbg !25

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !26
  %8 = call i32 @square(i32 noundef %7), !dbg !28
  %9 = load i32, ptr @total, align 4, !dbg !29
  %10 = add nsw i32 %9, %8, !dbg !29
  store i32 %10, ptr @total, align 4, !dbg !29
  br label %11, !dbg !30

11:                                               ; preds = %6
  %12 = load i32, ptr %2, align 4, !dbg !31
  %13 = add nsw i32 %12, 1, !dbg !31
  store i32 %13, ptr %2, align 4, !dbg !31
  br label %3, !dbg !32, !llvm.loop !33

14:                                               ; preds = %3
  %15 = load i32, ptr @total, align 4, !dbg !36
  ret i32 %15, !dbg !37
}

define internal i32 @square(i32 noundef %0) #0 !dbg !38 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !41, !DIExpression(), !42)
  %3 = load i32, ptr %2, align 4, !dbg !43
  %4 = load i32, ptr %2, align 4, !dbg !44
  %5 = mul nsw i32 %3, %4, !dbg !45
  ret i32 %5, !dbg !46
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/files/debug/sum.c", directory: "")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "i", scope: !19, file: !3, line: 6, type: !5)
!19 = distinct !DILexicalBlock(scope: !14, file: !3, line: 6, column: 5)
!20 = !DILocation(line: 6, column: 14, scope: !19)
!21 = !DILocation(line: 6, column: 10, scope: !19)
!22 = !DILocation(line: 6, column: 21, scope: !23)
!23 = distinct !DILexicalBlock(scope: !19, file: !3, line: 6, column: 5)
!24 = !DILocation(line: 6, column: 23, scope: !23)
!25 = !DILocation(line: 6, column: 5, scope: !19)
!26 = !DILocation(line: 7, column: 25, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !3, line: 6, column: 33)
!28 = !DILocation(line: 7, column: 18, scope: !27)
!29 = !DILocation(line: 7, column: 15, scope: !27)
!30 = !DILocation(line: 8, column: 5, scope: !27)
!31 = !DILocation(line: 6, column: 29, scope: !23)
!32 = !DILocation(line: 6, column: 5, scope: !23)
!33 = distinct !{!33, !25, !34, !35}
!34 = !DILocation(line: 8, column: 5, scope: !19)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 9, column: 12, scope: !14)
!37 = !DILocation(line: 9, column: 5, scope: !14)
!38 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 2, type: !39, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !3, line: 2, type: !5)
!42 = !DILocation(line: 2, column: 23, scope: !38)
!43 = !DILocation(line: 3, column: 12, scope: !38)
!44 = !DILocation(line: 3, column: 16, scope: !38)
!45 = !DILocation(line: 3, column: 14, scope: !38)
!46 = !DILocation(line: 3, column: 5, scope: !38)
; expect:
; step 0: @main at tests/files/debug/source_variables.ll:19
;    19 |   %1 = alloca i32, align 4
; (jitlite) break sum.c:3 if x == 1
; breakpoint 1 at sum.c:3 if x == 1
; (jitlite) continue
; breakpoint 1, sum.c:3 if x == 1
; step 31: @square at tests/files/debug/source_variables.ll:54, tests/files/debug/sum.c:3:12
;    54 |   %3 = load i32, ptr %2, align 4, !dbg !43
; (jitlite) print x
; x = i32 1
; (jitlite) print
; %0 = i32 1
; %2 = ptr 0x80000010 (%2)
; *%2 (x) = i32 1
; (jitlite) up
; step 31: @main at tests/files/debug/source_variables.ll:33, tests/files/debug/sum.c:7:18
;    33 |   %8 = call i32 @square(i32 noundef %7), !dbg !28
; (jitlite) print i
; i = i32 1
; (jitlite) print total
; total = i32 0
; (jitlite) watch i
; watchpoint 2 on i: 4 bytes at 0x80000004
; (jitlite) continue
; watchpoint 2, i
; step 42: @main at tests/files/debug/source_variables.ll:43, tests/files/debug/sum.c:6:5
;    43 |   br label %3, !dbg !32, !llvm.loop !33
; (jitlite) written total
; step 37: @main at tests/files/debug/source_variables.ll:36, tests/files/debug/sum.c:7:15
;    36 |   store i32 %10, ptr @total, align 4, !dbg !29
