; test: what clang makes of assembly in C: system calls, atomics, strings, goto, x87, SSE, sections.
; exit: 0
; stdout: 5 8
; stdout: 1 0 1 10
; stdout: hello asm
; stdout: 9abbedcba9876544 12345678
; stdout: 18 12 0.841471 0.463648
; stdout: 1 -1 0 20 7
; stdout: 12 10 8 6
; stdout: 1
; stdout: 16 55 0 9 36
; stdout: 56
; stdout: 37f 1f80
; stdout: 42 1 4711 77
; stdout: raw
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"hello asm\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%lx %lx\0A\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"%lx %d %.6f %.6f\0A\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"%zu %d %d %d %ld\0A\00", align 1
@strl = internal global [17 x i8] c"counted by scasb\00", align 16
@.str.12 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"%d %ld %d %d\0A\00", align 1
@stdout = external local_unnamed_addr global ptr, align 8
@.str.14 = private unnamed_addr constant [5 x i8] c"raw\0A\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"%x %x\0A\00", align 1
define dso_local i32 @target(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}
define dso_local noundef i32 @main() local_unnamed_addr #1 {
  %1 = alloca i16, align 2
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #6
  store i32 5, ptr %3, align 4
  %5 = call i32 asm sideeffect "lock; xaddl $0,$1", "=r,=*m,0,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, i32 3, ptr nonnull elementtype(i32) %3) #6
  %6 = load i32, ptr %3, align 4
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %5, i32 noundef %6)
  %8 = call { i8, i32 } asm sideeffect "lock cmpxchgl $3,$1\0A\09setz $0", "=q,=*m,={ax},r,*m,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, i32 9, ptr nonnull elementtype(i32) %3, i32 8) #6
  %9 = extractvalue { i8, i32 } %8, 0
  %10 = zext i8 %9 to i32
  %11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %10)
  %12 = call { i32, i32 } asm sideeffect "lock cmpxchgl $3,$1", "={@ccz},=*m,={ax},r,*m,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, i32 10, ptr nonnull elementtype(i32) %3, i32 8) #6
  %13 = extractvalue { i32, i32 } %12, 0
  %14 = icmp ult i32 %13, 2
  call void @llvm.assume(i1 %14)
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %13)
  %16 = call { i32, i32 } asm sideeffect "lock cmpxchgl $3,$1", "={@ccz},=*m,={ax},r,*m,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, i32 10, ptr nonnull elementtype(i32) %3, i32 9) #6
  %17 = extractvalue { i32, i32 } %16, 0
  %18 = icmp ult i32 %17, 2
  call void @llvm.assume(i1 %18)
  %19 = load i32, ptr %3, align 4
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %17, i32 noundef %19)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #6
  %21 = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %4, ptr nonnull @.str.5, i64 10) #6
  %22 = call i32 @puts(ptr nonnull dereferenceable(1) %4)
  %23 = call { i64, i64 } asm "mulq $3", "={ax},={dx},0,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 281474976710655, i64 20015998343868) #7
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %24, i64 noundef %25)
  %27 = call i64 asm "rolq ${1:b},$0", "=r,{cx}I,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 4, i64 -9223372036854775807) #8
  %28 = call i32 asm "bsrl $1,$0", "=r,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 4660) #7
  %29 = call double asm "fsin", "={st},0,~{dirflag},~{fpsr},~{flags}"(double 1.000000e+00) #8
  %30 = call double asm "fpatan", "={st},0,{st(1)},~{st(1)},~{dirflag},~{fpsr},~{flags}"(double 2.000000e+00, double 1.000000e+00) #8
  %31 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %27, i32 noundef %28, double noundef %29, double noundef %30)
  callbr void asm sideeffect "testl $0,$0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 5) #6
          to label %34 [label %32, label %33]
32:
  br label %34
33:
  br label %34
34:
  %35 = phi i32 [ 0, %33 ], [ -1, %32 ], [ 1, %0 ]
  callbr void asm sideeffect "testl $0,$0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 -5) #6
          to label %38 [label %36, label %37]
36:
  br label %38
37:
  br label %38
38:
  %39 = phi i32 [ 0, %37 ], [ -1, %36 ], [ 1, %34 ]
  callbr void asm sideeffect "testl $0,$0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0) #6
          to label %42 [label %40, label %41]
40:
  br label %42
41:
  br label %42
42:
  %43 = phi i32 [ 0, %41 ], [ -1, %40 ], [ 1, %38 ]
  %44 = callbr i32 asm "movl $1,$0\0A\09subl $$10,$0\0A\09jc ${2:l}", "=&r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 30) #8
          to label %47 [label %45]
45:
  %46 = sub nsw i32 0, %44
  br label %47
47:
  %48 = phi i32 [ %46, %45 ], [ %44, %42 ]
  %49 = callbr i32 asm "movl $1,$0\0A\09subl $$10,$0\0A\09jc ${2:l}", "=&r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 3) #8
          to label %52 [label %50]
50:
  %51 = sub nsw i32 0, %49
  br label %52
52:
  %53 = phi i32 [ %51, %50 ], [ %49, %47 ]
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %35, i32 noundef %39, i32 noundef %43, i32 noundef %48, i32 noundef %53)
  %55 = call <4 x float> asm "addps $1,$0\0A\09mulps $1,$0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(<4 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, <4 x float> <float 4.000000e+00, float 3.000000e+00, float 2.000000e+00, float 1.000000e+00>) #7
  %56 = extractelement <4 x float> %55, i64 0
  %57 = fpext float %56 to double
  %58 = extractelement <4 x float> %55, i64 1
  %59 = fpext float %58 to double
  %60 = extractelement <4 x float> %55, i64 2
  %61 = fpext float %60 to double
  %62 = extractelement <4 x float> %55, i64 3
  %63 = fpext float %62 to double
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %57, double noundef %59, double noundef %61, double noundef %63)
  %65 = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #6
  %66 = extractvalue { i32, i32 } %65, 0
  %67 = extractvalue { i32, i32 } %65, 1
  %68 = zext i32 %67 to i64
  %69 = shl nuw i64 %68, 32
  %70 = zext i32 %66 to i64
  %71 = or disjoint i64 %69, %70
  %72 = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #6
  %73 = extractvalue { i32, i32 } %72, 0
  %74 = extractvalue { i32, i32 } %72, 1
  %75 = zext i32 %74 to i64
  %76 = shl nuw i64 %75, 32
  %77 = zext i32 %73 to i64
  %78 = or disjoint i64 %76, %77
  %79 = icmp ult i64 %71, %78
  %80 = zext i1 %79 to i32
  %81 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %80)
  %82 = call { ptr, i64 } asm sideeffect "repne scasb", "={di},={cx},{ax},0,1,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0, ptr nonnull @strl, i64 -1) #6
  %83 = extractvalue { ptr, i64 } %82, 1
  %84 = sub i64 -2, %83
  %85 = call { i32, i32 } asm "1:\0A\09addl $1,$0\0A\09decl $1\0A\09jnz 1b\0A\09jmp 2f\0A\09ud2\0A2:", "=r,=r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0, i32 10) #8
  %86 = extractvalue { i32, i32 } %85, 0
  %87 = call i32 asm "cmpl $$3,$0\0A\09jg .Lbig${:uid}\0A\09movl $$0,$0\0A.Lbig${:uid}:", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 2) #8
  %88 = call i32 asm "cmpl $$3,$0\0A\09jg .Lbig${:uid}\0A\09movl $$0,$0\0A.Lbig${:uid}:", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 9) #8
  %89 = call i64 asm "leaq ($1,$2),$0; addq $3,$0; addq $4,$0; addq $5,$0; addq $6,$0; addq $7,$0; addq $8,$0", "=&r,r,r,r,r,r,r,r,r,~{cc},~{rbx},~{dirflag},~{fpsr},~{flags}"(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8) #8
  %90 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i64 noundef %84, i32 noundef %86, i32 noundef %87, i32 noundef %88, i64 noundef %89)
  %91 = call i32 asm "movb ${1:h},${0:b}\0A\09movzbl ${0:b},$0", "=Q,Q,~{dirflag},~{fpsr},~{flags}"(i32 305419896) #8
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %91)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #6
  call void asm sideeffect "fnstcw $0", "=*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %1) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #6
  call void asm sideeffect "stmxcsr $0", "=*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2) #6
  %93 = load i16, ptr %1, align 2
  %94 = zext i16 %93 to i32
  %95 = load i32, ptr %2, align 4
  %96 = and i32 %95, 65472
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %94, i32 noundef %96)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #6
  %98 = call i32 asm sideeffect "call target", "={ax},{di},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 21) #6
  %99 = tail call i64 asm "leaq target(%rip),$0", "=r,~{dirflag},~{fpsr},~{flags}"() #8
  %100 = icmp eq i64 %99, ptrtoint (ptr @target to i64)
  %101 = zext i1 %100 to i64
  %102 = tail call i32 asm "movl 1f(%rip),$0\0A\09.pushsection .rodata\0A1: .long 4711\0A\09.popsection", "=r,~{dirflag},~{fpsr},~{flags}"() #8
  %103 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %98, i64 noundef %101, i32 noundef %102, i32 noundef 77)
  %104 = load ptr, ptr @stdout, align 8
  %105 = call i32 @fflush(ptr noundef %104)
  %106 = call i64 asm sideeffect "syscall", "={ax},{ax},{di},{si},{dx},~{rcx},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}"(i64 1, i64 1, i64 ptrtoint (ptr @.str.14 to i64), i64 4) #6
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6
  call void asm sideeffect "nop; pause; mfence; lfence", "~{dirflag},~{fpsr},~{flags}"() #6
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #6
  ret i32 0
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3
declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #3
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2
declare void @llvm.assume(i1 noundef) #4
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #5
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { nounwind uwtable }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nofree nounwind }
attributes #6 = { nounwind }
attributes #7 = { nounwind memory(read) }
attributes #8 = { nounwind memory(none) }
