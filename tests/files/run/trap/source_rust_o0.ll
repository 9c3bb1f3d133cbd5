; test: the call stack names functions of Rust with their legacy mangling, and their lines.
; trap: address in `<slots::Slots as
; oracle: none (LLVM 19 does not know the attributes of rustc 1.95)
; frame: <slots::Slots as slots::Table>::get slots.rs:17:18
; frame: slots::Slots::far slots.rs:24:15
; frame: main slots.rs:31:5
;
; By rustc 1.95 -g -C opt-level=0 -C panic=abort, of
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

@alloc_2bde0b066b085ee78d5fc71d6d39e984 = private unnamed_addr constant [9 x i8] c"slots.rs\00", align 1
@alloc_c8ca1b77a14e4862117bc37b06d16cd4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2bde0b066b085ee78d5fc71d6d39e984, [16 x i8] c"\08\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_33e2e3f034441c004b5b1b9aa4770bed = private unnamed_addr constant [24 x i8] c"\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00", align 8

; <slots::Slots as slots::Table>::get
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN45_$LT$slots..Slots$u20$as$u20$slots..Table$GT$3get17hca1b2b700d212489E"(ptr align 8 %self, i64 %at) unnamed_addr #0 !dbg !7 {
start:
  %self.dbg.spill.i1 = alloca [16 x i8], align 8
  %0 = alloca [8 x i8], align 8
  %count.dbg.spill1.i = alloca [8 x i8], align 8
  %count.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %at.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !27, !DIExpression(), !29)
  store i64 %at, ptr %at.dbg.spill, align 8
    #dbg_declare(ptr %at.dbg.spill, !28, !DIExpression(), !30)
  %_5.0 = load ptr, ptr %self, align 8, !dbg !31
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !31
  %_5.1 = load i64, ptr %1, align 8, !dbg !31
  store ptr %_5.0, ptr %self.dbg.spill.i1, align 8
  %2 = getelementptr inbounds i8, ptr %self.dbg.spill.i1, i64 8
  store i64 %_5.1, ptr %2, align 8
    #dbg_declare(ptr %self.dbg.spill.i1, !32, !DIExpression(), !44)
  store ptr %_5.0, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !46, !DIExpression(), !56)
    #dbg_declare(ptr %self.dbg.spill.i, !58, !DIExpression(), !65)
  store i64 %at, ptr %count.dbg.spill.i, align 8
    #dbg_declare(ptr %count.dbg.spill.i, !55, !DIExpression(), !67)
  store i64 %at, ptr %count.dbg.spill1.i, align 8, !dbg !68
    #dbg_declare(ptr %count.dbg.spill1.i, !64, !DIExpression(), !69)
  %3 = getelementptr i64, ptr %_5.0, i64 %at, !dbg !70
  store ptr %3, ptr %0, align 8, !dbg !70
  %_0.i = load ptr, ptr %0, align 8, !dbg !70
  %_0 = load i64, ptr %_0.i, align 8, !dbg !71
  ret i64 %_0, !dbg !72
}

; slots::Slots::far
; Function Attrs: noinline nounwind nonlazybind uwtable
define i64 @_ZN5slots5Slots3far17hcdf3867e8c238ee3E(ptr align 8 %table, i64 %at) unnamed_addr #1 !dbg !73 {
start:
  %at.dbg.spill = alloca [8 x i8], align 8
  %table.dbg.spill = alloca [8 x i8], align 8
  store ptr %table, ptr %table.dbg.spill, align 8
    #dbg_declare(ptr %table.dbg.spill, !78, !DIExpression(), !80)
  store i64 %at, ptr %at.dbg.spill, align 8
    #dbg_declare(ptr %at.dbg.spill, !79, !DIExpression(), !81)
; call <slots::Slots as slots::Table>::get
  %_3 = call i64 @"_ZN45_$LT$slots..Slots$u20$as$u20$slots..Table$GT$3get17hca1b2b700d212489E"(ptr align 8 %table, i64 %at) #5, !dbg !82
  %0 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_3, i64 1), !dbg !83
  %_4.0 = extractvalue { i64, i1 } %0, 0, !dbg !83
  %_4.1 = extractvalue { i64, i1 } %0, 1, !dbg !83
  br i1 %_4.1, label %panic, label %bb2, !dbg !83

bb2:                                              ; preds = %start
  ret i64 %_4.0, !dbg !84

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_c8ca1b77a14e4862117bc37b06d16cd4) #6, !dbg !83
  unreachable, !dbg !83
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @main() unnamed_addr #2 !dbg !85 {
start:
  %slots = alloca [16 x i8], align 8
    #dbg_declare(ptr %slots, !90, !DIExpression(), !92)
  store ptr @alloc_33e2e3f034441c004b5b1b9aa4770bed, ptr %slots, align 8, !dbg !93
  %0 = getelementptr inbounds i8, ptr %slots, i64 8, !dbg !93
  store i64 3, ptr %0, align 8, !dbg !93
; call slots::Slots::far
  %_4 = call i64 @_ZN5slots5Slots3far17hcdf3867e8c238ee3E(ptr align 8 %slots, i64 1152921504606846976) #7, !dbg !94
  %_0 = trunc i64 %_4 to i32, !dbg !94
  ret i32 %_0, !dbg !95
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { inlinehint nounwind }
attributes #6 = { noinline noreturn nounwind }
attributes #7 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "slots.rs/@/slots.fba5a8c8bd4d2bad-cgu.0", directory: "/src")
!7 = distinct !DISubprogram(name: "get", linkageName: "_ZN45_$LT$slots..Slots$u20$as$u20$slots..Table$GT$3get17hca1b2b700d212489E", scope: !9, file: !8, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !26)
!8 = !DIFile(filename: "slots.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "2c62691e00f1f82ff1dca53f1229ceb5")
!9 = !DINamespace(name: "{impl#0}", scope: !10)
!10 = !DINamespace(name: "slots", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !24}
!13 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&slots::Slots", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "Slots", scope: !10, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !17, templateParams: !25, identifier: "fb9daa78eaa58465ee46fcb9014fff5")
!16 = !DIFile(filename: "<unknown>", directory: "")
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !15, file: !16, baseType: !19, size: 128, align: 64, flags: DIFlagPrivate)
!19 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i64]", file: !16, size: 128, align: 64, elements: !20, templateParams: !25, identifier: "18e66e1de31dfeb8a323a7c2c427c19e")
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !19, file: !16, baseType: !22, size: 64, align: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !19, file: !16, baseType: !24, size: 64, align: 64, offset: 64)
!24 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!25 = !{}
!26 = !{!27, !28}
!27 = !DILocalVariable(name: "self", arg: 1, scope: !7, file: !8, line: 15, type: !14)
!28 = !DILocalVariable(name: "at", arg: 2, scope: !7, file: !8, line: 15, type: !24)
!29 = !DILocation(line: 15, column: 12, scope: !7)
!30 = !DILocation(line: 15, column: 19, scope: !7)
!31 = !DILocation(line: 17, column: 19, scope: !7)
!32 = !DILocalVariable(name: "self", arg: 1, scope: !33, file: !34, line: 726, type: !19)
!33 = distinct !DISubprogram(name: "as_ptr<i64>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6as_ptr17hb3c72491e48067b7E", scope: !35, file: !34, line: 726, type: !38, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !42, retainedNodes: !41)
!34 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!35 = !DINamespace(name: "{impl#0}", scope: !36)
!36 = !DINamespace(name: "slice", scope: !37)
!37 = !DINamespace(name: "core", scope: null)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !19}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i64", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!41 = !{!32}
!42 = !{!43}
!43 = !DITemplateTypeParameter(name: "T", type: !13)
!44 = !DILocation(line: 726, column: 25, scope: !33, inlinedAt: !45)
!45 = distinct !DILocation(line: 17, column: 31, scope: !7)
!46 = !DILocalVariable(name: "self", arg: 1, scope: !47, file: !48, line: 1053, type: !40)
!47 = distinct !DISubprogram(name: "wrapping_add<i64>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$12wrapping_add17h3c2bd8237413d0c4E", scope: !49, file: !48, line: 1053, type: !52, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !42, retainedNodes: !54)
!48 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!49 = !DINamespace(name: "{impl#0}", scope: !50)
!50 = !DINamespace(name: "const_ptr", scope: !51)
!51 = !DINamespace(name: "ptr", scope: !37)
!52 = !DISubroutineType(types: !53)
!53 = !{!40, !40, !24}
!54 = !{!46, !55}
!55 = !DILocalVariable(name: "count", arg: 2, scope: !47, file: !48, line: 1053, type: !24)
!56 = !DILocation(line: 1053, column: 31, scope: !47, inlinedAt: !57)
!57 = distinct !DILocation(line: 17, column: 40, scope: !7)
!58 = !DILocalVariable(name: "self", arg: 1, scope: !59, file: !48, line: 463, type: !40)
!59 = distinct !DISubprogram(name: "wrapping_offset<i64>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$15wrapping_offset17h51124f0c66a03246E", scope: !49, file: !48, line: 463, type: !60, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !42, retainedNodes: !63)
!60 = !DISubroutineType(types: !61)
!61 = !{!40, !40, !62}
!62 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!63 = !{!58, !64}
!64 = !DILocalVariable(name: "count", arg: 2, scope: !59, file: !48, line: 463, type: !62)
!65 = !DILocation(line: 463, column: 34, scope: !59, inlinedAt: !66)
!66 = distinct !DILocation(line: 1057, column: 14, scope: !47, inlinedAt: !57)
!67 = !DILocation(line: 1053, column: 37, scope: !47, inlinedAt: !57)
!68 = !DILocation(line: 1057, column: 30, scope: !47, inlinedAt: !57)
!69 = !DILocation(line: 463, column: 40, scope: !59, inlinedAt: !66)
!70 = !DILocation(line: 468, column: 18, scope: !59, inlinedAt: !66)
!71 = !DILocation(line: 17, column: 18, scope: !7)
!72 = !DILocation(line: 18, column: 6, scope: !7)
!73 = distinct !DISubprogram(name: "far<slots::Slots>", linkageName: "_ZN5slots5Slots3far17hcdf3867e8c238ee3E", scope: !15, file: !8, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !75, declaration: !74, retainedNodes: !77)
!74 = !DISubprogram(name: "far<slots::Slots>", linkageName: "_ZN5slots5Slots3far17hcdf3867e8c238ee3E", scope: !15, file: !8, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !75)
!75 = !{!76}
!76 = !DITemplateTypeParameter(name: "T", type: !15)
!77 = !{!78, !79}
!78 = !DILocalVariable(name: "table", arg: 1, scope: !73, file: !8, line: 23, type: !14)
!79 = !DILocalVariable(name: "at", arg: 2, scope: !73, file: !8, line: 23, type: !24)
!80 = !DILocation(line: 23, column: 26, scope: !73)
!81 = !DILocation(line: 23, column: 37, scope: !73)
!82 = !DILocation(line: 24, column: 15, scope: !73)
!83 = !DILocation(line: 24, column: 9, scope: !73)
!84 = !DILocation(line: 25, column: 6, scope: !73)
!85 = distinct !DISubprogram(name: "main", scope: !10, file: !8, line: 29, type: !86, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !89)
!86 = !DISubroutineType(types: !87)
!87 = !{!88}
!88 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!89 = !{!90}
!90 = !DILocalVariable(name: "slots", scope: !91, file: !8, line: 30, type: !15, align: 64)
!91 = distinct !DILexicalBlock(scope: !85, file: !8, line: 30, column: 5)
!92 = !DILocation(line: 30, column: 9, scope: !91)
!93 = !DILocation(line: 30, column: 17, scope: !85)
!94 = !DILocation(line: 31, column: 5, scope: !91)
!95 = !DILocation(line: 32, column: 2, scope: !85)
