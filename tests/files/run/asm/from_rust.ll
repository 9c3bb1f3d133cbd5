; test: what rustc makes of asm!, global_asm!, naked_asm! and labels, in the Intel dialect.
; exit: 0
; stdout: 42 70 1 2 100 55 3.75 1234 7 77 1 15 7
; stdout: 1
; oracle: none (it is IR of LLVM 22)
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".intel_syntax"
module asm ".pushsection .text._ZN1a3nak17h8ab3fdf6ddea8fbcE,\22ax\22, @progbits"
module asm ".balign 4"
module asm ".globl _ZN1a3nak17h8ab3fdf6ddea8fbcE"
module asm ".hidden _ZN1a3nak17h8ab3fdf6ddea8fbcE"
module asm ".type _ZN1a3nak17h8ab3fdf6ddea8fbcE, @function"
module asm "_ZN1a3nak17h8ab3fdf6ddea8fbcE:"
module asm "lea rax, [rdi + rsi]"
module asm "ret"
module asm ".Lfunc_end__ZN1a3nak17h8ab3fdf6ddea8fbcE:"
module asm ".size _ZN1a3nak17h8ab3fdf6ddea8fbcE, . - _ZN1a3nak17h8ab3fdf6ddea8fbcE"
module asm ".popsection"
module asm ""
module asm ".att_syntax"
module asm ".intel_syntax"
module asm ".globl from_global"
module asm "from_global:"
module asm "lea rax, [rdi + rdi*2]"
module asm "ret"
module asm ".att_syntax"
@alloc_55d99ac80336e2ece9729becf04d1654 = private unnamed_addr constant [45 x i8] c"%lu %u %u %u %lu %lu %g %u %d %u %d %lu %lu\0A\00", align 1
@alloc_87551382a9de3243abbfdbda2f0b586b = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
; __rustc::rust_begin_unwind
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  br label %bb1
bb1:
  br label %bb1
}
; a::callee
define internal noundef i64 @_ZN1a6callee17h18c3e7e805cc3af7E(i64 noundef %x) unnamed_addr #1 {
start:
  %_0 = add i64 %x, 1
  ret i64 %_0
}
define dso_local noundef i32 @main() unnamed_addr #2 {
start:
  %0 = tail call i64 asm sideeffect alignstack inteldialect "mov ${0:q}, ${1:q}\0Aadd ${0:q}, 5", "=&r,r,~{dirflag},~{fpsr},~{flags},~{memory}"(i64 37) #5
  %1 = tail call i32 asm sideeffect alignstack inteldialect "imul ${0:k}, ${0:k}, 7", "=&r,0,~{dirflag},~{fpsr},~{flags},~{memory}"(i32 10) #5
  %2 = tail call { i64, i32 } asm sideeffect alignstack inteldialect "mul ${2:q}", "={ax},=&{dx},r,{ax},~{dirflag},~{fpsr},~{flags},~{memory}"(i64 4294967297, i64 4294967295) #5
  %3 = tail call { i32, i32 } asm inteldialect "mov eax, 1\0Amov edx, 2", "=&{ax},=&{dx},~{dirflag},~{fpsr},~{flags}"() #6
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  %6 = tail call { i64, i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect alignstack inteldialect "call ${25:c}", "=&{ax},={cx},={dx},={si},={di},={r8},={r9},={r10},={r11},={xmm0},={xmm1},={xmm2},={xmm3},={xmm4},={xmm5},={xmm6},={xmm7},={xmm8},={xmm9},={xmm10},={xmm11},={xmm12},={xmm13},={xmm14},={xmm15},s,{di},~{xmm16},~{xmm17},~{xmm18},~{xmm19},~{xmm20},~{xmm21},~{xmm22},~{xmm23},~{xmm24},~{xmm25},~{xmm26},~{xmm27},~{xmm28},~{xmm29},~{xmm30},~{xmm31},~{k0},~{k1},~{k2},~{k3},~{k4},~{k5},~{k6},~{k7},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{tmm0},~{tmm1},~{tmm2},~{tmm3},~{tmm4},~{tmm5},~{tmm6},~{tmm7},~{dirflag},~{fpsr},~{flags},~{memory}"(ptr nonnull @_ZN1a6callee17h18c3e7e805cc3af7E, i64 99) #5
  %7 = extractvalue { i64, i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %6, 0
  %8 = tail call { i64, i64 } asm sideeffect alignstack inteldialect "2:\0Aadd ${0:q}, ${1:q}\0Adec ${1:q}\0Ajnz 2b", "=&r,=&r,0,1,~{dirflag},~{fpsr},~{flags},~{memory}"(i64 0, i64 10) #5
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = tail call double asm sideeffect alignstack inteldialect "addsd ${0:x}, ${2:x}", "=&x,0,x,~{dirflag},~{fpsr},~{flags},~{memory}"(double 1.500000e+00, double 2.250000e+00) #5
  %11 = tail call i32 asm sideeffect alignstack inteldialect "mov ${0:k}, 1234", "=&r,~{dirflag},~{fpsr},~{flags},~{memory}"() #5
  %12 = tail call i8 asm sideeffect alignstack inteldialect "mov ${0}, 7", "=&q,~{dirflag},~{fpsr},~{flags},~{memory}"() #5
  %13 = tail call i32 asm sideeffect alignstack "movl $$77, ${0:k}", "=&r,~{dirflag},~{fpsr},~{flags},~{memory}"() #5
  %14 = tail call { i32, i32, i32 } asm sideeffect alignstack inteldialect "push rbx\0Acpuid\0Apop rbx", "=&{ax},=&{cx},=&{dx},0,~{dirflag},~{fpsr},~{flags},~{memory}"(i32 0) #5
  %15 = extractvalue { i32, i32, i32 } %14, 0
  %_16 = sext i8 %12 to i32
  %_18 = icmp ne i32 %15, 0
  %_17 = zext i1 %_18 to i32
  %_19 = tail call noundef i64 @from_global(i64 noundef 5) #5
; call a::nak
  %_20 = tail call noundef i64 @_ZN1a3nak17h8ab3fdf6ddea8fbcE(i64 noundef 3, i64 noundef 4) #7
  %_13 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_55d99ac80336e2ece9729becf04d1654, i64 noundef %0, i32 noundef %1, i32 noundef %4, i32 noundef %5, i64 noundef %7, i64 noundef %9, double noundef %10, i32 noundef %11, i32 noundef %_16, i32 noundef %13, i32 noundef %_17, i64 noundef %_19, i64 noundef %_20) #5
  callbr void asm sideeffect alignstack inteldialect "test ${0:q}, ${0:q}\0Ajnz ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags},~{memory}"(i64 5) #5
          to label %bb15 [label %bb17]
bb15:
  br label %bb17
bb17:
  %lab.sroa.0.0 = phi i32 [ 0, %bb15 ], [ 1, %start ]
  %_22 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_87551382a9de3243abbfdbda2f0b586b, i32 noundef %lab.sroa.0.0) #5
  ret i32 0
}
; a::nak
declare hidden noundef i64 @_ZN1a3nak17h8ab3fdf6ddea8fbcE(i64 noundef, i64 noundef) unnamed_addr #3
declare noundef i64 @from_global(i64 noundef) unnamed_addr #2
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) unnamed_addr #4
attributes #0 = { nofree norecurse noreturn nosync nounwind nonlazybind memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { noinline nounwind }
