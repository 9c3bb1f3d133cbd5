; test: the call stack names functions of Rust with mangling of version 0, and their lines.
; trap: address in `<slots::Slots>::far
; oracle: none (LLVM 19 does not know the attributes of rustc 1.95)
; frame: <slots::Slots as slots::Table>::get slots.rs:17:18
; frame: <slots::Slots>::far::<slots::Slots> slots.rs:24:15
; frame: main slots.rs:31:5
;
; By rustc 1.95 -g -C opt-level=2 -C panic=abort -C symbol-mangling-version=v0, of
;
;     // A slice that is read behind its end, in methods that are inlined.
;     #![crate_type = "lib"]
;     #![no_std]
;     
;     pub struct Slots<'a> {
;         values: &'a [i64],
;     }
;     
;     pub trait Table {
;         fn get(&self, at: usize) -> i64;
;     }
;     
;     impl Table for Slots<'_> {
;         #[inline]
;         fn get(&self, at: usize) -> i64 {
;             // SAFETY: there is none: that is the mistake.
;             unsafe { *self.values.as_ptr().wrapping_add(at) }
;         }
;     }
;     
;     impl Slots<'_> {
;         #[inline(never)]
;         pub fn far<T: Table>(table: &T, at: usize) -> i64 {
;             table.get(at) + 1
;         }
;     }
;     
;     #[unsafe(no_mangle)]
;     pub extern "C" fn main() -> i32 {
;         let slots = Slots { values: &[1, 2, 3] };
;         Slots::far(&slots, 1 << 60) as i32
;     }

source_filename = "slots.fba5a8c8bd4d2bad-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_33e2e3f034441c004b5b1b9aa4770bed = private unnamed_addr constant [24 x i8] c"\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00", align 8

; <slots::Slots>::far::<slots::Slots>
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind nonlazybind willreturn memory(read, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @_RINvMs_CslBvIL5Ve5Cz_5slotsNtB5_5Slots3farBp_EB5_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %table, i64 noundef %at) unnamed_addr #0 !dbg !7 {
start:
    #dbg_value(ptr %table, !29, !DIExpression(), !31)
    #dbg_value(i64 %at, !30, !DIExpression(), !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32), !dbg !35
    #dbg_value(ptr %table, !36, !DIExpression(), !41)
    #dbg_value(i64 %at, !40, !DIExpression(), !41)
    #dbg_value(i64 %at, !43, !DIExpression(), !57)
  %self.0.i = load ptr, ptr %table, align 8, !dbg !59, !alias.scope !32, !nonnull !21, !align !60, !noundef !21
    #dbg_value(ptr %self.0.i, !54, !DIExpression(), !57)
    #dbg_value(ptr %self.0.i, !61, !DIExpression(), !68)
    #dbg_value(i64 %at, !67, !DIExpression(), !68)
  %0 = getelementptr i64, ptr %self.0.i, i64 %at, !dbg !70
  %_0.i = load i64, ptr %0, align 8, !dbg !71, !noalias !32, !noundef !21
  %_0 = add i64 %_0.i, 1, !dbg !72
  ret i64 %_0, !dbg !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(read, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @main() unnamed_addr #1 !dbg !74 {
start:
  %slots = alloca [16 x i8], align 8
    #dbg_declare(ptr %slots, !79, !DIExpression(), !81)
  call void @llvm.lifetime.start.p0(ptr nonnull %slots), !dbg !82
  store ptr @alloc_33e2e3f034441c004b5b1b9aa4770bed, ptr %slots, align 8, !dbg !83
  %0 = getelementptr inbounds nuw i8, ptr %slots, i64 8, !dbg !83
  store i64 3, ptr %0, align 8, !dbg !83
; call <slots::Slots>::far::<slots::Slots>
  %_3 = call noundef i64 @_RINvMs_CslBvIL5Ve5Cz_5slotsNtB5_5Slots3farBp_EB5_(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(16) %slots, i64 noundef 1152921504606846976) #4, !dbg !84
  %_0 = trunc i64 %_3 to i32, !dbg !84
  call void @llvm.lifetime.end.p0(ptr nonnull %slots), !dbg !85
  ret i32 %_0, !dbg !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind nonlazybind willreturn memory(read, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(read, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "slots.rs/@/slots.fba5a8c8bd4d2bad-cgu.0", directory: "/src")
!7 = distinct !DISubprogram(name: "far<slots::Slots>", linkageName: "_RINvMs_CslBvIL5Ve5Cz_5slotsNtB5_5Slots3farBp_EB5_", scope: !9, file: !8, line: 23, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !26, declaration: !25, retainedNodes: !28)
!8 = !DIFile(filename: "slots.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "2c62691e00f1f82ff1dca53f1229ceb5")
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "Slots", scope: !11, file: !10, size: 128, align: 64, flags: DIFlagPublic, elements: !12, templateParams: !21, identifier: "fb9daa78eaa58465ee46fcb9014fff5")
!10 = !DIFile(filename: "<unknown>", directory: "")
!11 = !DINamespace(name: "slots", scope: null)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !9, file: !10, baseType: !14, size: 128, align: 64, flags: DIFlagPrivate)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i64]", file: !10, size: 128, align: 64, elements: !15, templateParams: !21, identifier: "18e66e1de31dfeb8a323a7c2c427c19e")
!15 = !{!16, !19}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !14, file: !10, baseType: !17, size: 64, align: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, align: 64, dwarfAddressSpace: 0)
!18 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !14, file: !10, baseType: !20, size: 64, align: 64, offset: 64)
!20 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!21 = !{}
!22 = !DISubroutineType(types: !23)
!23 = !{!18, !24, !20}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&slots::Slots", baseType: !9, size: 64, align: 64, dwarfAddressSpace: 0)
!25 = !DISubprogram(name: "far<slots::Slots>", linkageName: "_RINvMs_CslBvIL5Ve5Cz_5slotsNtB5_5Slots3farBp_EB5_", scope: !9, file: !8, line: 23, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !26)
!26 = !{!27}
!27 = !DITemplateTypeParameter(name: "T", type: !9)
!28 = !{!29, !30}
!29 = !DILocalVariable(name: "table", arg: 1, scope: !7, file: !8, line: 23, type: !24)
!30 = !DILocalVariable(name: "at", arg: 2, scope: !7, file: !8, line: 23, type: !20)
!31 = !DILocation(line: 0, scope: !7)
!32 = !{!33}
!33 = distinct !{!33, !34, !"_RNvXCslBvIL5Ve5Cz_5slotsNtB2_5SlotsNtB2_5Table3get: %self"}
!34 = distinct !{!34, !"_RNvXCslBvIL5Ve5Cz_5slotsNtB2_5SlotsNtB2_5Table3get"}
!35 = !DILocation(line: 24, column: 15, scope: !7)
!36 = !DILocalVariable(name: "self", arg: 1, scope: !37, file: !8, line: 15, type: !24)
!37 = distinct !DISubprogram(name: "get", linkageName: "_RNvXCslBvIL5Ve5Cz_5slotsNtB2_5SlotsNtB2_5Table3get", scope: !38, file: !8, line: 15, type: !22, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !21, retainedNodes: !39)
!38 = !DINamespace(name: "{impl#0}", scope: !11)
!39 = !{!36, !40}
!40 = !DILocalVariable(name: "at", arg: 2, scope: !37, file: !8, line: 15, type: !20)
!41 = !DILocation(line: 0, scope: !37, inlinedAt: !42)
!42 = distinct !DILocation(line: 24, column: 15, scope: !7)
!43 = !DILocalVariable(name: "count", arg: 2, scope: !44, file: !45, line: 1053, type: !20)
!44 = distinct !DISubprogram(name: "wrapping_add<i64>", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPx12wrapping_addCslBvIL5Ve5Cz_5slots", scope: !46, file: !45, line: 1053, type: !50, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !55, retainedNodes: !53)
!45 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!46 = !DINamespace(name: "{impl#0}", scope: !47)
!47 = !DINamespace(name: "const_ptr", scope: !48)
!48 = !DINamespace(name: "ptr", scope: !49)
!49 = !DINamespace(name: "core", scope: null)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52, !20}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i64", baseType: !18, size: 64, align: 64, dwarfAddressSpace: 0)
!53 = !{!54, !43}
!54 = !DILocalVariable(name: "self", arg: 1, scope: !44, file: !45, line: 1053, type: !52)
!55 = !{!56}
!56 = !DITemplateTypeParameter(name: "T", type: !18)
!57 = !DILocation(line: 0, scope: !44, inlinedAt: !58)
!58 = distinct !DILocation(line: 17, column: 40, scope: !37, inlinedAt: !42)
!59 = !DILocation(line: 17, column: 19, scope: !37, inlinedAt: !42)
!60 = !{i64 8}
!61 = !DILocalVariable(name: "self", arg: 1, scope: !62, file: !45, line: 463, type: !52)
!62 = distinct !DISubprogram(name: "wrapping_offset<i64>", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPx15wrapping_offsetCslBvIL5Ve5Cz_5slots", scope: !46, file: !45, line: 463, type: !63, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !55, retainedNodes: !66)
!63 = !DISubroutineType(types: !64)
!64 = !{!52, !52, !65}
!65 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!66 = !{!61, !67}
!67 = !DILocalVariable(name: "count", arg: 2, scope: !62, file: !45, line: 463, type: !65)
!68 = !DILocation(line: 0, scope: !62, inlinedAt: !69)
!69 = distinct !DILocation(line: 1057, column: 14, scope: !44, inlinedAt: !58)
!70 = !DILocation(line: 468, column: 18, scope: !62, inlinedAt: !69)
!71 = !DILocation(line: 17, column: 18, scope: !37, inlinedAt: !42)
!72 = !DILocation(line: 24, column: 9, scope: !7)
!73 = !DILocation(line: 25, column: 6, scope: !7)
!74 = distinct !DISubprogram(name: "main", scope: !11, file: !8, line: 29, type: !75, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !21, retainedNodes: !78)
!75 = !DISubroutineType(types: !76)
!76 = !{!77}
!77 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!78 = !{!79}
!79 = !DILocalVariable(name: "slots", scope: !80, file: !8, line: 30, type: !9, align: 64)
!80 = distinct !DILexicalBlock(scope: !74, file: !8, line: 30, column: 5)
!81 = !DILocation(line: 30, column: 9, scope: !80)
!82 = !DILocation(line: 30, column: 9, scope: !74)
!83 = !DILocation(line: 30, column: 17, scope: !74)
!84 = !DILocation(line: 31, column: 5, scope: !80)
!85 = !DILocation(line: 32, column: 1, scope: !74)
!86 = !DILocation(line: 32, column: 2, scope: !74)
