; test: the call stack names the lines of C, which clang has inlined.
; trap: address in @
; frame: value_of list.c:8:13
; frame: sum list.c:14:14
; frame: twice list.c:21:14
; frame: main list.c:27:15
;
; By clang 19 -g -O2, of
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i64 @twice(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !18 {
    #dbg_value(ptr %0, !24, !DIExpression(), !26)
    #dbg_value(i32 %1, !25, !DIExpression(), !26)
    #dbg_value(ptr %0, !27, !DIExpression(), !32)
    #dbg_value(i32 %1, !30, !DIExpression(), !32)
    #dbg_value(i64 0, !31, !DIExpression(), !32)
    #dbg_value(i32 %1, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
  %3 = icmp sgt i32 %1, 0, !dbg !34
  br i1 %3, label %4, label %49, !dbg !35

4:                                                ; preds = %2
  %5 = and i32 %1, 3, !dbg !35
  %6 = icmp ult i32 %1, 4, !dbg !35
  br i1 %6, label %31, label %7, !dbg !35

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483644, !dbg !35
  br label %9, !dbg !35

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %26, %9 ]
  %11 = phi ptr [ %0, %7 ], [ %28, %9 ]
  %12 = phi i32 [ 0, %7 ], [ %29, %9 ]
    #dbg_value(i64 %10, !31, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(), !32)
    #dbg_value(ptr %11, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(ptr %11, !36, !DIExpression(), !41)
  %13 = load i64, ptr %11, align 8, !dbg !44, !tbaa !45
  %14 = add nsw i64 %13, %10, !dbg !51
    #dbg_value(i64 %14, !31, !DIExpression(), !32)
  %15 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !52
  %16 = load ptr, ptr %15, align 8, !dbg !52, !tbaa !53
    #dbg_value(ptr %16, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(ptr %16, !36, !DIExpression(), !41)
  %17 = load i64, ptr %16, align 8, !dbg !44, !tbaa !45
  %18 = add nsw i64 %17, %14, !dbg !51
    #dbg_value(i64 %18, !31, !DIExpression(), !32)
  %19 = getelementptr inbounds i8, ptr %16, i64 8, !dbg !52
  %20 = load ptr, ptr %19, align 8, !dbg !52, !tbaa !53
    #dbg_value(ptr %20, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(ptr %20, !36, !DIExpression(), !41)
  %21 = load i64, ptr %20, align 8, !dbg !44, !tbaa !45
  %22 = add nsw i64 %21, %18, !dbg !51
    #dbg_value(i64 %22, !31, !DIExpression(), !32)
  %23 = getelementptr inbounds i8, ptr %20, i64 8, !dbg !52
  %24 = load ptr, ptr %23, align 8, !dbg !52, !tbaa !53
    #dbg_value(ptr %24, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(ptr %24, !36, !DIExpression(), !41)
  %25 = load i64, ptr %24, align 8, !dbg !44, !tbaa !45
  %26 = add nsw i64 %25, %22, !dbg !51
    #dbg_value(i64 %26, !31, !DIExpression(), !32)
  %27 = getelementptr inbounds i8, ptr %24, i64 8, !dbg !52
  %28 = load ptr, ptr %27, align 8, !dbg !52, !tbaa !53
    #dbg_value(ptr %28, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
  %29 = add i32 %12, 4, !dbg !35
  %30 = icmp eq i32 %29, %8, !dbg !35
  br i1 %30, label %31, label %9, !dbg !35, !llvm.loop !54

31:                                               ; preds = %9, %4
  %32 = phi i64 [ poison, %4 ], [ %26, %9 ]
  %33 = phi i64 [ 0, %4 ], [ %26, %9 ]
  %34 = phi ptr [ %0, %4 ], [ %28, %9 ]
  %35 = icmp eq i32 %5, 0, !dbg !35
  br i1 %35, label %46, label %36, !dbg !35

36:                                               ; preds = %31, %36
  %37 = phi i64 [ %41, %36 ], [ %33, %31 ]
  %38 = phi ptr [ %43, %36 ], [ %34, %31 ]
  %39 = phi i32 [ %44, %36 ], [ 0, %31 ]
    #dbg_value(i64 %37, !31, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(), !32)
    #dbg_value(ptr %38, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
    #dbg_value(ptr %38, !36, !DIExpression(), !41)
  %40 = load i64, ptr %38, align 8, !dbg !44, !tbaa !45
  %41 = add nsw i64 %40, %37, !dbg !51
    #dbg_value(i64 %41, !31, !DIExpression(), !32)
  %42 = getelementptr inbounds i8, ptr %38, i64 8, !dbg !52
  %43 = load ptr, ptr %42, align 8, !dbg !52, !tbaa !53
    #dbg_value(ptr %43, !27, !DIExpression(), !32)
    #dbg_value(i32 poison, !30, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !32)
  %44 = add i32 %39, 1, !dbg !35
  %45 = icmp eq i32 %44, %5, !dbg !35
  br i1 %45, label %46, label %36, !dbg !35, !llvm.loop !57

46:                                               ; preds = %36, %31
  %47 = phi i64 [ %32, %31 ], [ %41, %36 ], !dbg !51
  %48 = shl nsw i64 %47, 1, !dbg !59
  br label %49, !dbg !59

49:                                               ; preds = %46, %2
  %50 = phi i64 [ 0, %2 ], [ %48, %46 ], !dbg !32
  ret i64 %50, !dbg !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @main() local_unnamed_addr #1 !dbg !61 {
  %1 = alloca %struct.node, align 8, !DIAssignID !67
    #dbg_assign(i1 undef, !65, !DIExpression(), !67, ptr %1, !DIExpression(), !68)
  %2 = alloca %struct.node, align 8, !DIAssignID !69
    #dbg_assign(i1 undef, !66, !DIExpression(), !69, ptr %2, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #4, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.last, i64 16, i1 false), !dbg !71, !DIAssignID !72
    #dbg_assign(i1 undef, !65, !DIExpression(), !72, ptr %1, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #4, !dbg !73
  store i64 4, ptr %2, align 8, !dbg !74, !tbaa !45, !DIAssignID !75
    #dbg_assign(i64 4, !66, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !75, ptr %2, !DIExpression(), !68)
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !74
  store ptr %1, ptr %3, align 8, !dbg !74, !tbaa !53, !DIAssignID !76
    #dbg_assign(ptr %1, !66, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !76, ptr %3, !DIExpression(), !68)
  %4 = call i64 @twice(ptr noundef nonnull %2, i32 noundef 3), !dbg !77
  %5 = trunc i64 %4 to i32, !dbg !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #4, !dbg !79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #4, !dbg !79
  ret i32 %5, !dbg !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!16 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 20, type: !19, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!19 = !DISubroutineType(types: !20)
!20 = !{!7, !21, !9}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!23 = !{!24, !25}
!24 = !DILocalVariable(name: "list", arg: 1, scope: !18, file: !1, line: 20, type: !21)
!25 = !DILocalVariable(name: "length", arg: 2, scope: !18, file: !1, line: 20, type: !9)
!26 = !DILocation(line: 0, scope: !18)
!27 = !DILocalVariable(name: "n", arg: 1, scope: !28, file: !1, line: 11, type: !21)
!28 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 11, type: !19, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!29 = !{!27, !30, !31}
!30 = !DILocalVariable(name: "left", arg: 2, scope: !28, file: !1, line: 11, type: !9)
!31 = !DILocalVariable(name: "total", scope: !28, file: !1, line: 12, type: !7)
!32 = !DILocation(line: 0, scope: !28, inlinedAt: !33)
!33 = distinct !DILocation(line: 21, column: 14, scope: !18)
!34 = !DILocation(line: 13, column: 17, scope: !28, inlinedAt: !33)
!35 = !DILocation(line: 13, column: 3, scope: !28, inlinedAt: !33)
!36 = !DILocalVariable(name: "n", arg: 1, scope: !37, file: !1, line: 7, type: !21)
!37 = distinct !DISubprogram(name: "value_of", scope: !1, file: !1, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!7, !21}
!40 = !{!36}
!41 = !DILocation(line: 0, scope: !37, inlinedAt: !42)
!42 = distinct !DILocation(line: 14, column: 14, scope: !43, inlinedAt: !33)
!43 = distinct !DILexicalBlock(scope: !28, file: !1, line: 13, column: 22)
!44 = !DILocation(line: 8, column: 13, scope: !37, inlinedAt: !42)
!45 = !{!46, !47, i64 0}
!46 = !{!"node", !47, i64 0, !50, i64 8}
!47 = !{!"long", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = !{!"any pointer", !48, i64 0}
!51 = !DILocation(line: 14, column: 11, scope: !43, inlinedAt: !33)
!52 = !DILocation(line: 15, column: 12, scope: !43, inlinedAt: !33)
!53 = !{!46, !50, i64 8}
!54 = distinct !{!54, !35, !55, !56}
!55 = !DILocation(line: 16, column: 3, scope: !28, inlinedAt: !33)
!56 = !{!"llvm.loop.mustprogress"}
!57 = distinct !{!57, !58}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 21, column: 12, scope: !18)
!60 = !DILocation(line: 21, column: 3, scope: !18)
!61 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !62, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!9}
!64 = !{!65, !66}
!65 = !DILocalVariable(name: "last", scope: !61, file: !1, line: 25, type: !4)
!66 = !DILocalVariable(name: "first", scope: !61, file: !1, line: 26, type: !4)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !61)
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 25, column: 3, scope: !61)
!71 = !DILocation(line: 25, column: 15, scope: !61)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 26, column: 3, scope: !61)
!74 = !DILocation(line: 26, column: 23, scope: !61)
!75 = distinct !DIAssignID()
!76 = distinct !DIAssignID()
!77 = !DILocation(line: 27, column: 15, scope: !61)
!78 = !DILocation(line: 27, column: 10, scope: !61)
!79 = !DILocation(line: 28, column: 1, scope: !61)
!80 = !DILocation(line: 27, column: 3, scope: !61)
