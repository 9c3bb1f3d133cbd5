; test: vectors of i33, packed bit by bit in memory: moved, computed with, passed.
; exit: 0
; stdout: -1 ff ff ff ff df 00 00 00 2c 00 00 00 00
; stdout: -2 ff ff ff ff df 00 00 00 2c 00 00 00 00 00 00 00 e5 ff ff ff bb 00 00 00 00 00
; stdout: 1 ff ff ff ff df 00 00 00 2c 00 00 00 00 aa
; stdout: 2 ff ff ff ff 01 aa
; stdout: 3 0b 00 00 00 00 aa
; stdout: 4 ff ff ff ff cb ff ff ff 2f 00 00 00 00 aa
; stdout: 5 ff ff ff ff cb ff ff ff 2f 00 00 00 00 aa
; stdout: 6 e5 ff ff ff ff ff ff ff 03 00 00 00 04 aa
; stdout: 7 e5 ff ff ff ff ff ff ff 77 01 00 00 58 00 00 00 00 aa
; stdout: 8 e5 ff ff ff bb 00 00 00 00 00 00 00 04 aa
; stdout: 9 e5 ff ff ff bb 00 00 00 00 00 00 00 04 aa
; stdout: 10 e5 ff ff ff bb 00 00 00 00 00 00 00 04 aa
; stdout: 11 e5 ff ff ff bb 00 00 00 00 00 00 00 04 aa
; stdout: 12 fe ff ff ff df 00 00 00 2c 00 00 00 00 aa
; stdout: 13 e4 ff ff ff 99 01 00 00 2c 00 00 00 04 aa
; stdout: 14 1a 00 00 00 24 00 00 00 2c 00 00 00 04 aa
; stdout: 15 e5 ff ff ff 9b 00 00 00 00 00 00 00 00 aa
; stdout: 16 ff ff ff ff ff 00 00 00 2c 00 00 00 04 aa
; stdout: 17 1a 00 00 00 64 00 00 00 2c 00 00 00 04 aa
; stdout: 18 1b 00 00 00 a6 50 00 00 00 00 00 00 04 aa
; stdout: 19 01 00 00 00 02 00 00 00 00 00 00 00 00 aa
; stdout: 20 1a 00 00 00 24 00 00 00 2c 00 00 00 00 aa
; stdout: 21 00 00 00 00 02 00 00 00 00 00 00 00 00 aa
; stdout: 22 ff ff ff ff 25 00 00 00 2c 00 00 00 00 aa
; stdout: 23 fe ff ff ff bd 01 00 00 2c 00 00 00 00 aa
; stdout: 24 ff ff ff ff 6e 00 00 00 2c 00 00 00 00 aa
; stdout: 25 ff ff ff ff 6f 00 00 00 2c 00 00 00 00 aa
; stdout: 26 00 aa
; stdout: 27 07 aa
; stdout: 28 04 aa
; stdout: 29 04 aa
; stdout: 30 03 aa
; stdout: 31 03 aa
; stdout: 32 00 aa
; stdout: 33 00 aa
; stdout: 34 07 aa
; stdout: 35 07 aa
; stdout: 36 58 81 ff c6 00 00 00 00 02 00 00 00 04 aa
; stdout: 37 ff ff ff ff c1 1b 00 00 00 b0 00 00 00 00 00 aa
; stdout: 38 ff ff ff ff ff 1b 00 00 00 b0 00 00 00 00 00 aa
; stdout: 39 ff ff ff ff 1b 00 00 b0 00 00 00 00 aa
; stdout: 40 00 00 00 00 00 00 f0 bf 00 00 00 00 00 c0 5b 40 00 00 00 00 00 00 26 40 aa
; stdout: 41 00 00 80 bf 00 00 de 42 00 00 30 41 aa
; stdout: 42 00 00 f0 ff ff ff ff 41 00 00 00 00 00 c0 5b 40 00 00 00 00 00 00 26 40 aa
; stdout: 43 00 00 00 50 00 00 de 42 00 00 30 41 aa
; stdout: 44 e5 ff ff ff bb 00 00 00 00 00 00 00 04 aa
; stdout: 45 ff ff ff ff df 00 00 00 2c 00 00 00 00 aa
; stdout: 46 e5 ff ff ff bb 00 00 00 2c 00 00 00 00 aa
; stdout: 47 ff ff ff ff df 00 00 00 00 00 00 00 04 aa
; stdout: 48 e4 ff ff ff 99 01 00 00 2c 00 00 00 04 aa
; stdout: 49 ff ff ff ff 99 01 00 00 2c 00 00 00 04 aa
; stdout: 50 1a 00 00 00 24 00 00 00 fc ff ff ff 03 aa
; stdout: 51 1a 00 00 00 24 00 00 00 00 00 00 00 00 aa
; stdout: 52 01 00 00 00 de 00 00 00 2c 00 00 00 00 aa
; stdout: 53 00 00 00 00 34 00 00 00 74 00 00 00 00 aa
; stdout: 54 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 55 21 00 00 00 0c 00 00 00 0c 00 00 00 00 aa
; stdout: 56 ff ff ff ff 01 00 00 d8 03 00 00 80 06 aa
; stdout: 57 f9 ff ff ff e1 0d 00 00 e0 02 00 00 00 aa
; stdout: 58 ff ff ff ff 0b 00 00 c0 03 00 00 c0 05 aa
; stdout: 59 79 00 00 00 00 aa
; stdout: 60 0b 00 00 00 00 aa
; stdout: 61 ff ff ff ff 01 aa
; stdout: 62 9b ff ff ff 01 aa
; stdout: 63 ff ff ff ff 01 aa
; stdout: 64 6f 00 00 00 00 aa
; stdout: 65 0b 00 00 00 00 aa
; stdout: 66 ff ff ff ff 01 aa
; stdout: 67 3b fb ff ff 01 aa
; stdout: 68 e4 ff ff ff 99 01 00 00 2c 00 00 00 04 aa
; stdout: 69 00 aa
; stdout: 70 e4 ff ff ff 99 01 00 00 2c 00 00 00 04 aa
; stdout: 71 01 aa
; stdout: 72 1a 00 00 00 24 00 00 00 2c 00 00 00 04 aa
; stdout: 73 04 aa
; stdout: 74 1a 00 00 00 24 00 00 00 2c 00 00 00 04 aa
; stdout: 75 04 aa
; stdout: 76 1b 00 00 00 a6 50 00 00 00 00 00 00 04 aa
; stdout: 77 04 aa
; stdout: 78 1b 00 00 00 a6 50 00 00 00 00 00 00 04 aa
; stdout: 79 05 aa

@a = global <3 x i33> <i33 -1, i33 111, i33 11>
@b = global <3 x i33> <i33 -27, i33 93, i33 -4294967296>
@c = global <3 x i33> <i33 3338633560, i33 -4294967296, i33 -4294967296>
@arr = global [2 x <3 x i33>] [<3 x i33> <i33 -1, i33 111, i33 11>, <3 x i33> <i33 -27, i33 93, i33 -4294967296>]
@st = global { i8, <3 x i33>, i8 } { i8 1, <3 x i33> <i33 -27, i33 93, i33 -4294967296>, i8 2 }
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

declare <3 x i33> @llvm.abs.v3i33(<3 x i33>, i1)
declare <3 x i33> @llvm.bitreverse.v3i33(<3 x i33>)
declare <3 x i33> @llvm.ctlz.v3i33(<3 x i33>, i1)
declare <3 x i33> @llvm.ctpop.v3i33(<3 x i33>)
declare <3 x i33> @llvm.cttz.v3i33(<3 x i33>, i1)
declare <3 x i33> @llvm.fshl.v3i33(<3 x i33>, <3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.fshr.v3i33(<3 x i33>, <3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.sadd.sat.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.smax.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.smin.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.ssub.sat.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.uadd.sat.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.umax.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.umin.v3i33(<3 x i33>, <3 x i33>)
declare <3 x i33> @llvm.usub.sat.v3i33(<3 x i33>, <3 x i33>)
declare i33 @llvm.vector.reduce.add.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.and.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.mul.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.or.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.smax.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.smin.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.umax.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.umin.v3i33(<3 x i33>)
declare i33 @llvm.vector.reduce.xor.v3i33(<3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.sadd.with.overflow.v3i33(<3 x i33>, <3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.smul.with.overflow.v3i33(<3 x i33>, <3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.ssub.with.overflow.v3i33(<3 x i33>, <3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.uadd.with.overflow.v3i33(<3 x i33>, <3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.umul.with.overflow.v3i33(<3 x i33>, <3 x i33>)
declare { <3 x i33>, <3 x i1> } @llvm.usub.with.overflow.v3i33(<3 x i33>, <3 x i33>)
define void @t1(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = select i1 true, <3 x i33> %a, <3 x i33> %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 1, ptr @r, i32 14)
  ret void
}
define void @t2(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = extractelement <3 x i33> %a, i64 %i
  store i33 %r, ptr @r
  call void @show(i32 2, ptr @r, i32 6)
  ret void
}
define void @t3(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = extractelement <3 x i33> %a, i32 2
  store i33 %r, ptr @r
  call void @show(i32 3, ptr @r, i32 6)
  ret void
}
define void @t4(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %s = extractelement <3 x i33> %b, i32 0
  %r = insertelement <3 x i33> %a, i33 %s, i64 %i
  store <3 x i33> %r, ptr @r
  call void @show(i32 4, ptr @r, i32 14)
  ret void
}
define void @t5(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %s = extractelement <3 x i33> %b, i32 0
  %r = insertelement <3 x i33> %a, i33 %s, i64 1
  store <3 x i33> %r, ptr @r
  call void @show(i32 5, ptr @r, i32 14)
  ret void
}
define void @t6(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = shufflevector <3 x i33> %a, <3 x i33> %b, <3 x i32> <i32 3, i32 0, i32 5>
  store <3 x i33> %r, ptr @r
  call void @show(i32 6, ptr @r, i32 14)
  ret void
}
define void @t7(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = shufflevector <3 x i33> %a, <3 x i33> %b, <4 x i32> <i32 3, i32 0, i32 4, i32 2>
  store <4 x i33> %r, ptr @r
  call void @show(i32 7, ptr @r, i32 18)
  ret void
}
define void @t8(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = trunc i64 %i to i1
  %r = select i1 %x, <3 x i33> %a, <3 x i33> %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 8, ptr @r, i32 14)
  ret void
}
define void @t9(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @id(<3 x i33> %a, i32 5, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 9, ptr @r, i32 14)
  ret void
}
define void @t10(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = getelementptr { i8, <3 x i33>, i8 }, ptr @st, i32 0, i32 1
  %r = load <3 x i33>, ptr %x
  store <3 x i33> %r, ptr @r
  call void @show(i32 10, ptr @r, i32 14)
  ret void
}
define void @t11(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = getelementptr [2 x <3 x i33>], ptr @arr, i32 0, i32 1
  %r = load <3 x i33>, ptr %x
  store <3 x i33> %r, ptr @r
  call void @show(i32 11, ptr @r, i32 14)
  ret void
}
define void @t12(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = bitcast <3 x i33> %a to i99
  %y = xor i99 %x, 1
  %r = bitcast i99 %y to <3 x i33>
  store <3 x i33> %r, ptr @r
  call void @show(i32 12, ptr @r, i32 14)
  ret void
}
define <3 x i33> @id(<3 x i33> %x, i32 %k, <3 x i33> %y) noinline {
  %c = icmp eq i32 %k, 5
  br i1 %c, label %p, label %q
p:
  br label %e
q:
  br label %e
e:
  %r = phi <3 x i33> [ %y, %p ], [ %x, %q ]
  ret <3 x i33> %r
}
define void @t13(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = add <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 13, ptr @r, i32 14)
  ret void
}
define void @t14(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = sub <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 14, ptr @r, i32 14)
  ret void
}
define void @t15(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = and <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 15, ptr @r, i32 14)
  ret void
}
define void @t16(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = or <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 16, ptr @r, i32 14)
  ret void
}
define void @t17(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = xor <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 17, ptr @r, i32 14)
  ret void
}
define void @t18(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = mul <3 x i33> %a, %b
  store <3 x i33> %r, ptr @r
  call void @show(i32 18, ptr @r, i32 14)
  ret void
}
define void @t19(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %z = icmp eq <3 x i33> %b, zeroinitializer
  %m = icmp eq <3 x i33> %b, splat (i33 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i33> splat (i33 1), <3 x i33> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i33> zeroinitializer, <3 x i33> %a
  %r = udiv <3 x i33> %aa, %bb
  store <3 x i33> %r, ptr @r
  call void @show(i32 19, ptr @r, i32 14)
  ret void
}
define void @t20(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %z = icmp eq <3 x i33> %b, zeroinitializer
  %m = icmp eq <3 x i33> %b, splat (i33 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i33> splat (i33 1), <3 x i33> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i33> zeroinitializer, <3 x i33> %a
  %r = urem <3 x i33> %aa, %bb
  store <3 x i33> %r, ptr @r
  call void @show(i32 20, ptr @r, i32 14)
  ret void
}
define void @t21(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %z = icmp eq <3 x i33> %b, zeroinitializer
  %m = icmp eq <3 x i33> %b, splat (i33 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i33> splat (i33 1), <3 x i33> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i33> zeroinitializer, <3 x i33> %a
  %r = sdiv <3 x i33> %aa, %bb
  store <3 x i33> %r, ptr @r
  call void @show(i32 21, ptr @r, i32 14)
  ret void
}
define void @t22(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %z = icmp eq <3 x i33> %b, zeroinitializer
  %m = icmp eq <3 x i33> %b, splat (i33 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i33> splat (i33 1), <3 x i33> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i33> zeroinitializer, <3 x i33> %a
  %r = srem <3 x i33> %aa, %bb
  store <3 x i33> %r, ptr @r
  call void @show(i32 22, ptr @r, i32 14)
  ret void
}
define void @t23(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %s = and <3 x i33> %b, splat (i33 1)
  %r = shl <3 x i33> %a, %s
  store <3 x i33> %r, ptr @r
  call void @show(i32 23, ptr @r, i32 14)
  ret void
}
define void @t24(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %s = and <3 x i33> %b, splat (i33 1)
  %r = lshr <3 x i33> %a, %s
  store <3 x i33> %r, ptr @r
  call void @show(i32 24, ptr @r, i32 14)
  ret void
}
define void @t25(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %s = and <3 x i33> %b, splat (i33 1)
  %r = ashr <3 x i33> %a, %s
  store <3 x i33> %r, ptr @r
  call void @show(i32 25, ptr @r, i32 14)
  ret void
}
define void @t26(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp eq <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 26, ptr @r, i32 2)
  ret void
}
define void @t27(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp ne <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 27, ptr @r, i32 2)
  ret void
}
define void @t28(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp ult <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 28, ptr @r, i32 2)
  ret void
}
define void @t29(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp ule <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 29, ptr @r, i32 2)
  ret void
}
define void @t30(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp ugt <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 30, ptr @r, i32 2)
  ret void
}
define void @t31(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp uge <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 31, ptr @r, i32 2)
  ret void
}
define void @t32(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp slt <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 32, ptr @r, i32 2)
  ret void
}
define void @t33(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp sle <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 33, ptr @r, i32 2)
  ret void
}
define void @t34(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp sgt <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 34, ptr @r, i32 2)
  ret void
}
define void @t35(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = icmp sge <3 x i33> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 35, ptr @r, i32 2)
  ret void
}
define void @t36(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = icmp slt <3 x i33> %a, %b
  %r = select <3 x i1> %x, <3 x i33> %a, <3 x i33> %c
  store <3 x i33> %r, ptr @r
  call void @show(i32 36, ptr @r, i32 14)
  ret void
}
define void @t37(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = zext <3 x i33> %a to <3 x i38>
  store <3 x i38> %r, ptr @r
  call void @show(i32 37, ptr @r, i32 16)
  ret void
}
define void @t38(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = sext <3 x i33> %a to <3 x i38>
  store <3 x i38> %r, ptr @r
  call void @show(i32 38, ptr @r, i32 16)
  ret void
}
define void @t39(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = trunc <3 x i33> %a to <3 x i30>
  store <3 x i30> %r, ptr @r
  call void @show(i32 39, ptr @r, i32 13)
  ret void
}
define void @t40(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = sitofp <3 x i33> %a to <3 x double>
  store <3 x double> %r, ptr @r
  call void @show(i32 40, ptr @r, i32 25)
  ret void
}
define void @t41(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = sitofp <3 x i33> %a to <3 x float>
  store <3 x float> %r, ptr @r
  call void @show(i32 41, ptr @r, i32 13)
  ret void
}
define void @t42(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = uitofp <3 x i33> %a to <3 x double>
  store <3 x double> %r, ptr @r
  call void @show(i32 42, ptr @r, i32 25)
  ret void
}
define void @t43(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = uitofp <3 x i33> %a to <3 x float>
  store <3 x float> %r, ptr @r
  call void @show(i32 43, ptr @r, i32 13)
  ret void
}
define void @t44(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.smin.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 44, ptr @r, i32 14)
  ret void
}
define void @t45(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.smax.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 45, ptr @r, i32 14)
  ret void
}
define void @t46(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.umin.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 46, ptr @r, i32 14)
  ret void
}
define void @t47(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.umax.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 47, ptr @r, i32 14)
  ret void
}
define void @t48(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.sadd.sat.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 48, ptr @r, i32 14)
  ret void
}
define void @t49(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.uadd.sat.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 49, ptr @r, i32 14)
  ret void
}
define void @t50(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.ssub.sat.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 50, ptr @r, i32 14)
  ret void
}
define void @t51(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.usub.sat.v3i33(<3 x i33> %a, <3 x i33> %b)
  store <3 x i33> %r, ptr @r
  call void @show(i32 51, ptr @r, i32 14)
  ret void
}
define void @t52(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.abs.v3i33(<3 x i33> %a, i1 false)
  store <3 x i33> %r, ptr @r
  call void @show(i32 52, ptr @r, i32 14)
  ret void
}
define void @t53(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.ctlz.v3i33(<3 x i33> %a, i1 false)
  store <3 x i33> %r, ptr @r
  call void @show(i32 53, ptr @r, i32 14)
  ret void
}
define void @t54(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.cttz.v3i33(<3 x i33> %a, i1 false)
  store <3 x i33> %r, ptr @r
  call void @show(i32 54, ptr @r, i32 14)
  ret void
}
define void @t55(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.ctpop.v3i33(<3 x i33> %a)
  store <3 x i33> %r, ptr @r
  call void @show(i32 55, ptr @r, i32 14)
  ret void
}
define void @t56(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.bitreverse.v3i33(<3 x i33> %a)
  store <3 x i33> %r, ptr @r
  call void @show(i32 56, ptr @r, i32 14)
  ret void
}
define void @t57(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.fshl.v3i33(<3 x i33> %a, <3 x i33> %b, <3 x i33> %c)
  store <3 x i33> %r, ptr @r
  call void @show(i32 57, ptr @r, i32 14)
  ret void
}
define void @t58(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call <3 x i33> @llvm.fshr.v3i33(<3 x i33> %a, <3 x i33> %b, <3 x i33> %c)
  store <3 x i33> %r, ptr @r
  call void @show(i32 58, ptr @r, i32 14)
  ret void
}
define void @t59(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.add.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 59, ptr @r, i32 6)
  ret void
}
define void @t60(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.and.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 60, ptr @r, i32 6)
  ret void
}
define void @t61(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.or.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 61, ptr @r, i32 6)
  ret void
}
define void @t62(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.xor.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 62, ptr @r, i32 6)
  ret void
}
define void @t63(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.smin.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 63, ptr @r, i32 6)
  ret void
}
define void @t64(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.smax.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 64, ptr @r, i32 6)
  ret void
}
define void @t65(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.umin.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 65, ptr @r, i32 6)
  ret void
}
define void @t66(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.umax.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 66, ptr @r, i32 6)
  ret void
}
define void @t67(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %r = call i33 @llvm.vector.reduce.mul.v3i33(<3 x i33> %a)
  store i33 %r, ptr @r
  call void @show(i32 67, ptr @r, i32 6)
  ret void
}
define void @t68(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.sadd.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 68, ptr @r, i32 14)
  ret void
}
define void @t69(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.sadd.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 69, ptr @r, i32 2)
  ret void
}
define void @t70(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.uadd.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 70, ptr @r, i32 14)
  ret void
}
define void @t71(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.uadd.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 71, ptr @r, i32 2)
  ret void
}
define void @t72(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.ssub.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 72, ptr @r, i32 14)
  ret void
}
define void @t73(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.ssub.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 73, ptr @r, i32 2)
  ret void
}
define void @t74(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.usub.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 74, ptr @r, i32 14)
  ret void
}
define void @t75(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.usub.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 75, ptr @r, i32 2)
  ret void
}
define void @t76(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.smul.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 76, ptr @r, i32 14)
  ret void
}
define void @t77(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.smul.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 77, ptr @r, i32 2)
  ret void
}
define void @t78(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.umul.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 0
  store <3 x i33> %r, ptr @r
  call void @show(i32 78, ptr @r, i32 14)
  ret void
}
define void @t79(i64 %i) noinline {
  %a = load <3 x i33>, ptr @a
  %b = load <3 x i33>, ptr @b
  %c = load <3 x i33>, ptr @c
  %x = call { <3 x i33>, <3 x i1> } @llvm.umul.with.overflow.v3i33(<3 x i33> %a, <3 x i33> %b)
  %r = extractvalue { <3 x i33>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 79, ptr @r, i32 2)
  ret void
}
define i32 @main() {
  call ptr @memset(ptr @r, i32 170, i64 2048)
  call void @show(i32 -1, ptr @a, i32 13)
  call void @show(i32 -2, ptr @arr, i32 26)
  call void @t1(i64 2)
  call void @t2(i64 0)
  call void @t3(i64 1)
  call void @t4(i64 1)
  call void @t5(i64 2)
  call void @t6(i64 2)
  call void @t7(i64 1)
  call void @t8(i64 0)
  call void @t9(i64 0)
  call void @t10(i64 2)
  call void @t11(i64 0)
  call void @t12(i64 0)
  call void @t13(i64 0)
  call void @t14(i64 0)
  call void @t15(i64 1)
  call void @t16(i64 1)
  call void @t17(i64 0)
  call void @t18(i64 1)
  call void @t19(i64 2)
  call void @t20(i64 2)
  call void @t21(i64 0)
  call void @t22(i64 0)
  call void @t23(i64 2)
  call void @t24(i64 2)
  call void @t25(i64 0)
  call void @t26(i64 1)
  call void @t27(i64 2)
  call void @t28(i64 2)
  call void @t29(i64 2)
  call void @t30(i64 0)
  call void @t31(i64 0)
  call void @t32(i64 1)
  call void @t33(i64 2)
  call void @t34(i64 2)
  call void @t35(i64 1)
  call void @t36(i64 1)
  call void @t37(i64 1)
  call void @t38(i64 0)
  call void @t39(i64 2)
  call void @t40(i64 0)
  call void @t41(i64 0)
  call void @t42(i64 0)
  call void @t43(i64 2)
  call void @t44(i64 0)
  call void @t45(i64 2)
  call void @t46(i64 0)
  call void @t47(i64 1)
  call void @t48(i64 0)
  call void @t49(i64 2)
  call void @t50(i64 1)
  call void @t51(i64 2)
  call void @t52(i64 1)
  call void @t53(i64 2)
  call void @t54(i64 1)
  call void @t55(i64 0)
  call void @t56(i64 1)
  call void @t57(i64 2)
  call void @t58(i64 0)
  call void @t59(i64 2)
  call void @t60(i64 2)
  call void @t61(i64 1)
  call void @t62(i64 0)
  call void @t63(i64 0)
  call void @t64(i64 1)
  call void @t65(i64 1)
  call void @t66(i64 2)
  call void @t67(i64 2)
  call void @t68(i64 0)
  call void @t69(i64 2)
  call void @t70(i64 2)
  call void @t71(i64 2)
  call void @t72(i64 2)
  call void @t73(i64 2)
  call void @t74(i64 2)
  call void @t75(i64 1)
  call void @t76(i64 0)
  call void @t77(i64 2)
  call void @t78(i64 2)
  call void @t79(i64 0)
  ret i32 0
}
