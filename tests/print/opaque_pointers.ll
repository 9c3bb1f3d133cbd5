; Every construct of LLVM 19 and a few of LLVM 20, for the parser and the printer alone: it is not valid.
source_filename = "x\22y.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl foo"
module asm "foo: \22x\22"
%0 = type { i32, ptr }
%T = type <{ i8, i32 }>
%"quoted name" = type { %T, [3 x %0], <4 x float>, <vscale x 4 x i32> }
%opaque = type opaque
%rec = type { i32, ptr, %empty }
%empty = type {}
$c = comdat any
$d = comdat largest
$"e f" = comdat nodeduplicate
@0 = global i32 0
@1 = private unnamed_addr constant [4 x i8] c"a\00\FFb", align 1
@"quoted global" = global i8 1
@g1 = external global i32
@g2 = extern_weak global i32
@g3 = weak_odr hidden local_unnamed_addr global i64 -9223372036854775808, align 8
@g4 = thread_local(initialexec) global i32 3, section "mysec", comdat($c), align 4
@c = linkonce_odr global i32 3, comdat
@g5 = common global [10 x i32] zeroinitializer, align 16
@g6 = internal addrspace(1) global i32 5
@g7 = dso_local externally_initialized global ptr @g3, partition "p"
@g8 = global i32 1, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
@g9 = global { i32, ptr } { i32 1, ptr @0 } #1
@g10 = global <{ i8, i32 }> <{ i8 1, i32 2 }>, code_model "large"
@g11 = global <4 x i32> <i32 1, i32 2, i32 3, i32 undef>
@g12 = global <4 x i32> splat (i32 7)
@f1 = global half 0xH3C00
@f2 = global bfloat 0xR3F80
@f3 = global float 0x3FB99999A0000000
@f4 = global double 1.5e+10
@f5 = global x86_fp80 0xK3FFF8000000000000000
@f6 = global fp128 0xL00000000000000003FFF000000000000
@f7 = global ppc_fp128 0xM3FF00000000000000000000000000000
@f8 = global [2 x double] [double -0.0, double 0x7FF8000000000000]
@i1 = global i1 true
@i2 = global i128 170141183460469231731687303715884105727
@i3 = global i24 u0xFFFFFF
@i4 = global i65 s0x1
@ce1 = global ptr getelementptr inbounds (i8, ptr @g5, i64 4)
@ce2 = global ptr getelementptr inbounds nuw ([10 x i32], ptr @g5, i64 0, i64 3)
@ce3 = global i64 ptrtoint (ptr @g5 to i64)
@ce4 = global i64 sub (i64 ptrtoint (ptr @g5 to i64), i64 ptrtoint (ptr @g3 to i64))
@ce5 = global i32 trunc (i64 ptrtoint (ptr @g5 to i64) to i32)
@ce6 = global ptr inttoptr (i64 42 to ptr)
@ce7 = global ptr getelementptr inrange(-16, 24) ({ [3 x ptr] }, ptr @g9, i32 0, i32 0, i32 2)
@ce8 = global i64 xor (i64 ptrtoint (ptr @g5 to i64), i64 -1)
@ce9 = global ptr addrspacecast (ptr addrspace(1) @g6 to ptr)
@ba = global ptr blockaddress(@blocks, %two)
@dle = global i64 ptrtoint (ptr dso_local_equivalent @blocks to i64)
@nocfi = global ptr no_cfi @blocks
@poisoned = global i32 poison
@a1 = alias i32, ptr @0
@a2 = hidden thread_local alias i8, getelementptr inbounds (i8, ptr @g5, i64 1)
@if1 = ifunc i32 (i32), ptr @resolver
@llvm.used = appending global [1 x ptr] [ptr @0], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]

declare ptr @resolver()
declare void @ctor() #0
declare i32 @__gxx_personality_v0(...)
declare noalias noundef nonnull ptr @mal(i64 noundef zeroext, ptr noalias nocapture readonly dereferenceable(8) align 16, ptr byval(%T) align 8, ptr sret(%0)) nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare !dbg !5 void @withdbg(metadata, ...)
declare extern_weak fastcc i32 @weakf(i32 inreg, i32 range(i32 0, 10))
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.assume(i1)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

define linkonce_odr dso_local fastcc noundef i32 @lots(i32 noundef %0, ptr nocapture noundef readonly %p, ...) local_unnamed_addr #0 section ".text.x" comdat($c) align 16 gc "shadow-stack" prefix i32 123 prologue i8 -112 personality ptr @__gxx_personality_v0 !dbg !5 !prof !7 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x i8], i64 3, align 8
  %4 = alloca inalloca i32
  store volatile i32 %0, ptr %2, align 4, !tbaa !7
  %5 = load atomic volatile i32, ptr %2 syncscope("singlethread") seq_cst, align 4, !range !8, !noundef !9
  store atomic i32 1, ptr %2 release, align 4
  fence syncscope("agent") acquire
  fence seq_cst
  %6 = cmpxchg weak volatile ptr %2, i32 0, i32 1 syncscope("singlethread") acq_rel monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = atomicrmw volatile umax ptr %2, i32 3 monotonic, align 4
  %9 = atomicrmw fadd ptr %p, float 1.0 seq_cst
  %10 = add nuw nsw i32 %7, %8
  %11 = sdiv exact i32 %10, 3
  %12 = or disjoint i32 %11, 1
  %13 = zext nneg i32 %12 to i64
  %14 = trunc nuw nsw i64 %13 to i8
  %15 = icmp samesign ult i32 %12, 5
  %16 = fadd reassoc nnan ninf nsz arcp contract afn float %9, 1.0
  %17 = fcmp fast olt float %16, 0.0
  %18 = select nnan i1 %17, float %16, float 0.0
  %19 = fneg fast float %18
  %20 = fptrunc nnan double 1.0 to float
  %21 = uitofp nneg i32 3 to float
  %22 = freeze i32 poison
  %23 = getelementptr inbounds nusw nuw %T, ptr %p, i32 0, i32 1
  %24 = getelementptr i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>
  %25 = shufflevector <4 x i32> zeroinitializer, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %26 = extractelement <2 x i32> %25, i32 0
  %27 = insertelement <2 x i32> %25, i32 %26, i64 1
  %28 = insertvalue { i32, { i8, ptr } } undef, ptr null, 1, 1
  %29 = va_arg ptr %p, i32
  %30 = tail call fastcc noundef i32 @lots(i32 noundef 1, ptr nonnull %p) #1, !dbg !6
  %31 = notail call i32 (i32, ptr, ...) @lots(i32 1, ptr null, double 2.0)
  %32 = call fast float @ffun(float 1.0)
  %33 = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r,~{memory}"(i32 3) #1, !srcloc !9
  call void asm "", "~{dirflag}"()
  call void @ctor() [ "deopt"(i32 1, ptr %p), "funclet"(i64 0) ]
  call void @llvm.dbg.value(metadata i32 %0, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 8)), !dbg !6
    #dbg_value(i32 %0, !5, !DIExpression(), !6)
  call void (metadata, ...) @withdbg(metadata !{i32 1, !"x"}, i64 3)
  %34 = call i32 %p(i32 1)
  %35 = call addrspace(0) i32 %p(i32 1)
  %36 = invoke i32 @lots2(i32 1)
          to label %ok unwind label %bad

ok:                                               ; preds = %1
  switch i64 %13, label %one [
    i64 0, label %one
    i64 -1, label %two
  ], !prof !7

one:
  %37 = phi i32 [ 1, %ok ], [ 2, %ok ], [ %37, %one ]
  br i1 %15, label %one, label %two, !prof !7, !llvm.loop !9

two:
  indirectbr ptr %p, [label %one, label %two]

bad:
  %38 = landingpad { ptr, i32 }
          cleanup
          catch ptr @0
          catch ptr null
          filter [1 x ptr] [ptr @0]
  resume { ptr, i32 } %38
}

declare i32 @lots2(i32)
declare float @ffun(float)

define void @blocks() {
  br label %two
two:
  callbr void asm sideeffect "# $0", "!i"() to label %three [label %four]
three:
  unreachable
four:
  ret void
  uselistorder label %two, { 1, 0 }
}

define <2 x i32> @vec(<2 x i32> %v, i1 %"odd name", %"quoted name" %q) {
"a label":
  %"x y" = add <2 x i32> %v, splat (i32 3)
  %c = icmp eq <2 x i32> %v, zeroinitializer
  %s = select <2 x i1> %c, <2 x i32> %v, <2 x i32> %"x y"
  br label %-weird.label$1
-weird.label$1:
  musttail call void @blocks()
  ret <2 x i32> %s
}
define void @musttail(ptr %a, ...) {
  musttail call void (ptr, ...) @musttail(ptr %a, ...)
  ret void
}
define i32 @ret({ i32, i32 } %x) {
  ret i32 extractelement (<1 x i32> <i32 3>, i32 0)
}

attributes #0 = { nounwind uwtable(sync) "frame-pointer"="all" alignstack=16 memory(none) vscale_range(1,16) "no-value" allocsize(0,1) }
attributes #1 = { cold noreturn }
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!named.with-dash = !{}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang ; { \22 not a comment"}
!3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !{}
!6 = !DILocation(line: 1, column: 2, scope: !3)
!7 = !{!"branch_weights", i32 1,
       i32 2}
!8 = !{i32 0, i32 5}
!9 = distinct !{!9}
uselistorder ptr @g5, { 1, 0, 2 }
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
