; test: vectors of i65, packed bit by bit in memory: moved, computed with, passed.
; exit: 0
; stdout: -1 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03
; stdout: -2 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 00 00 00 00 00 00 00 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff fb ff
; stdout: 1 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 2 b8 14 30 e6 f0 dd ba 44 00 aa
; stdout: 3 e4 dc d9 46 40 a8 4d e7 00 aa
; stdout: 4 be a8 e0 79 3e d0 66 58 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 5 b8 14 30 e6 f0 dd ba 44 7c 51 c1 f3 7c a0 cd b0 90 73 67 1b 01 a1 36 9d 03 aa
; stdout: 6 be a8 e0 79 3e d0 66 58 c8 b9 b3 8d 80 50 9b ce f9 a2 82 e7 f9 40 9b 61 01 aa
; stdout: 7 fe ff ff ff ff ff ff ff c9 b9 b3 8d 80 50 9b ce f9 ff ff ff ff ff ff ff f7 45 05 cf f3 81 36 c3 02 aa
; stdout: 8 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 9 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff fb ff ff ff ff ff ff ff 07 aa
; stdout: 10 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff fb ff ff ff ff ff ff ff 07 aa
; stdout: 11 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff fb ff ff ff ff ff ff ff 07 aa
; stdout: 12 b9 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 13 76 bd 10 60 2f ae 21 9d f0 ff ff ff ff ff ff ff 89 73 67 1b 01 a1 36 9d 03 aa
; stdout: 14 fa 6b 4f 6c b2 0d 54 ec 11 00 00 00 00 00 00 00 9a 73 67 1b 01 a1 36 9d 03 aa
; stdout: 15 b8 00 20 60 30 d0 22 40 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 16 be bc f0 ff fe dd fe 5c f0 ff ff ff ff ff ff ff fb ff ff ff ff ff ff ff 07 aa
; stdout: 17 06 bc d0 9f ce 0d dc 1c f0 ff ff ff ff ff ff ff 69 8c 98 e4 fe 5e c9 62 04 aa
; stdout: 18 90 20 48 7e 47 78 b7 05 01 00 00 00 00 00 00 00 e0 18 31 c9 fd bd 92 c5 00 aa
; stdout: 19 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 20 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 21 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 40 38 46 4c 72 7f af 64 31 06 aa
; stdout: 22 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 23 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 24 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 25 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 26 00 aa
; stdout: 27 07 aa
; stdout: 28 07 aa
; stdout: 29 07 aa
; stdout: 30 00 aa
; stdout: 31 00 aa
; stdout: 32 03 aa
; stdout: 33 03 aa
; stdout: 34 04 aa
; stdout: 35 04 aa
; stdout: 36 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 3a 01 00 00 00 00 00 00 00 aa
; stdout: 37 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 40 40 ce 9d 6d 04 84 da 74 0e 00 aa
; stdout: 38 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 c0 4f ce 9d 6d 04 84 da 74 0e 00 aa
; stdout: 39 b8 14 30 e6 f0 dd ba 04 00 00 00 00 00 00 00 40 ce 9d 6d 04 84 da 74 02 aa
; stdout: 40 05 8c 39 7c b7 2e d1 43 00 00 00 00 00 00 f0 c3 3c db 08 08 b5 e9 ec 43 aa
; stdout: 41 bc 75 89 5e 00 00 80 df a8 4d 67 5f aa
; stdout: 42 05 8c 39 7c b7 2e d1 43 00 00 00 00 00 00 f0 43 3c db 08 08 b5 e9 ec 43 aa
; stdout: 43 bc 75 89 5e 00 00 80 5f a8 4d 67 5f aa
; stdout: 44 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 fa ff ff ff ff ff ff ff 07 aa
; stdout: 45 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff 93 73 67 1b 01 a1 36 9d 03 aa
; stdout: 46 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 47 be a8 e0 79 3e d0 66 58 f0 ff ff ff ff ff ff ff fb ff ff ff ff ff ff ff 07 aa
; stdout: 48 76 bd 10 60 2f ae 21 9d 00 00 00 00 00 00 00 00 8a 73 67 1b 01 a1 36 9d 03 aa
; stdout: 49 76 bd 10 60 2f ae 21 9d fe ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 07 aa
; stdout: 50 fa 6b 4f 6c b2 0d 54 ec 11 00 00 00 00 00 00 00 9a 73 67 1b 01 a1 36 9d 03 aa
; stdout: 51 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 52 b8 14 30 e6 f0 dd ba 44 00 00 00 00 00 00 00 00 92 73 67 1b 01 a1 36 9d 03 aa
; stdout: 53 02 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00 00 aa
; stdout: 54 03 00 00 00 00 00 00 00 80 00 00 00 00 00 00 00 08 00 00 00 00 00 00 00 00 aa
; stdout: 55 1e 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 7c 00 00 00 00 00 00 00 00 aa
; stdout: 56 44 ba 76 1f ce 18 50 3a 02 00 00 00 00 00 00 00 38 97 ad 10 10 db dc 39 01 aa
; stdout: 57 33 2c b8 14 30 e6 f0 dd fe ff ff 03 00 00 00 00 fc 7f 72 ee 6c 23 20 d4 06 aa
; stdout: 58 e0 79 3e d0 66 58 70 29 fe ff ff ff ff 01 00 00 fc ff ff ff ff ff 3f 39 07 aa
; stdout: 59 9c f1 09 2d 31 86 08 2c 00 aa
; stdout: 60 00 00 00 00 00 00 00 00 00 aa
; stdout: 61 fc dc f9 e6 f0 fd ff e7 01 aa
; stdout: 62 5c c8 e9 a0 b0 75 f7 a3 01 aa
; stdout: 63 00 00 00 00 00 00 00 00 01 aa
; stdout: 64 e4 dc d9 46 40 a8 4d e7 00 aa
; stdout: 65 b8 14 30 e6 f0 dd ba 44 00 aa
; stdout: 66 00 00 00 00 00 00 00 00 01 aa
; stdout: 67 00 00 00 00 00 00 00 00 00 aa
; stdout: 68 76 bd 10 60 2f ae 21 9d f0 ff ff ff ff ff ff ff 89 73 67 1b 01 a1 36 9d 03 aa
; stdout: 69 02 aa
; stdout: 70 76 bd 10 60 2f ae 21 9d f0 ff ff ff ff ff ff ff 89 73 67 1b 01 a1 36 9d 03 aa
; stdout: 71 06 aa
; stdout: 72 fa 6b 4f 6c b2 0d 54 ec 11 00 00 00 00 00 00 00 9a 73 67 1b 01 a1 36 9d 03 aa
; stdout: 73 00 aa
; stdout: 74 fa 6b 4f 6c b2 0d 54 ec 11 00 00 00 00 00 00 00 9a 73 67 1b 01 a1 36 9d 03 aa
; stdout: 75 07 aa
; stdout: 76 90 20 48 7e 47 78 b7 05 01 00 00 00 00 00 00 00 e0 18 31 c9 fd bd 92 c5 00 aa
; stdout: 77 07 aa
; stdout: 78 90 20 48 7e 47 78 b7 05 01 00 00 00 00 00 00 00 e0 18 31 c9 fd bd 92 c5 00 aa
; stdout: 79 07 aa

@a = global <3 x i65> <i65 4952514766971081912, i65 -18446744073709551616, i65 16667162789988130020>
@b = global <3 x i65> <i65 6370007689713461438, i65 -8, i65 -2>
@c = global <3 x i65> <i65 -18446744073709551616, i65 25, i65 78>
@arr = global [2 x <3 x i65>] [<3 x i65> <i65 4952514766971081912, i65 -18446744073709551616, i65 16667162789988130020>, <3 x i65> <i65 6370007689713461438, i65 -8, i65 -2>]
@st = global { i8, <3 x i65>, i8 } { i8 1, <3 x i65> <i65 6370007689713461438, i65 -8, i65 -2>, i8 2 }
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

declare <3 x i65> @llvm.abs.v3i65(<3 x i65>, i1)
declare <3 x i65> @llvm.bitreverse.v3i65(<3 x i65>)
declare <3 x i65> @llvm.ctlz.v3i65(<3 x i65>, i1)
declare <3 x i65> @llvm.ctpop.v3i65(<3 x i65>)
declare <3 x i65> @llvm.cttz.v3i65(<3 x i65>, i1)
declare <3 x i65> @llvm.fshl.v3i65(<3 x i65>, <3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.fshr.v3i65(<3 x i65>, <3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.sadd.sat.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.smax.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.smin.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.ssub.sat.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.uadd.sat.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.umax.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.umin.v3i65(<3 x i65>, <3 x i65>)
declare <3 x i65> @llvm.usub.sat.v3i65(<3 x i65>, <3 x i65>)
declare i65 @llvm.vector.reduce.add.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.and.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.mul.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.or.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.smax.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.smin.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.umax.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.umin.v3i65(<3 x i65>)
declare i65 @llvm.vector.reduce.xor.v3i65(<3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.sadd.with.overflow.v3i65(<3 x i65>, <3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.smul.with.overflow.v3i65(<3 x i65>, <3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.ssub.with.overflow.v3i65(<3 x i65>, <3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.uadd.with.overflow.v3i65(<3 x i65>, <3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.umul.with.overflow.v3i65(<3 x i65>, <3 x i65>)
declare { <3 x i65>, <3 x i1> } @llvm.usub.with.overflow.v3i65(<3 x i65>, <3 x i65>)
define void @t1(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = select i1 true, <3 x i65> %a, <3 x i65> %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 1, ptr @r, i32 26)
  ret void
}
define void @t2(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = extractelement <3 x i65> %a, i64 %i
  store i65 %r, ptr @r
  call void @show(i32 2, ptr @r, i32 10)
  ret void
}
define void @t3(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = extractelement <3 x i65> %a, i32 2
  store i65 %r, ptr @r
  call void @show(i32 3, ptr @r, i32 10)
  ret void
}
define void @t4(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %s = extractelement <3 x i65> %b, i32 0
  %r = insertelement <3 x i65> %a, i65 %s, i64 %i
  store <3 x i65> %r, ptr @r
  call void @show(i32 4, ptr @r, i32 26)
  ret void
}
define void @t5(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %s = extractelement <3 x i65> %b, i32 0
  %r = insertelement <3 x i65> %a, i65 %s, i64 1
  store <3 x i65> %r, ptr @r
  call void @show(i32 5, ptr @r, i32 26)
  ret void
}
define void @t6(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = shufflevector <3 x i65> %a, <3 x i65> %b, <3 x i32> <i32 3, i32 2, i32 3>
  store <3 x i65> %r, ptr @r
  call void @show(i32 6, ptr @r, i32 26)
  ret void
}
define void @t7(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = shufflevector <3 x i65> %a, <3 x i65> %b, <4 x i32> <i32 5, i32 2, i32 5, i32 3>
  store <4 x i65> %r, ptr @r
  call void @show(i32 7, ptr @r, i32 34)
  ret void
}
define void @t8(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = trunc i64 %i to i1
  %r = select i1 %x, <3 x i65> %a, <3 x i65> %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 8, ptr @r, i32 26)
  ret void
}
define void @t9(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @id(<3 x i65> %a, i32 5, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 9, ptr @r, i32 26)
  ret void
}
define void @t10(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = getelementptr { i8, <3 x i65>, i8 }, ptr @st, i32 0, i32 1
  %r = load <3 x i65>, ptr %x
  store <3 x i65> %r, ptr @r
  call void @show(i32 10, ptr @r, i32 26)
  ret void
}
define void @t11(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = getelementptr [2 x <3 x i65>], ptr @arr, i32 0, i32 1
  %r = load <3 x i65>, ptr %x
  store <3 x i65> %r, ptr @r
  call void @show(i32 11, ptr @r, i32 26)
  ret void
}
define void @t12(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = bitcast <3 x i65> %a to i195
  %y = xor i195 %x, 1
  %r = bitcast i195 %y to <3 x i65>
  store <3 x i65> %r, ptr @r
  call void @show(i32 12, ptr @r, i32 26)
  ret void
}
define <3 x i65> @id(<3 x i65> %x, i32 %k, <3 x i65> %y) noinline {
  %c = icmp eq i32 %k, 5
  br i1 %c, label %p, label %q
p:
  br label %e
q:
  br label %e
e:
  %r = phi <3 x i65> [ %y, %p ], [ %x, %q ]
  ret <3 x i65> %r
}
define void @t13(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = add <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 13, ptr @r, i32 26)
  ret void
}
define void @t14(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = sub <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 14, ptr @r, i32 26)
  ret void
}
define void @t15(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = and <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 15, ptr @r, i32 26)
  ret void
}
define void @t16(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = or <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 16, ptr @r, i32 26)
  ret void
}
define void @t17(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = xor <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 17, ptr @r, i32 26)
  ret void
}
define void @t18(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = mul <3 x i65> %a, %b
  store <3 x i65> %r, ptr @r
  call void @show(i32 18, ptr @r, i32 26)
  ret void
}
define void @t19(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %z = icmp eq <3 x i65> %b, zeroinitializer
  %m = icmp eq <3 x i65> %b, splat (i65 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i65> splat (i65 1), <3 x i65> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i65> zeroinitializer, <3 x i65> %a
  %r = udiv <3 x i65> %aa, %bb
  store <3 x i65> %r, ptr @r
  call void @show(i32 19, ptr @r, i32 26)
  ret void
}
define void @t20(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %z = icmp eq <3 x i65> %b, zeroinitializer
  %m = icmp eq <3 x i65> %b, splat (i65 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i65> splat (i65 1), <3 x i65> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i65> zeroinitializer, <3 x i65> %a
  %r = urem <3 x i65> %aa, %bb
  store <3 x i65> %r, ptr @r
  call void @show(i32 20, ptr @r, i32 26)
  ret void
}
define void @t21(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %z = icmp eq <3 x i65> %b, zeroinitializer
  %m = icmp eq <3 x i65> %b, splat (i65 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i65> splat (i65 1), <3 x i65> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i65> zeroinitializer, <3 x i65> %a
  %r = sdiv <3 x i65> %aa, %bb
  store <3 x i65> %r, ptr @r
  call void @show(i32 21, ptr @r, i32 26)
  ret void
}
define void @t22(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %z = icmp eq <3 x i65> %b, zeroinitializer
  %m = icmp eq <3 x i65> %b, splat (i65 -1)
  %zz = or <3 x i1> %z, %m
  %bb = select <3 x i1> %zz, <3 x i65> splat (i65 1), <3 x i65> %b
  %aa = select <3 x i1> splat (i1 false), <3 x i65> zeroinitializer, <3 x i65> %a
  %r = srem <3 x i65> %aa, %bb
  store <3 x i65> %r, ptr @r
  call void @show(i32 22, ptr @r, i32 26)
  ret void
}
define void @t23(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %s = and <3 x i65> %b, splat (i65 1)
  %r = shl <3 x i65> %a, %s
  store <3 x i65> %r, ptr @r
  call void @show(i32 23, ptr @r, i32 26)
  ret void
}
define void @t24(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %s = and <3 x i65> %b, splat (i65 1)
  %r = lshr <3 x i65> %a, %s
  store <3 x i65> %r, ptr @r
  call void @show(i32 24, ptr @r, i32 26)
  ret void
}
define void @t25(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %s = and <3 x i65> %b, splat (i65 1)
  %r = ashr <3 x i65> %a, %s
  store <3 x i65> %r, ptr @r
  call void @show(i32 25, ptr @r, i32 26)
  ret void
}
define void @t26(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp eq <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 26, ptr @r, i32 2)
  ret void
}
define void @t27(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp ne <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 27, ptr @r, i32 2)
  ret void
}
define void @t28(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp ult <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 28, ptr @r, i32 2)
  ret void
}
define void @t29(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp ule <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 29, ptr @r, i32 2)
  ret void
}
define void @t30(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp ugt <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 30, ptr @r, i32 2)
  ret void
}
define void @t31(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp uge <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 31, ptr @r, i32 2)
  ret void
}
define void @t32(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp slt <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 32, ptr @r, i32 2)
  ret void
}
define void @t33(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp sle <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 33, ptr @r, i32 2)
  ret void
}
define void @t34(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp sgt <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 34, ptr @r, i32 2)
  ret void
}
define void @t35(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = icmp sge <3 x i65> %a, %b
  store <3 x i1> %r, ptr @r
  call void @show(i32 35, ptr @r, i32 2)
  ret void
}
define void @t36(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = icmp slt <3 x i65> %a, %b
  %r = select <3 x i1> %x, <3 x i65> %a, <3 x i65> %c
  store <3 x i65> %r, ptr @r
  call void @show(i32 36, ptr @r, i32 26)
  ret void
}
define void @t37(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = zext <3 x i65> %a to <3 x i70>
  store <3 x i70> %r, ptr @r
  call void @show(i32 37, ptr @r, i32 28)
  ret void
}
define void @t38(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = sext <3 x i65> %a to <3 x i70>
  store <3 x i70> %r, ptr @r
  call void @show(i32 38, ptr @r, i32 28)
  ret void
}
define void @t39(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = trunc <3 x i65> %a to <3 x i62>
  store <3 x i62> %r, ptr @r
  call void @show(i32 39, ptr @r, i32 25)
  ret void
}
define void @t40(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = sitofp <3 x i65> %a to <3 x double>
  store <3 x double> %r, ptr @r
  call void @show(i32 40, ptr @r, i32 25)
  ret void
}
define void @t41(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = sitofp <3 x i65> %a to <3 x float>
  store <3 x float> %r, ptr @r
  call void @show(i32 41, ptr @r, i32 13)
  ret void
}
define void @t42(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = uitofp <3 x i65> %a to <3 x double>
  store <3 x double> %r, ptr @r
  call void @show(i32 42, ptr @r, i32 25)
  ret void
}
define void @t43(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = uitofp <3 x i65> %a to <3 x float>
  store <3 x float> %r, ptr @r
  call void @show(i32 43, ptr @r, i32 13)
  ret void
}
define void @t44(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.smin.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 44, ptr @r, i32 26)
  ret void
}
define void @t45(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.smax.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 45, ptr @r, i32 26)
  ret void
}
define void @t46(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.umin.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 46, ptr @r, i32 26)
  ret void
}
define void @t47(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.umax.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 47, ptr @r, i32 26)
  ret void
}
define void @t48(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.sadd.sat.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 48, ptr @r, i32 26)
  ret void
}
define void @t49(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.uadd.sat.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 49, ptr @r, i32 26)
  ret void
}
define void @t50(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.ssub.sat.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 50, ptr @r, i32 26)
  ret void
}
define void @t51(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.usub.sat.v3i65(<3 x i65> %a, <3 x i65> %b)
  store <3 x i65> %r, ptr @r
  call void @show(i32 51, ptr @r, i32 26)
  ret void
}
define void @t52(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.abs.v3i65(<3 x i65> %a, i1 false)
  store <3 x i65> %r, ptr @r
  call void @show(i32 52, ptr @r, i32 26)
  ret void
}
define void @t53(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.ctlz.v3i65(<3 x i65> %a, i1 false)
  store <3 x i65> %r, ptr @r
  call void @show(i32 53, ptr @r, i32 26)
  ret void
}
define void @t54(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.cttz.v3i65(<3 x i65> %a, i1 false)
  store <3 x i65> %r, ptr @r
  call void @show(i32 54, ptr @r, i32 26)
  ret void
}
define void @t55(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.ctpop.v3i65(<3 x i65> %a)
  store <3 x i65> %r, ptr @r
  call void @show(i32 55, ptr @r, i32 26)
  ret void
}
define void @t56(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.bitreverse.v3i65(<3 x i65> %a)
  store <3 x i65> %r, ptr @r
  call void @show(i32 56, ptr @r, i32 26)
  ret void
}
define void @t57(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.fshl.v3i65(<3 x i65> %a, <3 x i65> %b, <3 x i65> %c)
  store <3 x i65> %r, ptr @r
  call void @show(i32 57, ptr @r, i32 26)
  ret void
}
define void @t58(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call <3 x i65> @llvm.fshr.v3i65(<3 x i65> %a, <3 x i65> %b, <3 x i65> %c)
  store <3 x i65> %r, ptr @r
  call void @show(i32 58, ptr @r, i32 26)
  ret void
}
define void @t59(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.add.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 59, ptr @r, i32 10)
  ret void
}
define void @t60(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.and.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 60, ptr @r, i32 10)
  ret void
}
define void @t61(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.or.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 61, ptr @r, i32 10)
  ret void
}
define void @t62(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.xor.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 62, ptr @r, i32 10)
  ret void
}
define void @t63(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.smin.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 63, ptr @r, i32 10)
  ret void
}
define void @t64(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.smax.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 64, ptr @r, i32 10)
  ret void
}
define void @t65(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.umin.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 65, ptr @r, i32 10)
  ret void
}
define void @t66(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.umax.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 66, ptr @r, i32 10)
  ret void
}
define void @t67(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %r = call i65 @llvm.vector.reduce.mul.v3i65(<3 x i65> %a)
  store i65 %r, ptr @r
  call void @show(i32 67, ptr @r, i32 10)
  ret void
}
define void @t68(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.sadd.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 68, ptr @r, i32 26)
  ret void
}
define void @t69(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.sadd.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 69, ptr @r, i32 2)
  ret void
}
define void @t70(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.uadd.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 70, ptr @r, i32 26)
  ret void
}
define void @t71(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.uadd.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 71, ptr @r, i32 2)
  ret void
}
define void @t72(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.ssub.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 72, ptr @r, i32 26)
  ret void
}
define void @t73(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.ssub.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 73, ptr @r, i32 2)
  ret void
}
define void @t74(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.usub.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 74, ptr @r, i32 26)
  ret void
}
define void @t75(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.usub.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 75, ptr @r, i32 2)
  ret void
}
define void @t76(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.smul.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 76, ptr @r, i32 26)
  ret void
}
define void @t77(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.smul.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 77, ptr @r, i32 2)
  ret void
}
define void @t78(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.umul.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 0
  store <3 x i65> %r, ptr @r
  call void @show(i32 78, ptr @r, i32 26)
  ret void
}
define void @t79(i64 %i) noinline {
  %a = load <3 x i65>, ptr @a
  %b = load <3 x i65>, ptr @b
  %c = load <3 x i65>, ptr @c
  %x = call { <3 x i65>, <3 x i1> } @llvm.umul.with.overflow.v3i65(<3 x i65> %a, <3 x i65> %b)
  %r = extractvalue { <3 x i65>, <3 x i1> } %x, 1
  store <3 x i1> %r, ptr @r
  call void @show(i32 79, ptr @r, i32 2)
  ret void
}
define i32 @main() {
  call ptr @memset(ptr @r, i32 170, i64 2048)
  call void @show(i32 -1, ptr @a, i32 25)
  call void @show(i32 -2, ptr @arr, i32 50)
  call void @t1(i64 0)
  call void @t2(i64 0)
  call void @t3(i64 2)
  call void @t4(i64 0)
  call void @t5(i64 1)
  call void @t6(i64 1)
  call void @t7(i64 0)
  call void @t8(i64 1)
  call void @t9(i64 1)
  call void @t10(i64 0)
  call void @t11(i64 1)
  call void @t12(i64 0)
  call void @t13(i64 2)
  call void @t14(i64 0)
  call void @t15(i64 0)
  call void @t16(i64 2)
  call void @t17(i64 2)
  call void @t18(i64 1)
  call void @t19(i64 2)
  call void @t20(i64 0)
  call void @t21(i64 0)
  call void @t22(i64 1)
  call void @t23(i64 0)
  call void @t24(i64 0)
  call void @t25(i64 2)
  call void @t26(i64 2)
  call void @t27(i64 2)
  call void @t28(i64 0)
  call void @t29(i64 0)
  call void @t30(i64 0)
  call void @t31(i64 1)
  call void @t32(i64 2)
  call void @t33(i64 2)
  call void @t34(i64 0)
  call void @t35(i64 2)
  call void @t36(i64 0)
  call void @t37(i64 1)
  call void @t38(i64 2)
  call void @t39(i64 2)
  call void @t40(i64 1)
  call void @t41(i64 2)
  call void @t42(i64 2)
  call void @t43(i64 2)
  call void @t44(i64 0)
  call void @t45(i64 1)
  call void @t46(i64 1)
  call void @t47(i64 0)
  call void @t48(i64 1)
  call void @t49(i64 0)
  call void @t50(i64 2)
  call void @t51(i64 0)
  call void @t52(i64 0)
  call void @t53(i64 2)
  call void @t54(i64 1)
  call void @t55(i64 1)
  call void @t56(i64 1)
  call void @t57(i64 0)
  call void @t58(i64 0)
  call void @t59(i64 1)
  call void @t60(i64 2)
  call void @t61(i64 1)
  call void @t62(i64 1)
  call void @t63(i64 2)
  call void @t64(i64 2)
  call void @t65(i64 2)
  call void @t66(i64 1)
  call void @t67(i64 0)
  call void @t68(i64 0)
  call void @t69(i64 0)
  call void @t70(i64 2)
  call void @t71(i64 1)
  call void @t72(i64 0)
  call void @t73(i64 1)
  call void @t74(i64 2)
  call void @t75(i64 2)
  call void @t76(i64 1)
  call void @t77(i64 0)
  call void @t78(i64 0)
  call void @t79(i64 2)
  ret i32 0
}
