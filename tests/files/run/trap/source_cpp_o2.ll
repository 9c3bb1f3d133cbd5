; test: the call stack names functions of C++ as C++ writes them, and their lines.
; trap: divide in `geometry::Box<int>::
; frame: geometry::Box<int>::share(int, int) shape.cpp:15:17
; frame: geometry::Box<int>::per(int) const shape.cpp:12:12
; frame: geometry::ask(geometry::Shape const&, int)::$_0::operator()(int) const shape.cpp:21:18
; frame: geometry::ask(geometry::Shape const&, int) shape.cpp:23:10
; frame: main shape.cpp:29:10
;
; By clang++ 19 -g -O2 -fno-rtti -fno-exceptions, of
;
;     // A virtual call through a base class, whose override divides by zero.
;     namespace geometry {
;     struct Shape {
;       virtual int per(int parts) const = 0;
;     };
;     
;     template <typename T>
;     struct Box : Shape {
;       T side;
;       explicit Box(T s) : side(s) {}
;       int per(int parts) const override {
;         return share(side * side, parts);
;       }
;       static int share(T area, T parts) {
;         return area / parts;
;       }
;     };
;     
;     __attribute__((noinline)) int ask(const Shape &shape, int parts) {
;       auto twice = [&](int n) {
;         return shape.per(n) * 2;
;       };
;       return twice(parts);
;     }
;     }
;     
;     int main(int argc, char **) {
;       geometry::Box<int> box(argc + 5);
;       return geometry::ask(box, argc - 1);
;     }

source_filename = "shape.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.geometry::Box" = type <{ %"struct.geometry::Shape", i32, [4 x i8] }>
%"struct.geometry::Shape" = type { ptr }

$_ZNK8geometry3BoxIiE3perEi = comdat any

$_ZTVN8geometry3BoxIiEE = comdat any

@_ZTVN8geometry3BoxIiEE = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK8geometry3BoxIiE3perEi] }, comdat, align 8

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_ZN8geometry3askERKNS_5ShapeEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !10 {
    #dbg_value(ptr %0, !29, !DIExpression(), !35)
    #dbg_value(i32 %1, !30, !DIExpression(), !35)
    #dbg_value(ptr %0, !31, !DIExpression(), !35)
    #dbg_value(ptr undef, !36, !DIExpression(), !46)
    #dbg_value(i32 %1, !44, !DIExpression(), !46)
  %3 = load ptr, ptr %0, align 8, !dbg !48, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !dbg !48
  %5 = tail call noundef i32 %4(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #4, !dbg !48
  %6 = shl nsw i32 %5, 1, !dbg !52
  ret i32 %6, !dbg !53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress norecurse nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !54 {
  %3 = alloca %"struct.geometry::Box", align 8, !DIAssignID !82
    #dbg_assign(i1 undef, !63, !DIExpression(), !82, ptr %3, !DIExpression(), !83)
    #dbg_value(i32 %0, !61, !DIExpression(), !83)
    #dbg_value(ptr %1, !62, !DIExpression(), !83)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #4, !dbg !84
  %4 = add nsw i32 %0, 5, !dbg !85
    #dbg_value(ptr %3, !86, !DIExpression(), !91)
    #dbg_value(i32 %4, !89, !DIExpression(), !91)
  store ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTVN8geometry3BoxIiEE, i64 16), ptr %3, align 8, !dbg !93, !tbaa !49, !DIAssignID !94
    #dbg_assign(ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTVN8geometry3BoxIiEE, i64 16), !63, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !94, ptr %3, !DIExpression(), !83)
  %5 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !95
  store i32 %4, ptr %5, align 8, !dbg !95, !tbaa !96, !DIAssignID !101
    #dbg_assign(i32 %4, !63, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !101, ptr %5, !DIExpression(), !83)
  %6 = add nsw i32 %0, -1, !dbg !102
  %7 = call noundef i32 @_ZN8geometry3askERKNS_5ShapeEi(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %6), !dbg !103
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #4, !dbg !104
  ret i32 %7, !dbg !105
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK8geometry3BoxIiE3perEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 !dbg !106 {
    #dbg_value(ptr %0, !108, !DIExpression(), !111)
    #dbg_value(i32 %1, !110, !DIExpression(), !111)
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !112
  %4 = load i32, ptr %3, align 8, !dbg !112, !tbaa !96
  %5 = mul nsw i32 %4, %4, !dbg !113
    #dbg_value(i32 %5, !114, !DIExpression(), !118)
    #dbg_value(i32 %1, !117, !DIExpression(), !118)
  %6 = sdiv i32 %5, %1, !dbg !120
  ret i32 %6, !dbg !121
}

attributes #0 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shape.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "5a2313ea7cfcf50de230259381fc8a2b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "ask", linkageName: "_ZN8geometry3askERKNS_5ShapeEi", scope: !11, file: !1, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!11 = !DINamespace(name: "geometry", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15, !14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !11, file: !1, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !17, identifier: "_ZTSN8geometry5ShapeE")
!18 = !{!19, !24}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !1, file: !1, baseType: !20, size: 64, flags: DIFlagArtificial)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{!14}
!24 = !DISubprogram(name: "per", linkageName: "_ZNK8geometry5Shape3perEi", scope: !17, file: !1, line: 4, type: !25, scopeLine: 4, containingType: !17, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!14, !27, !14}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "shape", arg: 1, scope: !10, file: !1, line: 19, type: !15)
!30 = !DILocalVariable(name: "parts", arg: 2, scope: !10, file: !1, line: 19, type: !14)
!31 = !DILocalVariable(name: "twice", scope: !10, file: !1, line: 20, type: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !10, file: !1, line: 20, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !33)
!33 = !{!34}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "shape", scope: !32, file: !1, line: 21, baseType: !15, size: 64)
!35 = !DILocation(line: 0, scope: !10)
!36 = !DILocalVariable(name: "this", arg: 1, scope: !37, type: !45, flags: DIFlagArtificial | DIFlagObjectPointer)
!37 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN8geometry3askERKNS_5ShapeEiENK3$_0clEi", scope: !32, file: !1, line: 20, type: !38, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !42, retainedNodes: !43)
!38 = !DISubroutineType(types: !39)
!39 = !{!14, !40, !14}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!42 = !DISubprogram(name: "operator()", scope: !32, file: !1, line: 20, type: !38, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !{!36, !44}
!44 = !DILocalVariable(name: "n", arg: 2, scope: !37, file: !1, line: 20, type: !14)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!46 = !DILocation(line: 0, scope: !37, inlinedAt: !47)
!47 = distinct !DILocation(line: 23, column: 10, scope: !10)
!48 = !DILocation(line: 21, column: 18, scope: !37, inlinedAt: !47)
!49 = !{!50, !50, i64 0}
!50 = !{!"vtable pointer", !51, i64 0}
!51 = !{!"Simple C++ TBAA"}
!52 = !DILocation(line: 21, column: 25, scope: !37, inlinedAt: !47)
!53 = !DILocation(line: 23, column: 3, scope: !10)
!54 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !55, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !60)
!55 = !DISubroutineType(types: !56)
!56 = !{!14, !14, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!60 = !{!61, !62, !63}
!61 = !DILocalVariable(name: "argc", arg: 1, scope: !54, file: !1, line: 27, type: !14)
!62 = !DILocalVariable(arg: 2, scope: !54, file: !1, line: 27, type: !57)
!63 = !DILocalVariable(name: "box", scope: !54, file: !1, line: 28, type: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<int>", scope: !11, file: !1, line: 8, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !65, vtableHolder: !17, templateParams: !80, identifier: "_ZTSN8geometry3BoxIiEE")
!65 = !{!66, !67, !68, !72, !77}
!66 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !64, baseType: !17, extraData: i32 0)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !64, file: !1, line: 9, baseType: !14, size: 32, offset: 64)
!68 = !DISubprogram(name: "Box", scope: !64, file: !1, line: 10, type: !69, scopeLine: 10, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !71, !14}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!72 = !DISubprogram(name: "per", linkageName: "_ZNK8geometry3BoxIiE3perEi", scope: !64, file: !1, line: 11, type: !73, scopeLine: 11, containingType: !64, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!14, !75, !14}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!77 = !DISubprogram(name: "share", linkageName: "_ZN8geometry3BoxIiE5shareEii", scope: !64, file: !1, line: 14, type: !78, scopeLine: 14, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!14, !14, !14}
!80 = !{!81}
!81 = !DITemplateTypeParameter(name: "T", type: !14)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 0, scope: !54)
!84 = !DILocation(line: 28, column: 3, scope: !54)
!85 = !DILocation(line: 28, column: 31, scope: !54)
!86 = !DILocalVariable(name: "this", arg: 1, scope: !87, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!87 = distinct !DISubprogram(name: "Box", linkageName: "_ZN8geometry3BoxIiEC2Ei", scope: !64, file: !1, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !68, retainedNodes: !88)
!88 = !{!86, !89}
!89 = !DILocalVariable(name: "s", arg: 2, scope: !87, file: !1, line: 10, type: !14)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!91 = !DILocation(line: 0, scope: !87, inlinedAt: !92)
!92 = distinct !DILocation(line: 28, column: 22, scope: !54)
!93 = !DILocation(line: 10, column: 31, scope: !87, inlinedAt: !92)
!94 = distinct !DIAssignID()
!95 = !DILocation(line: 10, column: 23, scope: !87, inlinedAt: !92)
!96 = !{!97, !99, i64 8}
!97 = !{!"_ZTSN8geometry3BoxIiEE", !98, i64 0, !99, i64 8}
!98 = !{!"_ZTSN8geometry5ShapeE"}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !51, i64 0}
!101 = distinct !DIAssignID()
!102 = !DILocation(line: 29, column: 34, scope: !54)
!103 = !DILocation(line: 29, column: 10, scope: !54)
!104 = !DILocation(line: 30, column: 1, scope: !54)
!105 = !DILocation(line: 29, column: 3, scope: !54)
!106 = distinct !DISubprogram(name: "per", linkageName: "_ZNK8geometry3BoxIiE3perEi", scope: !64, file: !1, line: 11, type: !73, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !72, retainedNodes: !107)
!107 = !{!108, !110}
!108 = !DILocalVariable(name: "this", arg: 1, scope: !106, type: !109, flags: DIFlagArtificial | DIFlagObjectPointer)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!110 = !DILocalVariable(name: "parts", arg: 2, scope: !106, file: !1, line: 11, type: !14)
!111 = !DILocation(line: 0, scope: !106)
!112 = !DILocation(line: 12, column: 18, scope: !106)
!113 = !DILocation(line: 12, column: 23, scope: !106)
!114 = !DILocalVariable(name: "area", arg: 1, scope: !115, file: !1, line: 14, type: !14)
!115 = distinct !DISubprogram(name: "share", linkageName: "_ZN8geometry3BoxIiE5shareEii", scope: !64, file: !1, line: 14, type: !78, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !77, retainedNodes: !116)
!116 = !{!114, !117}
!117 = !DILocalVariable(name: "parts", arg: 2, scope: !115, file: !1, line: 14, type: !14)
!118 = !DILocation(line: 0, scope: !115, inlinedAt: !119)
!119 = distinct !DILocation(line: 12, column: 12, scope: !106)
!120 = !DILocation(line: 15, column: 17, scope: !115, inlinedAt: !119)
!121 = !DILocation(line: 12, column: 5, scope: !106)
