; test: the call stack names functions of C++ as C++ writes them, and their lines.
; trap: divide in `geometry::Box<int>::
; frame: geometry::Box<int>::share(int, int) shape.cpp:15:17
; frame: geometry::Box<int>::per(int) const shape.cpp:12:12
; frame: geometry::ask(geometry::Shape const&, int)::$_0::operator()(int) const shape.cpp:21:18
; frame: geometry::ask(geometry::Shape const&, int) shape.cpp:23:10
; frame: main shape.cpp:29:10
;
; By clang++ 19 -g -O0 -fno-rtti -fno-exceptions, of
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

%class.anon = type { ptr }
%"struct.geometry::Box" = type <{ %"struct.geometry::Shape", i32, [4 x i8] }>
%"struct.geometry::Shape" = type { ptr }

$_ZN8geometry3BoxIiEC2Ei = comdat any

$_ZN8geometry5ShapeC2Ev = comdat any

$_ZNK8geometry3BoxIiE3perEi = comdat any

$_ZN8geometry3BoxIiE5shareEii = comdat any

$_ZTVN8geometry3BoxIiEE = comdat any

$_ZTVN8geometry5ShapeE = comdat any

@_ZTVN8geometry3BoxIiEE = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK8geometry3BoxIiE3perEi] }, comdat, align 8
@_ZTVN8geometry5ShapeE = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_ZN8geometry3askERKNS_5ShapeEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %class.anon, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !29, !DIExpression(), !30)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !31, !DIExpression(), !32)
    #dbg_declare(ptr %5, !33, !DIExpression(), !37)
  %6 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !38
  %7 = load ptr, ptr %3, align 8, !dbg !39
  store ptr %7, ptr %6, align 8, !dbg !38
  %8 = load i32, ptr %4, align 4, !dbg !40
  %9 = call noundef i32 @"_ZZN8geometry3askERKNS_5ShapeEiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef %8), !dbg !41
  ret i32 %9, !dbg !42
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZN8geometry3askERKNS_5ShapeEiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #0 align 2 !dbg !43 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !49, !DIExpression(), !51)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !52, !DIExpression(), !53)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !54
  %7 = load ptr, ptr %6, align 8, !dbg !54
  %8 = load i32, ptr %4, align 4, !dbg !55
  %9 = load ptr, ptr %7, align 8, !dbg !56
  %10 = getelementptr inbounds ptr, ptr %9, i64 0, !dbg !56
  %11 = load ptr, ptr %10, align 8, !dbg !56
  %12 = call noundef i32 %11(ptr noundef nonnull align 8 dereferenceable(8) %7, i32 noundef %8), !dbg !56
  %13 = mul nsw i32 %12, 2, !dbg !57
  ret i32 %13, !dbg !58
}

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef %1) #1 !dbg !59 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %"struct.geometry::Box", align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !65, !DIExpression(), !66)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !67, !DIExpression(), !68)
    #dbg_declare(ptr %6, !69, !DIExpression(), !88)
  %7 = load i32, ptr %4, align 4, !dbg !89
  %8 = add nsw i32 %7, 5, !dbg !90
  call void @_ZN8geometry3BoxIiEC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %6, i32 noundef %8), !dbg !88
  %9 = load i32, ptr %4, align 4, !dbg !91
  %10 = sub nsw i32 %9, 1, !dbg !92
  %11 = call noundef i32 @_ZN8geometry3askERKNS_5ShapeEi(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef %10), !dbg !93
  ret i32 %11, !dbg !94
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry3BoxIiEC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !95 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !96, !DIExpression(), !98)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !99, !DIExpression(), !100)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN8geometry5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !101
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN8geometry3BoxIiEE, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !102
  %6 = getelementptr inbounds %"struct.geometry::Box", ptr %5, i32 0, i32 1, !dbg !103
  %7 = load i32, ptr %4, align 4, !dbg !104
  store i32 %7, ptr %6, align 8, !dbg !103
  ret void, !dbg !105
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !111, !DIExpression(), !113)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN8geometry5ShapeE, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK8geometry3BoxIiE3perEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !115 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !116, !DIExpression(), !118)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !119, !DIExpression(), !120)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"struct.geometry::Box", ptr %5, i32 0, i32 1, !dbg !121
  %7 = load i32, ptr %6, align 8, !dbg !121
  %8 = getelementptr inbounds %"struct.geometry::Box", ptr %5, i32 0, i32 1, !dbg !122
  %9 = load i32, ptr %8, align 8, !dbg !122
  %10 = mul nsw i32 %7, %9, !dbg !123
  %11 = load i32, ptr %4, align 4, !dbg !124
  %12 = call noundef i32 @_ZN8geometry3BoxIiE5shareEii(i32 noundef %10, i32 noundef %11), !dbg !125
  ret i32 %12, !dbg !126
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN8geometry3BoxIiE5shareEii(i32 noundef %0, i32 noundef %1) #0 comdat align 2 !dbg !127 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !128, !DIExpression(), !129)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !130, !DIExpression(), !131)
  %5 = load i32, ptr %3, align 4, !dbg !132
  %6 = load i32, ptr %4, align 4, !dbg !133
  %7 = sdiv i32 %5, %6, !dbg !134
  ret i32 %7, !dbg !135
}

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline norecurse nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shape.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "5a2313ea7cfcf50de230259381fc8a2b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "ask", linkageName: "_ZN8geometry3askERKNS_5ShapeEi", scope: !11, file: !1, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
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
!24 = !DISubprogram(name: "per", linkageName: "_ZNK8geometry5Shape3perEi", scope: !17, file: !1, line: 4, type: !25, scopeLine: 4, containingType: !17, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!25 = !DISubroutineType(types: !26)
!26 = !{!14, !27, !14}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!28 = !{}
!29 = !DILocalVariable(name: "shape", arg: 1, scope: !10, file: !1, line: 19, type: !15)
!30 = !DILocation(line: 19, column: 48, scope: !10)
!31 = !DILocalVariable(name: "parts", arg: 2, scope: !10, file: !1, line: 19, type: !14)
!32 = !DILocation(line: 19, column: 59, scope: !10)
!33 = !DILocalVariable(name: "twice", scope: !10, file: !1, line: 20, type: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !10, file: !1, line: 20, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !35)
!35 = !{!36}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "shape", scope: !34, file: !1, line: 21, baseType: !15, size: 64)
!37 = !DILocation(line: 20, column: 8, scope: !10)
!38 = !DILocation(line: 20, column: 16, scope: !10)
!39 = !DILocation(line: 20, column: 17, scope: !10)
!40 = !DILocation(line: 23, column: 16, scope: !10)
!41 = !DILocation(line: 23, column: 10, scope: !10)
!42 = !DILocation(line: 23, column: 3, scope: !10)
!43 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN8geometry3askERKNS_5ShapeEiENK3$_0clEi", scope: !34, file: !1, line: 20, type: !44, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !48, retainedNodes: !28)
!44 = !DISubroutineType(types: !45)
!45 = !{!14, !46, !14}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!48 = !DISubprogram(name: "operator()", scope: !34, file: !1, line: 20, type: !44, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DILocalVariable(name: "this", arg: 1, scope: !43, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DILocation(line: 0, scope: !43)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !43, file: !1, line: 20, type: !14)
!53 = !DILocation(line: 20, column: 24, scope: !43)
!54 = !DILocation(line: 21, column: 12, scope: !43)
!55 = !DILocation(line: 21, column: 22, scope: !43)
!56 = !DILocation(line: 21, column: 18, scope: !43)
!57 = !DILocation(line: 21, column: 25, scope: !43)
!58 = !DILocation(line: 21, column: 5, scope: !43)
!59 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !60, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!60 = !DISubroutineType(types: !61)
!61 = !{!14, !14, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!65 = !DILocalVariable(name: "argc", arg: 1, scope: !59, file: !1, line: 27, type: !14)
!66 = !DILocation(line: 27, column: 14, scope: !59)
!67 = !DILocalVariable(arg: 2, scope: !59, file: !1, line: 27, type: !62)
!68 = !DILocation(line: 27, column: 27, scope: !59)
!69 = !DILocalVariable(name: "box", scope: !59, file: !1, line: 28, type: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<int>", scope: !11, file: !1, line: 8, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !71, vtableHolder: !17, templateParams: !86, identifier: "_ZTSN8geometry3BoxIiEE")
!71 = !{!72, !73, !74, !78, !83}
!72 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !70, baseType: !17, extraData: i32 0)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !70, file: !1, line: 9, baseType: !14, size: 32, offset: 64)
!74 = !DISubprogram(name: "Box", scope: !70, file: !1, line: 10, type: !75, scopeLine: 10, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !77, !14}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DISubprogram(name: "per", linkageName: "_ZNK8geometry3BoxIiE3perEi", scope: !70, file: !1, line: 11, type: !79, scopeLine: 11, containingType: !70, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!79 = !DISubroutineType(types: !80)
!80 = !{!14, !81, !14}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!83 = !DISubprogram(name: "share", linkageName: "_ZN8geometry3BoxIiE5shareEii", scope: !70, file: !1, line: 14, type: !84, scopeLine: 14, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!84 = !DISubroutineType(types: !85)
!85 = !{!14, !14, !14}
!86 = !{!87}
!87 = !DITemplateTypeParameter(name: "T", type: !14)
!88 = !DILocation(line: 28, column: 22, scope: !59)
!89 = !DILocation(line: 28, column: 26, scope: !59)
!90 = !DILocation(line: 28, column: 31, scope: !59)
!91 = !DILocation(line: 29, column: 29, scope: !59)
!92 = !DILocation(line: 29, column: 34, scope: !59)
!93 = !DILocation(line: 29, column: 10, scope: !59)
!94 = !DILocation(line: 29, column: 3, scope: !59)
!95 = distinct !DISubprogram(name: "Box", linkageName: "_ZN8geometry3BoxIiEC2Ei", scope: !70, file: !1, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !74, retainedNodes: !28)
!96 = !DILocalVariable(name: "this", arg: 1, scope: !95, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocalVariable(name: "s", arg: 2, scope: !95, file: !1, line: 10, type: !14)
!100 = !DILocation(line: 10, column: 18, scope: !95)
!101 = !DILocation(line: 10, column: 12, scope: !95)
!102 = !DILocation(line: 10, column: 31, scope: !95)
!103 = !DILocation(line: 10, column: 23, scope: !95)
!104 = !DILocation(line: 10, column: 28, scope: !95)
!105 = !DILocation(line: 10, column: 32, scope: !95)
!106 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN8geometry5ShapeC2Ev", scope: !17, file: !1, line: 3, type: !107, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !110, retainedNodes: !28)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DISubprogram(name: "Shape", scope: !17, type: !107, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!111 = !DILocalVariable(name: "this", arg: 1, scope: !106, type: !112, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!113 = !DILocation(line: 0, scope: !106)
!114 = !DILocation(line: 3, column: 8, scope: !106)
!115 = distinct !DISubprogram(name: "per", linkageName: "_ZNK8geometry3BoxIiE3perEi", scope: !70, file: !1, line: 11, type: !79, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !78, retainedNodes: !28)
!116 = !DILocalVariable(name: "this", arg: 1, scope: !115, type: !117, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!118 = !DILocation(line: 0, scope: !115)
!119 = !DILocalVariable(name: "parts", arg: 2, scope: !115, file: !1, line: 11, type: !14)
!120 = !DILocation(line: 11, column: 15, scope: !115)
!121 = !DILocation(line: 12, column: 18, scope: !115)
!122 = !DILocation(line: 12, column: 25, scope: !115)
!123 = !DILocation(line: 12, column: 23, scope: !115)
!124 = !DILocation(line: 12, column: 31, scope: !115)
!125 = !DILocation(line: 12, column: 12, scope: !115)
!126 = !DILocation(line: 12, column: 5, scope: !115)
!127 = distinct !DISubprogram(name: "share", linkageName: "_ZN8geometry3BoxIiE5shareEii", scope: !70, file: !1, line: 14, type: !84, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !83, retainedNodes: !28)
!128 = !DILocalVariable(name: "area", arg: 1, scope: !127, file: !1, line: 14, type: !14)
!129 = !DILocation(line: 14, column: 22, scope: !127)
!130 = !DILocalVariable(name: "parts", arg: 2, scope: !127, file: !1, line: 14, type: !14)
!131 = !DILocation(line: 14, column: 30, scope: !127)
!132 = !DILocation(line: 15, column: 12, scope: !127)
!133 = !DILocation(line: 15, column: 19, scope: !127)
!134 = !DILocation(line: 15, column: 17, scope: !127)
!135 = !DILocation(line: 15, column: 5, scope: !127)
