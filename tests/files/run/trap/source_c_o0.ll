; test: the call stack names the lines of C.
; trap: address in @
; frame: value_of list.c:8:13
; frame: sum list.c:14:14
; frame: twice list.c:21:14
; frame: main list.c:27:15
;
; By clang 19 -g -O0, of
;
;     /* A list whose last node is damaged. */
;     struct node {
;       long value;
;       struct node *next;
;     };
;     
;     static inline long value_of(const struct node *n) {
;       return n->value;
;     }
;     
;     static long sum(const struct node *n, int left) {
;       long total = 0;
;       while (left-- > 0) {
;         total += value_of(n);
;         n = n->next;
;       }
;       return total;
;     }
;     
;     __attribute__((noinline)) long twice(const struct node *list, int length) {
;       return 2 * sum(list, length);
;     }
;     
;     int main(void) {
;       struct node last = {3, (struct node *)16};
;       struct node first = {4, &last};
;       return (int)twice(&first, 3);
;     }

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr }

@__const.main.last = private unnamed_addr constant %struct.node { i64 3, ptr inttoptr (i64 16 to ptr) }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @twice(ptr noundef %0, i32 noundef %1) #0 !dbg !18 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !26, !DIExpression(), !27)
  %5 = load ptr, ptr %3, align 8, !dbg !28
  %6 = load i32, ptr %4, align 4, !dbg !29
  %7 = call i64 @sum(ptr noundef %5, i32 noundef %6), !dbg !30
  %8 = mul nsw i64 2, %7, !dbg !31
  ret i64 %8, !dbg !32
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(ptr noundef %0, i32 noundef %1) #0 !dbg !33 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !34, !DIExpression(), !35)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !36, !DIExpression(), !37)
    #dbg_declare(ptr %5, !38, !DIExpression(), !39)
  store i64 0, ptr %5, align 8, !dbg !39
  br label %6, !dbg !40

6:                                                ; preds = %10, %2
  %7 = load i32, ptr %4, align 4, !dbg !41
  %8 = add nsw i32 %7, -1, !dbg !41
  store i32 %8, ptr %4, align 4, !dbg !41
  %9 = icmp sgt i32 %7, 0, !dbg !42
  br i1 %9, label %10, label %18, !dbg !40

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !43
  %12 = call i64 @value_of(ptr noundef %11), !dbg !45
  %13 = load i64, ptr %5, align 8, !dbg !46
  %14 = add nsw i64 %13, %12, !dbg !46
  store i64 %14, ptr %5, align 8, !dbg !46
  %15 = load ptr, ptr %3, align 8, !dbg !47
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !48
  %17 = load ptr, ptr %16, align 8, !dbg !48
  store ptr %17, ptr %3, align 8, !dbg !49
  br label %6, !dbg !40, !llvm.loop !50

18:                                               ; preds = %6
  %19 = load i64, ptr %5, align 8, !dbg !53
  ret i64 %19, !dbg !54
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !58, !DIExpression(), !59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.last, i64 16, i1 false), !dbg !59
    #dbg_declare(ptr %3, !60, !DIExpression(), !61)
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !62
  store i64 4, ptr %4, align 8, !dbg !62
  %5 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !62
  store ptr %2, ptr %5, align 8, !dbg !62
  %6 = call i64 @twice(ptr noundef %3, i32 noundef 3), !dbg !63
  %7 = trunc i64 %6 to i32, !dbg !64
  ret i32 %7, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @value_of(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
  %3 = load ptr, ptr %2, align 8, !dbg !71
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !72
  %5 = load i64, ptr %4, align 8, !dbg !72
  ret i64 %5, !dbg !73
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list.c", directory: "/src", checksumkind: CSK_MD5, checksum: "5a5add7bc32946c3cf2b009e678d3c12")
!2 = !{!3, !9}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !5)
!5 = !{!6, !8}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !4, file: !1, line: 3, baseType: !7, size: 64)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 4, baseType: !3, size: 64, offset: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 20, type: !19, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!19 = !DISubroutineType(types: !20)
!20 = !{!7, !21, !9}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!23 = !{}
!24 = !DILocalVariable(name: "list", arg: 1, scope: !18, file: !1, line: 20, type: !21)
!25 = !DILocation(line: 20, column: 57, scope: !18)
!26 = !DILocalVariable(name: "length", arg: 2, scope: !18, file: !1, line: 20, type: !9)
!27 = !DILocation(line: 20, column: 67, scope: !18)
!28 = !DILocation(line: 21, column: 18, scope: !18)
!29 = !DILocation(line: 21, column: 24, scope: !18)
!30 = !DILocation(line: 21, column: 14, scope: !18)
!31 = !DILocation(line: 21, column: 12, scope: !18)
!32 = !DILocation(line: 21, column: 3, scope: !18)
!33 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 11, type: !19, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !23)
!34 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !1, line: 11, type: !21)
!35 = !DILocation(line: 11, column: 36, scope: !33)
!36 = !DILocalVariable(name: "left", arg: 2, scope: !33, file: !1, line: 11, type: !9)
!37 = !DILocation(line: 11, column: 43, scope: !33)
!38 = !DILocalVariable(name: "total", scope: !33, file: !1, line: 12, type: !7)
!39 = !DILocation(line: 12, column: 8, scope: !33)
!40 = !DILocation(line: 13, column: 3, scope: !33)
!41 = !DILocation(line: 13, column: 14, scope: !33)
!42 = !DILocation(line: 13, column: 17, scope: !33)
!43 = !DILocation(line: 14, column: 23, scope: !44)
!44 = distinct !DILexicalBlock(scope: !33, file: !1, line: 13, column: 22)
!45 = !DILocation(line: 14, column: 14, scope: !44)
!46 = !DILocation(line: 14, column: 11, scope: !44)
!47 = !DILocation(line: 15, column: 9, scope: !44)
!48 = !DILocation(line: 15, column: 12, scope: !44)
!49 = !DILocation(line: 15, column: 7, scope: !44)
!50 = distinct !{!50, !40, !51, !52}
!51 = !DILocation(line: 16, column: 3, scope: !33)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 17, column: 10, scope: !33)
!54 = !DILocation(line: 17, column: 3, scope: !33)
!55 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !56, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!56 = !DISubroutineType(types: !57)
!57 = !{!9}
!58 = !DILocalVariable(name: "last", scope: !55, file: !1, line: 25, type: !4)
!59 = !DILocation(line: 25, column: 15, scope: !55)
!60 = !DILocalVariable(name: "first", scope: !55, file: !1, line: 26, type: !4)
!61 = !DILocation(line: 26, column: 15, scope: !55)
!62 = !DILocation(line: 26, column: 23, scope: !55)
!63 = !DILocation(line: 27, column: 15, scope: !55)
!64 = !DILocation(line: 27, column: 10, scope: !55)
!65 = !DILocation(line: 27, column: 3, scope: !55)
!66 = distinct !DISubprogram(name: "value_of", scope: !1, file: !1, line: 7, type: !67, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !23)
!67 = !DISubroutineType(types: !68)
!68 = !{!7, !21}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !66, file: !1, line: 7, type: !21)
!70 = !DILocation(line: 7, column: 48, scope: !66)
!71 = !DILocation(line: 8, column: 10, scope: !66)
!72 = !DILocation(line: 8, column: 13, scope: !66)
!73 = !DILocation(line: 8, column: 3, scope: !66)
