; test: vectors of x86_fp80, of 10 bytes each in memory: moved, computed with, passed.
; exit: 0
; stdout: -1 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80
; stdout: -2 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f9 02 95
; stdout: 1 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 2 00 00 00 00 00 f9 02 95 20 40 aa
; stdout: 3 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 4 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 5 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 f9 02 95 20 40 aa
; stdout: 6 00 00 00 00 00 00 00 00 00 80 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 7 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 8 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 9 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 10 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 11 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 12 01 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 13 00 00 00 00 00 f9 02 95 21 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 14 00 00 00 00 00 00 00 00 00 00 00 d0 cc cc cc cc cc cc fb bf aa
; stdout: 15 00 00 62 ac c5 eb 78 ad 41 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 16 00 00 00 00 00 00 00 80 ff 3f 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 17 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 18 00 00 00 00 00 f9 02 95 20 c0 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 19 01 aa
; stdout: 20 02 aa
; stdout: 21 02 aa
; stdout: 22 03 aa
; stdout: 23 00 aa
; stdout: 24 01 aa
; stdout: 25 03 aa
; stdout: 26 00 aa
; stdout: 27 01 aa
; stdout: 28 02 aa
; stdout: 29 02 aa
; stdout: 30 01 aa
; stdout: 31 00 d0 cc cc cc cc cc cc fb 3f 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 32 00 00 00 20 5f a0 02 42 00 00 00 00 00 00 00 80 aa
; stdout: 33 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 34 f9 02 15 50 00 00 00 80 aa
; stdout: 35 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 36 30 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 37 30 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 38 30 00 00 00 00 00 00 00 aa
; stdout: 39 30 00 00 00 00 00 00 00 aa
; stdout: 40 30 00 aa
; stdout: 41 30 00 aa
; stdout: 42 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 43 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 44 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 45 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 46 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 47 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 48 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 49 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 50 00 00 00 00 00 f9 02 95 20 40 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 51 00 00 00 00 00 f9 02 95 20 40 00 d0 cc cc cc cc cc cc fb 3f aa
; stdout: 52 06 00 62 ac c5 eb 78 ad 41 40 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 53 06 00 62 ac c5 eb 78 ad 41 40 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 54 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 55 00 00 00 00 00 f9 02 95 20 40 aa
; stdout: 56 00 00 00 00 00 f9 02 95 21 40 aa
; stdout: 57 00 00 00 00 00 00 00 00 00 80 aa

@a = global <2 x x86_fp80> <x86_fp80 0xK40209502F90000000000, x86_fp80 0xK80000000000000000000>
@b = global <2 x x86_fp80> <x86_fp80 0xK40209502F90000000000, x86_fp80 0xK3FFBCCCCCCCCCCCCD000>
@c = global <2 x x86_fp80> <x86_fp80 0xK3FFBCCCCCCCCCCCCD000, x86_fp80 0xK00000000000000000000>
@arr = global [2 x <2 x x86_fp80>] [<2 x x86_fp80> <x86_fp80 0xK40209502F90000000000, x86_fp80 0xK80000000000000000000>, <2 x x86_fp80> <x86_fp80 0xK40209502F90000000000, x86_fp80 0xK3FFBCCCCCCCCCCCCD000>]
@st = global { i8, <2 x x86_fp80>, i8 } { i8 1, <2 x x86_fp80> <x86_fp80 0xK40209502F90000000000, x86_fp80 0xK3FFBCCCCCCCCCCCCD000>, i8 2 }
@r = global [2048 x i8] zeroinitializer, align 64
@f = constant [3 x i8] c"%d\00"
@x = constant [6 x i8] c" %02x\00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
define void @show(i32 %k, ptr %p, i32 %n) {
  call i32 (ptr, ...) @printf(ptr @f, i32 %k)
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %q = getelementptr i8, ptr %p, i32 %i
  %b = load i8, ptr %q
  %w = zext i8 %b to i32
  call i32 (ptr, ...) @printf(ptr @x, i32 %w)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  call i32 (ptr, ...) @printf(ptr @n)
  call ptr @memset(ptr @r, i32 170, i64 2048)
  ret void
}
declare ptr @memset(ptr, i32, i64)

declare <2 x x86_fp80> @llvm.ceil.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.copysign.v2f80(<2 x x86_fp80>, <2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.fabs.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.floor.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.fma.v2f80(<2 x x86_fp80>, <2 x x86_fp80>, <2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.fmuladd.v2f80(<2 x x86_fp80>, <2 x x86_fp80>, <2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.maxnum.v2f80(<2 x x86_fp80>, <2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80>, <2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.nearbyint.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.rint.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.round.v2f80(<2 x x86_fp80>)
declare <2 x x86_fp80> @llvm.trunc.v2f80(<2 x x86_fp80>)
declare x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80, <2 x x86_fp80>)
declare x86_fp80 @llvm.vector.reduce.fmax.v2f80(<2 x x86_fp80>)
declare x86_fp80 @llvm.vector.reduce.fmin.v2f80(<2 x x86_fp80>)
declare x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80, <2 x x86_fp80>)
define void @t1(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = select i1 true, <2 x x86_fp80> %a, <2 x x86_fp80> %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 1, ptr @r, i32 21)
  ret void
}
define void @t2(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = extractelement <2 x x86_fp80> %a, i64 %i
  store x86_fp80 %r, ptr @r
  call void @show(i32 2, ptr @r, i32 11)
  ret void
}
define void @t3(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = extractelement <2 x x86_fp80> %a, i32 1
  store x86_fp80 %r, ptr @r
  call void @show(i32 3, ptr @r, i32 11)
  ret void
}
define void @t4(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %s = extractelement <2 x x86_fp80> %b, i32 0
  %r = insertelement <2 x x86_fp80> %a, x86_fp80 %s, i64 %i
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 4, ptr @r, i32 21)
  ret void
}
define void @t5(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %s = extractelement <2 x x86_fp80> %b, i32 0
  %r = insertelement <2 x x86_fp80> %a, x86_fp80 %s, i64 1
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 5, ptr @r, i32 21)
  ret void
}
define void @t6(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = shufflevector <2 x x86_fp80> %a, <2 x x86_fp80> %b, <2 x i32> <i32 1, i32 3>
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 6, ptr @r, i32 21)
  ret void
}
define void @t7(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = shufflevector <2 x x86_fp80> %a, <2 x x86_fp80> %b, <3 x i32> <i32 0, i32 3, i32 3>
  store <3 x x86_fp80> %r, ptr @r
  call void @show(i32 7, ptr @r, i32 31)
  ret void
}
define void @t8(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = trunc i64 %i to i1
  %r = select i1 %x, <2 x x86_fp80> %a, <2 x x86_fp80> %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 8, ptr @r, i32 21)
  ret void
}
define void @t9(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @id(<2 x x86_fp80> %a, i32 5, <2 x x86_fp80> %b)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 9, ptr @r, i32 21)
  ret void
}
define void @t10(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = getelementptr { i8, <2 x x86_fp80>, i8 }, ptr @st, i32 0, i32 1
  %r = load <2 x x86_fp80>, ptr %x
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 10, ptr @r, i32 21)
  ret void
}
define void @t11(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = getelementptr [2 x <2 x x86_fp80>], ptr @arr, i32 0, i32 1
  %r = load <2 x x86_fp80>, ptr %x
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 11, ptr @r, i32 21)
  ret void
}
define void @t12(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = bitcast <2 x x86_fp80> %a to i160
  %y = xor i160 %x, 1
  %r = bitcast i160 %y to <2 x x86_fp80>
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 12, ptr @r, i32 21)
  ret void
}
define <2 x x86_fp80> @id(<2 x x86_fp80> %x, i32 %k, <2 x x86_fp80> %y) noinline {
  %c = icmp eq i32 %k, 5
  br i1 %c, label %p, label %q
p:
  br label %e
q:
  br label %e
e:
  %r = phi <2 x x86_fp80> [ %y, %p ], [ %x, %q ]
  ret <2 x x86_fp80> %r
}
define void @t13(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fadd <2 x x86_fp80> %a, %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 13, ptr @r, i32 21)
  ret void
}
define void @t14(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fsub <2 x x86_fp80> %a, %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 14, ptr @r, i32 21)
  ret void
}
define void @t15(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fmul <2 x x86_fp80> %a, %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 15, ptr @r, i32 21)
  ret void
}
define void @t16(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fdiv <2 x x86_fp80> %a, %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 16, ptr @r, i32 21)
  ret void
}
define void @t17(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = frem <2 x x86_fp80> %a, %b
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 17, ptr @r, i32 21)
  ret void
}
define void @t18(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fneg <2 x x86_fp80> %a
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 18, ptr @r, i32 21)
  ret void
}
define void @t19(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp oeq <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 19, ptr @r, i32 2)
  ret void
}
define void @t20(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp one <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 20, ptr @r, i32 2)
  ret void
}
define void @t21(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp olt <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 21, ptr @r, i32 2)
  ret void
}
define void @t22(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp ole <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 22, ptr @r, i32 2)
  ret void
}
define void @t23(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp ogt <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 23, ptr @r, i32 2)
  ret void
}
define void @t24(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp oge <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 24, ptr @r, i32 2)
  ret void
}
define void @t25(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp ord <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 25, ptr @r, i32 2)
  ret void
}
define void @t26(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp uno <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 26, ptr @r, i32 2)
  ret void
}
define void @t27(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp ueq <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 27, ptr @r, i32 2)
  ret void
}
define void @t28(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp une <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 28, ptr @r, i32 2)
  ret void
}
define void @t29(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp ult <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 29, ptr @r, i32 2)
  ret void
}
define void @t30(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fcmp uge <2 x x86_fp80> %a, %b
  store <2 x i1> %r, ptr @r
  call void @show(i32 30, ptr @r, i32 2)
  ret void
}
define void @t31(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = fcmp olt <2 x x86_fp80> %a, %b
  %r = select <2 x i1> %x, <2 x x86_fp80> %a, <2 x x86_fp80> %c
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 31, ptr @r, i32 21)
  ret void
}
define void @t32(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fptrunc <2 x x86_fp80> %a to <2 x double>
  store <2 x double> %r, ptr @r
  call void @show(i32 32, ptr @r, i32 17)
  ret void
}
define void @t33(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = fptrunc <2 x x86_fp80> %a to <2 x double>
  %r = fpext <2 x double> %x to <2 x x86_fp80>
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 33, ptr @r, i32 21)
  ret void
}
define void @t34(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = fptrunc <2 x x86_fp80> %a to <2 x float>
  store <2 x float> %r, ptr @r
  call void @show(i32 34, ptr @r, i32 9)
  ret void
}
define void @t35(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %x = fptrunc <2 x x86_fp80> %a to <2 x float>
  %r = fpext <2 x float> %x to <2 x x86_fp80>
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 35, ptr @r, i32 21)
  ret void
}
define void @t36(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i64>
  store <2 x i64> %r, ptr @r
  call void @show(i32 36, ptr @r, i32 17)
  ret void
}
define void @t37(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i64>
  %q = sitofp <2 x i64> %r to <2 x x86_fp80>
  store <2 x x86_fp80> %q, ptr @c
  store <2 x i64> %r, ptr @r
  call void @show(i32 37, ptr @r, i32 17)
  ret void
}
define void @t38(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i32>
  store <2 x i32> %r, ptr @r
  call void @show(i32 38, ptr @r, i32 9)
  ret void
}
define void @t39(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i32>
  %q = sitofp <2 x i32> %r to <2 x x86_fp80>
  store <2 x x86_fp80> %q, ptr @c
  store <2 x i32> %r, ptr @r
  call void @show(i32 39, ptr @r, i32 9)
  ret void
}
define void @t40(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i7>
  store <2 x i7> %r, ptr @r
  call void @show(i32 40, ptr @r, i32 3)
  ret void
}
define void @t41(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %z = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> splat (x86_fp80 0xK4004C000000000000000))
  %r = fptosi <2 x x86_fp80> %z to <2 x i7>
  %q = sitofp <2 x i7> %r to <2 x x86_fp80>
  store <2 x x86_fp80> %q, ptr @c
  store <2 x i7> %r, ptr @r
  call void @show(i32 41, ptr @r, i32 3)
  ret void
}
define void @t42(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.fabs.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 42, ptr @r, i32 21)
  ret void
}
define void @t43(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.floor.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 43, ptr @r, i32 21)
  ret void
}
define void @t44(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.ceil.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 44, ptr @r, i32 21)
  ret void
}
define void @t45(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.trunc.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 45, ptr @r, i32 21)
  ret void
}
define void @t46(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.rint.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 46, ptr @r, i32 21)
  ret void
}
define void @t47(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.round.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 47, ptr @r, i32 21)
  ret void
}
define void @t48(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.nearbyint.v2f80(<2 x x86_fp80> %a)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 48, ptr @r, i32 21)
  ret void
}
define void @t49(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.copysign.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> %b)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 49, ptr @r, i32 21)
  ret void
}
define void @t50(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.minnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> %b)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 50, ptr @r, i32 21)
  ret void
}
define void @t51(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.maxnum.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> %b)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 51, ptr @r, i32 21)
  ret void
}
define void @t52(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.fma.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> %b, <2 x x86_fp80> %c)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 52, ptr @r, i32 21)
  ret void
}
define void @t53(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call <2 x x86_fp80> @llvm.fmuladd.v2f80(<2 x x86_fp80> %a, <2 x x86_fp80> %b, <2 x x86_fp80> %c)
  store <2 x x86_fp80> %r, ptr @r
  call void @show(i32 53, ptr @r, i32 21)
  ret void
}
define void @t54(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call x86_fp80 @llvm.vector.reduce.fmin.v2f80(<2 x x86_fp80> %a)
  store x86_fp80 %r, ptr @r
  call void @show(i32 54, ptr @r, i32 11)
  ret void
}
define void @t55(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %r = call x86_fp80 @llvm.vector.reduce.fmax.v2f80(<2 x x86_fp80> %a)
  store x86_fp80 %r, ptr @r
  call void @show(i32 55, ptr @r, i32 11)
  ret void
}
define void @t56(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %s = extractelement <2 x x86_fp80> %b, i32 0
  %r = call x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80 %s, <2 x x86_fp80> %a)
  store x86_fp80 %r, ptr @r
  call void @show(i32 56, ptr @r, i32 11)
  ret void
}
define void @t57(i64 %i) noinline {
  %a = load <2 x x86_fp80>, ptr @a
  %b = load <2 x x86_fp80>, ptr @b
  %c = load <2 x x86_fp80>, ptr @c
  %s = extractelement <2 x x86_fp80> %b, i32 0
  %r = call x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80 %s, <2 x x86_fp80> %a)
  store x86_fp80 %r, ptr @r
  call void @show(i32 57, ptr @r, i32 11)
  ret void
}
define i32 @main() {
  call ptr @memset(ptr @r, i32 170, i64 2048)
  call void @show(i32 -1, ptr @a, i32 20)
  call void @show(i32 -2, ptr @arr, i32 40)
  call void @t1(i64 1)
  call void @t2(i64 0)
  call void @t3(i64 0)
  call void @t4(i64 0)
  call void @t5(i64 1)
  call void @t6(i64 1)
  call void @t7(i64 0)
  call void @t8(i64 0)
  call void @t9(i64 0)
  call void @t10(i64 0)
  call void @t11(i64 0)
  call void @t12(i64 1)
  call void @t13(i64 1)
  call void @t14(i64 1)
  call void @t15(i64 0)
  call void @t16(i64 1)
  call void @t17(i64 1)
  call void @t18(i64 0)
  call void @t19(i64 0)
  call void @t20(i64 1)
  call void @t21(i64 0)
  call void @t22(i64 1)
  call void @t23(i64 0)
  call void @t24(i64 0)
  call void @t25(i64 1)
  call void @t26(i64 0)
  call void @t27(i64 1)
  call void @t28(i64 1)
  call void @t29(i64 1)
  call void @t30(i64 0)
  call void @t31(i64 0)
  call void @t32(i64 1)
  call void @t33(i64 1)
  call void @t34(i64 1)
  call void @t35(i64 1)
  call void @t36(i64 0)
  call void @t37(i64 0)
  call void @t38(i64 1)
  call void @t39(i64 0)
  call void @t40(i64 1)
  call void @t41(i64 0)
  call void @t42(i64 1)
  call void @t43(i64 1)
  call void @t44(i64 0)
  call void @t45(i64 1)
  call void @t46(i64 1)
  call void @t47(i64 0)
  call void @t48(i64 1)
  call void @t49(i64 1)
  call void @t50(i64 1)
  call void @t51(i64 1)
  call void @t52(i64 0)
  call void @t53(i64 0)
  call void @t54(i64 0)
  call void @t55(i64 0)
  call void @t56(i64 1)
  call void @t57(i64 0)
  ret i32 0
}
