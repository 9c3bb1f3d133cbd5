; test: switch, phi, select, call and intrinsics of integers of many widths; the output is that of lli-19.
; stdout: 1 0 0000000000000001
; stdout: 1 0 0000000000000001
; stdout: 1 0 0000000000000001
; stdout: 1 0 0000000000000001
; stdout: 1 0 0000000000000001
; stdout: 2 0 0000000000000001
; stdout: 2 0 0000000000000001
; stdout: 2 0 0000000000000002
; stdout: 2 0 0000000000000003
; stdout: 2 0 0000000000000000
; stdout: 3 0 0000000000000007
; stdout: 3 0 0000000000000007
; stdout: 3 0 0000000000000001
; stdout: 3 0 0000000000000005
; stdout: 3 0 0000000000000000
; stdout: 5 0 0000000000000005
; stdout: 5 0 000000000000001a
; stdout: 5 0 0000000000000011
; stdout: 5 0 000000000000001f
; stdout: 5 0 000000000000000b
; stdout: 7 0 0000000000000050
; stdout: 7 0 0000000000000077
; stdout: 7 0 000000000000007f
; stdout: 7 0 0000000000000005
; stdout: 7 0 0000000000000005
; stdout: 9 0 0000000000000084
; stdout: 9 0 000000000000017f
; stdout: 9 0 000000000000019c
; stdout: 9 0 0000000000000059
; stdout: 9 0 0000000000000195
; stdout: 13 0 00000000000008ea
; stdout: 13 0 0000000000001404
; stdout: 13 0 0000000000001e38
; stdout: 13 0 0000000000001fff
; stdout: 13 0 0000000000001fff
; stdout: 17 0 0000000000015c1c
; stdout: 17 0 000000000001ffff
; stdout: 17 0 0000000000000005
; stdout: 17 0 00000000000162fd
; stdout: 17 0 00000000000060bf
; stdout: 24 0 000000000033cfd8
; stdout: 24 0 0000000000eeb1fa
; stdout: 24 0 0000000000ffffff
; stdout: 24 0 00000000003b6348
; stdout: 24 0 0000000000394be7
; stdout: 31 0 000000006c60ab4b
; stdout: 31 0 0000000055634612
; stdout: 31 0 000000004d25debd
; stdout: 31 0 0000000000000005
; stdout: 31 0 0000000000000005
; stdout: 33 0 00000000ad00d179
; stdout: 33 0 000000009eb2ce57
; stdout: 33 0 00000001b1ac6a2d
; stdout: 33 0 00000001e5e8970e
; stdout: 33 0 000000017899dd19
; stdout: 40 0 000000ffffffffff
; stdout: 40 0 000000ffffffffff
; stdout: 40 0 000000e51e769aa5
; stdout: 40 0 000000d793526f59
; stdout: 40 0 000000ffffffffff
; stdout: 47 0 00002f352410b43a
; stdout: 47 0 00003eff82efe22f
; stdout: 47 0 00000d0aa289b390
; stdout: 47 0 00007fffffffffff
; stdout: 47 0 0000511b65506bc2
; stdout: 63 0 5e0730b3982e1869
; stdout: 63 0 7fffffffffffffff
; stdout: 63 0 01cfa270fdc922e5
; stdout: 63 0 1dbdf3953b47824f
; stdout: 63 0 2b1d329f216204e4
; stdout: 65 1 87a27855aa1425dd
; stdout: 65 1 ffffffffffffffff
; stdout: 65 1 ffffffffffffffff
; stdout: 65 0 545e3663a8d4f6bc
; stdout: 65 0 b92e28e6a40c0b86
; stdout: 70 3f ffffffffffffffff
; stdout: 70 22 404690e255e54e7d
; stdout: 70 2f 96a7f8613e8354b9
; stdout: 70 2c 7ab11a10108d7249
; stdout: 70 0 0000000000000005
; stdout: 96 0 0000000000000005
; stdout: 96 484baeb4 96f1b87ad75ee3b7
; stdout: 96 77fb75ab 229147bf2e2b1ce4
; stdout: 96 7c2e9bb5 9b3aca72a504125b
; stdout: 96 c943e7a8 b2ba93884fb963e7
; stdout: 100 5eb6cfcdd 1041c77bfa0df3f3
; stdout: 100 ba9a44e1b 7636c68ef2d2a506
; stdout: 100 e2da36b58 5c38ba74ad4d168d
; stdout: 100 fffffffff ffffffffffffffff
; stdout: 100 287506a96 d584cf7ede599275
; stdout: 127 4b3037c33c3233d8 eeac814532cd5450
; stdout: 127 2dbbf7634ca4732a ae1e197de41ecf23
; stdout: 127 7fffffffffffffff ffffffffffffffff
; stdout: 127 7fffffffffffffff ffffffffffffffff
; stdout: 127 7fffffffffffffff ffffffffffffffff
; stdout: 128 dface841a28504ab 785190177918c6f3
; stdout: 128 80efb4f4da599450 f4425a7cff75e4ca
; stdout: 128 bb25b143548b0c4c 6ff13858b2bd9a60
; stdout: 128 0 0000000000000005
; stdout: 128 65d93169852bb9e2 4eb16528a737ebc5
; exit: 0
@l = constant [15 x i8] c"%d %lx %016lx\0A\00"
declare i32 @printf(ptr, ...)
declare i1 @llvm.ctpop.i1(i1)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare i1 @llvm.umax.i1(i1, i1)
declare i100 @llvm.ctpop.i100(i100)
declare i100 @llvm.fshl.i100(i100, i100, i100)
declare i100 @llvm.uadd.sat.i100(i100, i100)
declare i100 @llvm.umax.i100(i100, i100)
declare i127 @llvm.ctpop.i127(i127)
declare i127 @llvm.fshl.i127(i127, i127, i127)
declare i127 @llvm.uadd.sat.i127(i127, i127)
declare i127 @llvm.umax.i127(i127, i127)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i13 @llvm.ctpop.i13(i13)
declare i13 @llvm.fshl.i13(i13, i13, i13)
declare i13 @llvm.uadd.sat.i13(i13, i13)
declare i13 @llvm.umax.i13(i13, i13)
declare i17 @llvm.ctpop.i17(i17)
declare i17 @llvm.fshl.i17(i17, i17, i17)
declare i17 @llvm.uadd.sat.i17(i17, i17)
declare i17 @llvm.umax.i17(i17, i17)
declare i2 @llvm.ctpop.i2(i2)
declare i2 @llvm.fshl.i2(i2, i2, i2)
declare i2 @llvm.uadd.sat.i2(i2, i2)
declare i2 @llvm.umax.i2(i2, i2)
declare i24 @llvm.ctpop.i24(i24)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.uadd.sat.i24(i24, i24)
declare i24 @llvm.umax.i24(i24, i24)
declare i3 @llvm.ctpop.i3(i3)
declare i3 @llvm.fshl.i3(i3, i3, i3)
declare i3 @llvm.uadd.sat.i3(i3, i3)
declare i3 @llvm.umax.i3(i3, i3)
declare i31 @llvm.ctpop.i31(i31)
declare i31 @llvm.fshl.i31(i31, i31, i31)
declare i31 @llvm.uadd.sat.i31(i31, i31)
declare i31 @llvm.umax.i31(i31, i31)
declare i33 @llvm.ctpop.i33(i33)
declare i33 @llvm.fshl.i33(i33, i33, i33)
declare i33 @llvm.uadd.sat.i33(i33, i33)
declare i33 @llvm.umax.i33(i33, i33)
declare i40 @llvm.ctpop.i40(i40)
declare i40 @llvm.fshl.i40(i40, i40, i40)
declare i40 @llvm.uadd.sat.i40(i40, i40)
declare i40 @llvm.umax.i40(i40, i40)
declare i47 @llvm.ctpop.i47(i47)
declare i47 @llvm.fshl.i47(i47, i47, i47)
declare i47 @llvm.uadd.sat.i47(i47, i47)
declare i47 @llvm.umax.i47(i47, i47)
declare i5 @llvm.ctpop.i5(i5)
declare i5 @llvm.fshl.i5(i5, i5, i5)
declare i5 @llvm.uadd.sat.i5(i5, i5)
declare i5 @llvm.umax.i5(i5, i5)
declare i63 @llvm.ctpop.i63(i63)
declare i63 @llvm.fshl.i63(i63, i63, i63)
declare i63 @llvm.uadd.sat.i63(i63, i63)
declare i63 @llvm.umax.i63(i63, i63)
declare i65 @llvm.ctpop.i65(i65)
declare i65 @llvm.fshl.i65(i65, i65, i65)
declare i65 @llvm.uadd.sat.i65(i65, i65)
declare i65 @llvm.umax.i65(i65, i65)
declare i7 @llvm.ctpop.i7(i7)
declare i7 @llvm.fshl.i7(i7, i7, i7)
declare i7 @llvm.uadd.sat.i7(i7, i7)
declare i7 @llvm.umax.i7(i7, i7)
declare i70 @llvm.ctpop.i70(i70)
declare i70 @llvm.fshl.i70(i70, i70, i70)
declare i70 @llvm.uadd.sat.i70(i70, i70)
declare i70 @llvm.umax.i70(i70, i70)
declare i9 @llvm.ctpop.i9(i9)
declare i9 @llvm.fshl.i9(i9, i9, i9)
declare i9 @llvm.uadd.sat.i9(i9, i9)
declare i9 @llvm.umax.i9(i9, i9)
declare i96 @llvm.ctpop.i96(i96)
declare i96 @llvm.fshl.i96(i96, i96, i96)
declare i96 @llvm.uadd.sat.i96(i96, i96)
declare i96 @llvm.umax.i96(i96, i96)
declare {i1, i1} @llvm.sadd.with.overflow.i1(i1, i1)
declare {i100, i1} @llvm.sadd.with.overflow.i100(i100, i100)
declare {i127, i1} @llvm.sadd.with.overflow.i127(i127, i127)
declare {i128, i1} @llvm.sadd.with.overflow.i128(i128, i128)
declare {i13, i1} @llvm.sadd.with.overflow.i13(i13, i13)
declare {i17, i1} @llvm.sadd.with.overflow.i17(i17, i17)
declare {i2, i1} @llvm.sadd.with.overflow.i2(i2, i2)
declare {i24, i1} @llvm.sadd.with.overflow.i24(i24, i24)
declare {i3, i1} @llvm.sadd.with.overflow.i3(i3, i3)
declare {i31, i1} @llvm.sadd.with.overflow.i31(i31, i31)
declare {i33, i1} @llvm.sadd.with.overflow.i33(i33, i33)
declare {i40, i1} @llvm.sadd.with.overflow.i40(i40, i40)
declare {i47, i1} @llvm.sadd.with.overflow.i47(i47, i47)
declare {i5, i1} @llvm.sadd.with.overflow.i5(i5, i5)
declare {i63, i1} @llvm.sadd.with.overflow.i63(i63, i63)
declare {i65, i1} @llvm.sadd.with.overflow.i65(i65, i65)
declare {i7, i1} @llvm.sadd.with.overflow.i7(i7, i7)
declare {i70, i1} @llvm.sadd.with.overflow.i70(i70, i70)
declare {i9, i1} @llvm.sadd.with.overflow.i9(i9, i9)
declare {i96, i1} @llvm.sadd.with.overflow.i96(i96, i96)
define i1 @f1(i1 %x, i1 %y) {
entry:
  switch i1 %x, label %d [ i1 -1, label %l0 i1 0, label %l1 ]
l0:
  %a0 = add i1 %x, -1
  br label %j
l1:
  %a1 = add i1 %x, 0
  br label %j
d:
  %m = mul i1 %x, %y
  br label %j
j:
  %p = phi i1 [ %a0, %l0 ], [ %a1, %l1 ], [ %m, %d ]
  %lt = icmp slt i1 %p, %y
  %ult = icmp ult i1 %p, %y
  %s = select i1 %lt, i1 %p, i1 %y
  %n = call i1 @llvm.ctpop.i1(i1 %s)
  %u = call i1 @llvm.umax.i1(i1 %n, i1 %p)
  %f = call i1 @llvm.fshl.i1(i1 %u, i1 %x, i1 0)
  %o = call {i1, i1} @llvm.sadd.with.overflow.i1(i1 %f, i1 %y)
  %ov = extractvalue {i1, i1} %o, 0
  %ob = extractvalue {i1, i1} %o, 1
  %os = select i1 %ob, i1 -1, i1 %ov
  %sat = call i1 @llvm.uadd.sat.i1(i1 %os, i1 %f)
  %z = select i1 %ult, i1 %sat, i1 %os
  ret i1 %z
}
define i2 @f2(i2 %x, i2 %y) {
entry:
  switch i2 %x, label %d [ i2 -1, label %l0 i2 -2, label %l1 i2 0, label %l2 ]
l0:
  %a0 = add i2 %x, 1
  br label %j
l1:
  %a1 = add i2 %x, -2
  br label %j
l2:
  %a2 = add i2 %x, -1
  br label %j
d:
  %m = mul i2 %x, %y
  br label %j
j:
  %p = phi i2 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %m, %d ]
  %lt = icmp slt i2 %p, %y
  %ult = icmp ult i2 %p, %y
  %s = select i1 %lt, i2 %p, i2 %y
  %n = call i2 @llvm.ctpop.i2(i2 %s)
  %u = call i2 @llvm.umax.i2(i2 %n, i2 %p)
  %f = call i2 @llvm.fshl.i2(i2 %u, i2 %x, i2 1)
  %o = call {i2, i1} @llvm.sadd.with.overflow.i2(i2 %f, i2 %y)
  %ov = extractvalue {i2, i1} %o, 0
  %ob = extractvalue {i2, i1} %o, 1
  %os = select i1 %ob, i2 1, i2 %ov
  %sat = call i2 @llvm.uadd.sat.i2(i2 %os, i2 %f)
  %z = select i1 %ult, i2 %sat, i2 %os
  ret i2 %z
}
define i3 @f3(i3 %x, i3 %y) {
entry:
  switch i3 %x, label %d [ i3 -1, label %l0 i3 1, label %l1 i3 0, label %l2 i3 2, label %l3 ]
l0:
  %a0 = add i3 %x, 1
  br label %j
l1:
  %a1 = add i3 %x, 2
  br label %j
l2:
  %a2 = add i3 %x, 3
  br label %j
l3:
  %a3 = add i3 %x, -4
  br label %j
d:
  %m = mul i3 %x, %y
  br label %j
j:
  %p = phi i3 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i3 %p, %y
  %ult = icmp ult i3 %p, %y
  %s = select i1 %lt, i3 %p, i3 %y
  %n = call i3 @llvm.ctpop.i3(i3 %s)
  %u = call i3 @llvm.umax.i3(i3 %n, i3 %p)
  %f = call i3 @llvm.fshl.i3(i3 %u, i3 %x, i3 1)
  %o = call {i3, i1} @llvm.sadd.with.overflow.i3(i3 %f, i3 %y)
  %ov = extractvalue {i3, i1} %o, 0
  %ob = extractvalue {i3, i1} %o, 1
  %os = select i1 %ob, i3 -3, i3 %ov
  %sat = call i3 @llvm.uadd.sat.i3(i3 %os, i3 %f)
  %z = select i1 %ult, i3 %sat, i3 %os
  ret i3 %z
}
define i5 @f5(i5 %x, i5 %y) {
entry:
  switch i5 %x, label %d [ i5 -14, label %l0 i5 7, label %l1 i5 0, label %l2 i5 -9, label %l3 ]
l0:
  %a0 = add i5 %x, 1
  br label %j
l1:
  %a1 = add i5 %x, 2
  br label %j
l2:
  %a2 = add i5 %x, 3
  br label %j
l3:
  %a3 = add i5 %x, 4
  br label %j
d:
  %m = mul i5 %x, %y
  br label %j
j:
  %p = phi i5 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i5 %p, %y
  %ult = icmp ult i5 %p, %y
  %s = select i1 %lt, i5 %p, i5 %y
  %n = call i5 @llvm.ctpop.i5(i5 %s)
  %u = call i5 @llvm.umax.i5(i5 %n, i5 %p)
  %f = call i5 @llvm.fshl.i5(i5 %u, i5 %x, i5 1)
  %o = call {i5, i1} @llvm.sadd.with.overflow.i5(i5 %f, i5 %y)
  %ov = extractvalue {i5, i1} %o, 0
  %ob = extractvalue {i5, i1} %o, 1
  %os = select i1 %ob, i5 5, i5 %ov
  %sat = call i5 @llvm.uadd.sat.i5(i5 %os, i5 %f)
  %z = select i1 %ult, i5 %sat, i5 %os
  ret i5 %z
}
define i7 @f7(i7 %x, i7 %y) {
entry:
  switch i7 %x, label %d [ i7 -30, label %l0 i7 49, label %l1 i7 20, label %l2 i7 -31, label %l3 ]
l0:
  %a0 = add i7 %x, 1
  br label %j
l1:
  %a1 = add i7 %x, 2
  br label %j
l2:
  %a2 = add i7 %x, 3
  br label %j
l3:
  %a3 = add i7 %x, 4
  br label %j
d:
  %m = mul i7 %x, %y
  br label %j
j:
  %p = phi i7 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i7 %p, %y
  %ult = icmp ult i7 %p, %y
  %s = select i1 %lt, i7 %p, i7 %y
  %n = call i7 @llvm.ctpop.i7(i7 %s)
  %u = call i7 @llvm.umax.i7(i7 %n, i7 %p)
  %f = call i7 @llvm.fshl.i7(i7 %u, i7 %x, i7 1)
  %o = call {i7, i1} @llvm.sadd.with.overflow.i7(i7 %f, i7 %y)
  %ov = extractvalue {i7, i1} %o, 0
  %ob = extractvalue {i7, i1} %o, 1
  %os = select i1 %ob, i7 5, i7 %ov
  %sat = call i7 @llvm.uadd.sat.i7(i7 %os, i7 %f)
  %z = select i1 %ult, i7 %sat, i7 %os
  ret i7 %z
}
define i9 @f9(i9 %x, i9 %y) {
entry:
  switch i9 %x, label %d [ i9 64, label %l0 i9 67, label %l1 i9 0, label %l2 i9 -15, label %l3 ]
l0:
  %a0 = add i9 %x, 1
  br label %j
l1:
  %a1 = add i9 %x, 2
  br label %j
l2:
  %a2 = add i9 %x, 3
  br label %j
l3:
  %a3 = add i9 %x, 4
  br label %j
d:
  %m = mul i9 %x, %y
  br label %j
j:
  %p = phi i9 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i9 %p, %y
  %ult = icmp ult i9 %p, %y
  %s = select i1 %lt, i9 %p, i9 %y
  %n = call i9 @llvm.ctpop.i9(i9 %s)
  %u = call i9 @llvm.umax.i9(i9 %n, i9 %p)
  %f = call i9 @llvm.fshl.i9(i9 %u, i9 %x, i9 1)
  %o = call {i9, i1} @llvm.sadd.with.overflow.i9(i9 %f, i9 %y)
  %ov = extractvalue {i9, i1} %o, 0
  %ob = extractvalue {i9, i1} %o, 1
  %os = select i1 %ob, i9 5, i9 %ov
  %sat = call i9 @llvm.uadd.sat.i9(i9 %os, i9 %f)
  %z = select i1 %ult, i9 %sat, i9 %os
  ret i9 %z
}
define i13 @f13(i13 %x, i13 %y) {
entry:
  switch i13 %x, label %d [ i13 -145, label %l0 i13 1358, label %l1 i13 -1046, label %l2 i13 1363, label %l3 ]
l0:
  %a0 = add i13 %x, 1
  br label %j
l1:
  %a1 = add i13 %x, 2
  br label %j
l2:
  %a2 = add i13 %x, 3
  br label %j
l3:
  %a3 = add i13 %x, 4
  br label %j
d:
  %m = mul i13 %x, %y
  br label %j
j:
  %p = phi i13 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i13 %p, %y
  %ult = icmp ult i13 %p, %y
  %s = select i1 %lt, i13 %p, i13 %y
  %n = call i13 @llvm.ctpop.i13(i13 %s)
  %u = call i13 @llvm.umax.i13(i13 %n, i13 %p)
  %f = call i13 @llvm.fshl.i13(i13 %u, i13 %x, i13 1)
  %o = call {i13, i1} @llvm.sadd.with.overflow.i13(i13 %f, i13 %y)
  %ov = extractvalue {i13, i1} %o, 0
  %ob = extractvalue {i13, i1} %o, 1
  %os = select i1 %ob, i13 5, i13 %ov
  %sat = call i13 @llvm.uadd.sat.i13(i13 %os, i13 %f)
  %z = select i1 %ult, i13 %sat, i13 %os
  ret i13 %z
}
define i17 @f17(i17 %x, i17 %y) {
entry:
  switch i17 %x, label %d [ i17 -42228, label %l0 i17 -49057, label %l1 i17 26840, label %l2 i17 23811, label %l3 ]
l0:
  %a0 = add i17 %x, 1
  br label %j
l1:
  %a1 = add i17 %x, 2
  br label %j
l2:
  %a2 = add i17 %x, 3
  br label %j
l3:
  %a3 = add i17 %x, 4
  br label %j
d:
  %m = mul i17 %x, %y
  br label %j
j:
  %p = phi i17 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i17 %p, %y
  %ult = icmp ult i17 %p, %y
  %s = select i1 %lt, i17 %p, i17 %y
  %n = call i17 @llvm.ctpop.i17(i17 %s)
  %u = call i17 @llvm.umax.i17(i17 %n, i17 %p)
  %f = call i17 @llvm.fshl.i17(i17 %u, i17 %x, i17 1)
  %o = call {i17, i1} @llvm.sadd.with.overflow.i17(i17 %f, i17 %y)
  %ov = extractvalue {i17, i1} %o, 0
  %ob = extractvalue {i17, i1} %o, 1
  %os = select i1 %ob, i17 5, i17 %ov
  %sat = call i17 @llvm.uadd.sat.i17(i17 %os, i17 %f)
  %z = select i1 %ult, i17 %sat, i17 %os
  ret i17 %z
}
define i24 @f24(i24 %x, i24 %y) {
entry:
  switch i24 %x, label %d [ i24 -1782719, label %l0 i24 6429423, label %l1 i24 5012845, label %l2 i24 361888, label %l3 ]
l0:
  %a0 = add i24 %x, 1
  br label %j
l1:
  %a1 = add i24 %x, 2
  br label %j
l2:
  %a2 = add i24 %x, 3
  br label %j
l3:
  %a3 = add i24 %x, 4
  br label %j
d:
  %m = mul i24 %x, %y
  br label %j
j:
  %p = phi i24 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i24 %p, %y
  %ult = icmp ult i24 %p, %y
  %s = select i1 %lt, i24 %p, i24 %y
  %n = call i24 @llvm.ctpop.i24(i24 %s)
  %u = call i24 @llvm.umax.i24(i24 %n, i24 %p)
  %f = call i24 @llvm.fshl.i24(i24 %u, i24 %x, i24 1)
  %o = call {i24, i1} @llvm.sadd.with.overflow.i24(i24 %f, i24 %y)
  %ov = extractvalue {i24, i1} %o, 0
  %ob = extractvalue {i24, i1} %o, 1
  %os = select i1 %ob, i24 5, i24 %ov
  %sat = call i24 @llvm.uadd.sat.i24(i24 %os, i24 %f)
  %z = select i1 %ult, i24 %sat, i24 %os
  ret i24 %z
}
define i31 @f31(i31 %x, i31 %y) {
entry:
  switch i31 %x, label %d [ i31 139886464, label %l0 i31 712652084, label %l1 i31 647163737, label %l2 i31 -392129854, label %l3 ]
l0:
  %a0 = add i31 %x, 1
  br label %j
l1:
  %a1 = add i31 %x, 2
  br label %j
l2:
  %a2 = add i31 %x, 3
  br label %j
l3:
  %a3 = add i31 %x, 4
  br label %j
d:
  %m = mul i31 %x, %y
  br label %j
j:
  %p = phi i31 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i31 %p, %y
  %ult = icmp ult i31 %p, %y
  %s = select i1 %lt, i31 %p, i31 %y
  %n = call i31 @llvm.ctpop.i31(i31 %s)
  %u = call i31 @llvm.umax.i31(i31 %n, i31 %p)
  %f = call i31 @llvm.fshl.i31(i31 %u, i31 %x, i31 1)
  %o = call {i31, i1} @llvm.sadd.with.overflow.i31(i31 %f, i31 %y)
  %ov = extractvalue {i31, i1} %o, 0
  %ob = extractvalue {i31, i1} %o, 1
  %os = select i1 %ob, i31 5, i31 %ov
  %sat = call i31 @llvm.uadd.sat.i31(i31 %os, i31 %f)
  %z = select i1 %ult, i31 %sat, i31 %os
  ret i31 %z
}
define i33 @f33(i33 %x, i33 %y) {
entry:
  switch i33 %x, label %d [ i33 1451255993, label %l0 i33 1331259175, label %l1 i33 3515508378, label %l2 i33 -2230182459, label %l3 ]
l0:
  %a0 = add i33 %x, 1
  br label %j
l1:
  %a1 = add i33 %x, 2
  br label %j
l2:
  %a2 = add i33 %x, 3
  br label %j
l3:
  %a3 = add i33 %x, 4
  br label %j
d:
  %m = mul i33 %x, %y
  br label %j
j:
  %p = phi i33 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i33 %p, %y
  %ult = icmp ult i33 %p, %y
  %s = select i1 %lt, i33 %p, i33 %y
  %n = call i33 @llvm.ctpop.i33(i33 %s)
  %u = call i33 @llvm.umax.i33(i33 %n, i33 %p)
  %f = call i33 @llvm.fshl.i33(i33 %u, i33 %x, i33 1)
  %o = call {i33, i1} @llvm.sadd.with.overflow.i33(i33 %f, i33 %y)
  %ov = extractvalue {i33, i1} %o, 0
  %ob = extractvalue {i33, i1} %o, 1
  %os = select i1 %ob, i33 5, i33 %ov
  %sat = call i33 @llvm.uadd.sat.i33(i33 %os, i33 %f)
  %z = select i1 %ult, i33 %sat, i33 %os
  ret i33 %z
}
define i40 @f40(i40 %x, i40 %y) {
entry:
  switch i40 %x, label %d [ i40 394062369025, label %l0 i40 446010367290, label %l1 i40 -498138606872, label %l2 i40 462944810918, label %l3 ]
l0:
  %a0 = add i40 %x, 1
  br label %j
l1:
  %a1 = add i40 %x, 2
  br label %j
l2:
  %a2 = add i40 %x, 3
  br label %j
l3:
  %a3 = add i40 %x, 4
  br label %j
d:
  %m = mul i40 %x, %y
  br label %j
j:
  %p = phi i40 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i40 %p, %y
  %ult = icmp ult i40 %p, %y
  %s = select i1 %lt, i40 %p, i40 %y
  %n = call i40 @llvm.ctpop.i40(i40 %s)
  %u = call i40 @llvm.umax.i40(i40 %n, i40 %p)
  %f = call i40 @llvm.fshl.i40(i40 %u, i40 %x, i40 1)
  %o = call {i40, i1} @llvm.sadd.with.overflow.i40(i40 %f, i40 %y)
  %ov = extractvalue {i40, i1} %o, 0
  %ob = extractvalue {i40, i1} %o, 1
  %os = select i1 %ob, i40 5, i40 %ov
  %sat = call i40 @llvm.uadd.sat.i40(i40 %os, i40 %f)
  %z = select i1 %ult, i40 %sat, i40 %os
  ret i40 %z
}
define i47 @f47(i47 %x, i47 %y) {
entry:
  switch i47 %x, label %d [ i47 16751216508545, label %l0 i47 34633567170835, label %l1 i47 -25400738716650, label %l2 i47 65051325745350, label %l3 ]
l0:
  %a0 = add i47 %x, 1
  br label %j
l1:
  %a1 = add i47 %x, 2
  br label %j
l2:
  %a2 = add i47 %x, 3
  br label %j
l3:
  %a3 = add i47 %x, 4
  br label %j
d:
  %m = mul i47 %x, %y
  br label %j
j:
  %p = phi i47 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i47 %p, %y
  %ult = icmp ult i47 %p, %y
  %s = select i1 %lt, i47 %p, i47 %y
  %n = call i47 @llvm.ctpop.i47(i47 %s)
  %u = call i47 @llvm.umax.i47(i47 %n, i47 %p)
  %f = call i47 @llvm.fshl.i47(i47 %u, i47 %x, i47 1)
  %o = call {i47, i1} @llvm.sadd.with.overflow.i47(i47 %f, i47 %y)
  %ov = extractvalue {i47, i1} %o, 0
  %ob = extractvalue {i47, i1} %o, 1
  %os = select i1 %ob, i47 5, i47 %ov
  %sat = call i47 @llvm.uadd.sat.i47(i47 %os, i47 %f)
  %z = select i1 %ult, i47 %sat, i47 %os
  ret i47 %z
}
define i63 @f63(i63 %x, i63 %y) {
entry:
  switch i63 %x, label %d [ i63 3387718856156318769, label %l0 i63 2728861969751010647, label %l1 i63 3993505044889645033, label %l2 i63 -199764452497689109, label %l3 ]
l0:
  %a0 = add i63 %x, 1
  br label %j
l1:
  %a1 = add i63 %x, 2
  br label %j
l2:
  %a2 = add i63 %x, 3
  br label %j
l3:
  %a3 = add i63 %x, 4
  br label %j
d:
  %m = mul i63 %x, %y
  br label %j
j:
  %p = phi i63 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i63 %p, %y
  %ult = icmp ult i63 %p, %y
  %s = select i1 %lt, i63 %p, i63 %y
  %n = call i63 @llvm.ctpop.i63(i63 %s)
  %u = call i63 @llvm.umax.i63(i63 %n, i63 %p)
  %f = call i63 @llvm.fshl.i63(i63 %u, i63 %x, i63 1)
  %o = call {i63, i1} @llvm.sadd.with.overflow.i63(i63 %f, i63 %y)
  %ov = extractvalue {i63, i1} %o, 0
  %ob = extractvalue {i63, i1} %o, 1
  %os = select i1 %ob, i63 5, i63 %ov
  %sat = call i63 @llvm.uadd.sat.i63(i63 %os, i63 %f)
  %z = select i1 %ult, i63 %sat, i63 %os
  ret i63 %z
}
define i65 @f65(i65 %x, i65 %y) {
entry:
  switch i65 %x, label %d [ i65 1698453461018775374, label %l0 i65 5843928270493152504, label %l1 i65 14734772482429890300, label %l2 i65 -15700613402966206506, label %l3 ]
l0:
  %a0 = add i65 %x, 1
  br label %j
l1:
  %a1 = add i65 %x, 2
  br label %j
l2:
  %a2 = add i65 %x, 3
  br label %j
l3:
  %a3 = add i65 %x, 4
  br label %j
d:
  %m = mul i65 %x, %y
  br label %j
j:
  %p = phi i65 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i65 %p, %y
  %ult = icmp ult i65 %p, %y
  %s = select i1 %lt, i65 %p, i65 %y
  %n = call i65 @llvm.ctpop.i65(i65 %s)
  %u = call i65 @llvm.umax.i65(i65 %n, i65 %p)
  %f = call i65 @llvm.fshl.i65(i65 %u, i65 %x, i65 1)
  %o = call {i65, i1} @llvm.sadd.with.overflow.i65(i65 %f, i65 %y)
  %ov = extractvalue {i65, i1} %o, 0
  %ob = extractvalue {i65, i1} %o, 1
  %os = select i1 %ob, i65 5, i65 %ov
  %sat = call i65 @llvm.uadd.sat.i65(i65 %os, i65 %f)
  %z = select i1 %ult, i65 %sat, i65 %os
  ret i65 %z
}
define i70 @f70(i70 %x, i70 %y) {
entry:
  switch i70 %x, label %d [ i70 539571116904131598928, label %l0 i70 173800745372712549529, label %l1 i70 -92620168279923436484, label %l2 i70 -239204072992030508561, label %l3 ]
l0:
  %a0 = add i70 %x, 1
  br label %j
l1:
  %a1 = add i70 %x, 2
  br label %j
l2:
  %a2 = add i70 %x, 3
  br label %j
l3:
  %a3 = add i70 %x, 4
  br label %j
d:
  %m = mul i70 %x, %y
  br label %j
j:
  %p = phi i70 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i70 %p, %y
  %ult = icmp ult i70 %p, %y
  %s = select i1 %lt, i70 %p, i70 %y
  %n = call i70 @llvm.ctpop.i70(i70 %s)
  %u = call i70 @llvm.umax.i70(i70 %n, i70 %p)
  %f = call i70 @llvm.fshl.i70(i70 %u, i70 %x, i70 1)
  %o = call {i70, i1} @llvm.sadd.with.overflow.i70(i70 %f, i70 %y)
  %ov = extractvalue {i70, i1} %o, 0
  %ob = extractvalue {i70, i1} %o, 1
  %os = select i1 %ob, i70 5, i70 %ov
  %sat = call i70 @llvm.uadd.sat.i70(i70 %os, i70 %f)
  %z = select i1 %ult, i70 %sat, i70 %os
  ret i70 %z
}
define i96 @f96(i96 %x, i96 %y) {
entry:
  switch i96 %x, label %d [ i96 -12301447808621601084603567761, label %l0 i96 11187207583333286067544486359, label %l1 i96 -55464011312647618518977074, label %l2 i96 13412528406679129506379377164, label %l3 ]
l0:
  %a0 = add i96 %x, 1
  br label %j
l1:
  %a1 = add i96 %x, 2
  br label %j
l2:
  %a2 = add i96 %x, 3
  br label %j
l3:
  %a3 = add i96 %x, 4
  br label %j
d:
  %m = mul i96 %x, %y
  br label %j
j:
  %p = phi i96 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i96 %p, %y
  %ult = icmp ult i96 %p, %y
  %s = select i1 %lt, i96 %p, i96 %y
  %n = call i96 @llvm.ctpop.i96(i96 %s)
  %u = call i96 @llvm.umax.i96(i96 %n, i96 %p)
  %f = call i96 @llvm.fshl.i96(i96 %u, i96 %x, i96 1)
  %o = call {i96, i1} @llvm.sadd.with.overflow.i96(i96 %f, i96 %y)
  %ov = extractvalue {i96, i1} %o, 0
  %ob = extractvalue {i96, i1} %o, 1
  %os = select i1 %ob, i96 5, i96 %ov
  %sat = call i96 @llvm.uadd.sat.i96(i96 %os, i96 %f)
  %z = select i1 %ult, i96 %sat, i96 %os
  ret i96 %z
}
define i100 @f100(i100 %x, i100 %y) {
entry:
  switch i100 %x, label %d [ i100 234500773991055859611349744118, label %l0 i100 -198124087326645742144472430939, label %l1 i100 561659331236715425378328808257, label %l2 i100 -571867374041796585578413285902, label %l3 ]
l0:
  %a0 = add i100 %x, 1
  br label %j
l1:
  %a1 = add i100 %x, 2
  br label %j
l2:
  %a2 = add i100 %x, 3
  br label %j
l3:
  %a3 = add i100 %x, 4
  br label %j
d:
  %m = mul i100 %x, %y
  br label %j
j:
  %p = phi i100 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i100 %p, %y
  %ult = icmp ult i100 %p, %y
  %s = select i1 %lt, i100 %p, i100 %y
  %n = call i100 @llvm.ctpop.i100(i100 %s)
  %u = call i100 @llvm.umax.i100(i100 %n, i100 %p)
  %f = call i100 @llvm.fshl.i100(i100 %u, i100 %x, i100 1)
  %o = call {i100, i1} @llvm.sadd.with.overflow.i100(i100 %f, i100 %y)
  %ov = extractvalue {i100, i1} %o, 0
  %ob = extractvalue {i100, i1} %o, 1
  %os = select i1 %ob, i100 5, i100 %ov
  %sat = call i100 @llvm.uadd.sat.i100(i100 %os, i100 %f)
  %z = select i1 %ult, i100 %sat, i100 %os
  ret i100 %z
}
define i127 @f127(i127 %x, i127 %y) {
entry:
  switch i127 %x, label %d [ i127 -7335564569539671740503404549540825973, label %l0 i127 30395618472673543181132478205611960205, label %l1 i127 80698616929036994494897659248504090636, label %l2 i127 55449850586667362690541241447219697755, label %l3 ]
l0:
  %a0 = add i127 %x, 1
  br label %j
l1:
  %a1 = add i127 %x, 2
  br label %j
l2:
  %a2 = add i127 %x, 3
  br label %j
l3:
  %a3 = add i127 %x, 4
  br label %j
d:
  %m = mul i127 %x, %y
  br label %j
j:
  %p = phi i127 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i127 %p, %y
  %ult = icmp ult i127 %p, %y
  %s = select i1 %lt, i127 %p, i127 %y
  %n = call i127 @llvm.ctpop.i127(i127 %s)
  %u = call i127 @llvm.umax.i127(i127 %n, i127 %p)
  %f = call i127 @llvm.fshl.i127(i127 %u, i127 %x, i127 1)
  %o = call {i127, i1} @llvm.sadd.with.overflow.i127(i127 %f, i127 %y)
  %ov = extractvalue {i127, i1} %o, 0
  %ob = extractvalue {i127, i1} %o, 1
  %os = select i1 %ob, i127 5, i127 %ov
  %sat = call i127 @llvm.uadd.sat.i127(i127 %os, i127 %f)
  %z = select i1 %ult, i127 %sat, i127 %os
  ret i127 %z
}
define i128 @f128(i128 %x, i128 %y) {
entry:
  switch i128 %x, label %d [ i128 123956251636163718971681436263117150685, label %l0 i128 48271846111089846610293681970940363663, label %l1 i128 67598180610745049939127728387121140949, label %l2 i128 -49730637390279325204821659713644216539, label %l3 ]
l0:
  %a0 = add i128 %x, 1
  br label %j
l1:
  %a1 = add i128 %x, 2
  br label %j
l2:
  %a2 = add i128 %x, 3
  br label %j
l3:
  %a3 = add i128 %x, 4
  br label %j
d:
  %m = mul i128 %x, %y
  br label %j
j:
  %p = phi i128 [ %a0, %l0 ], [ %a1, %l1 ], [ %a2, %l2 ], [ %a3, %l3 ], [ %m, %d ]
  %lt = icmp slt i128 %p, %y
  %ult = icmp ult i128 %p, %y
  %s = select i1 %lt, i128 %p, i128 %y
  %n = call i128 @llvm.ctpop.i128(i128 %s)
  %u = call i128 @llvm.umax.i128(i128 %n, i128 %p)
  %f = call i128 @llvm.fshl.i128(i128 %u, i128 %x, i128 1)
  %o = call {i128, i1} @llvm.sadd.with.overflow.i128(i128 %f, i128 %y)
  %ov = extractvalue {i128, i1} %o, 0
  %ob = extractvalue {i128, i1} %o, 1
  %os = select i1 %ob, i128 5, i128 %ov
  %sat = call i128 @llvm.uadd.sat.i128(i128 %os, i128 %f)
  %z = select i1 %ult, i128 %sat, i128 %os
  ret i128 %z
}
define i32 @main() {
  %r0 = call i1 @f1(i1 -1, i1 -1)
  %e0 = zext i1 %r0 to i128
  %lo0 = trunc i128 %e0 to i64
  %hi0s = lshr i128 %e0, 64
  %hi0 = trunc i128 %hi0s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 1, i64 %hi0, i64 %lo0)
  %r1 = call i1 @f1(i1 0, i1 -1)
  %e1 = zext i1 %r1 to i128
  %lo1 = trunc i128 %e1 to i64
  %hi1s = lshr i128 %e1, 64
  %hi1 = trunc i128 %hi1s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 1, i64 %hi1, i64 %lo1)
  %r2 = call i1 @f1(i1 -1, i1 -1)
  %e2 = zext i1 %r2 to i128
  %lo2 = trunc i128 %e2 to i64
  %hi2s = lshr i128 %e2, 64
  %hi2 = trunc i128 %hi2s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 1, i64 %hi2, i64 %lo2)
  %r3 = call i1 @f1(i1 0, i1 -1)
  %e3 = zext i1 %r3 to i128
  %lo3 = trunc i128 %e3 to i64
  %hi3s = lshr i128 %e3, 64
  %hi3 = trunc i128 %hi3s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 1, i64 %hi3, i64 %lo3)
  %r4 = call i1 @f1(i1 -1, i1 -1)
  %e4 = zext i1 %r4 to i128
  %lo4 = trunc i128 %e4 to i64
  %hi4s = lshr i128 %e4, 64
  %hi4 = trunc i128 %hi4s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 1, i64 %hi4, i64 %lo4)
  %r5 = call i2 @f2(i2 -1, i2 -1)
  %e5 = zext i2 %r5 to i128
  %lo5 = trunc i128 %e5 to i64
  %hi5s = lshr i128 %e5, 64
  %hi5 = trunc i128 %hi5s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 2, i64 %hi5, i64 %lo5)
  %r6 = call i2 @f2(i2 -2, i2 -1)
  %e6 = zext i2 %r6 to i128
  %lo6 = trunc i128 %e6 to i64
  %hi6s = lshr i128 %e6, 64
  %hi6 = trunc i128 %hi6s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 2, i64 %hi6, i64 %lo6)
  %r7 = call i2 @f2(i2 0, i2 0)
  %e7 = zext i2 %r7 to i128
  %lo7 = trunc i128 %e7 to i64
  %hi7s = lshr i128 %e7, 64
  %hi7 = trunc i128 %hi7s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 2, i64 %hi7, i64 %lo7)
  %r8 = call i2 @f2(i2 -1, i2 -2)
  %e8 = zext i2 %r8 to i128
  %lo8 = trunc i128 %e8 to i64
  %hi8s = lshr i128 %e8, 64
  %hi8 = trunc i128 %hi8s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 2, i64 %hi8, i64 %lo8)
  %r9 = call i2 @f2(i2 1, i2 0)
  %e9 = zext i2 %r9 to i128
  %lo9 = trunc i128 %e9 to i64
  %hi9s = lshr i128 %e9, 64
  %hi9 = trunc i128 %hi9s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 2, i64 %hi9, i64 %lo9)
  %r10 = call i3 @f3(i3 -1, i3 -2)
  %e10 = zext i3 %r10 to i128
  %lo10 = trunc i128 %e10 to i64
  %hi10s = lshr i128 %e10, 64
  %hi10 = trunc i128 %hi10s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 3, i64 %hi10, i64 %lo10)
  %r11 = call i3 @f3(i3 1, i3 1)
  %e11 = zext i3 %r11 to i128
  %lo11 = trunc i128 %e11 to i64
  %hi11s = lshr i128 %e11, 64
  %hi11 = trunc i128 %hi11s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 3, i64 %hi11, i64 %lo11)
  %r12 = call i3 @f3(i3 0, i3 3)
  %e12 = zext i3 %r12 to i128
  %lo12 = trunc i128 %e12 to i64
  %hi12s = lshr i128 %e12, 64
  %hi12 = trunc i128 %hi12s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 3, i64 %hi12, i64 %lo12)
  %r13 = call i3 @f3(i3 2, i3 -4)
  %e13 = zext i3 %r13 to i128
  %lo13 = trunc i128 %e13 to i64
  %hi13s = lshr i128 %e13, 64
  %hi13 = trunc i128 %hi13s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 3, i64 %hi13, i64 %lo13)
  %r14 = call i3 @f3(i3 3, i3 0)
  %e14 = zext i3 %r14 to i128
  %lo14 = trunc i128 %e14 to i64
  %hi14s = lshr i128 %e14, 64
  %hi14 = trunc i128 %hi14s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 3, i64 %hi14, i64 %lo14)
  %r15 = call i5 @f5(i5 -14, i5 13)
  %e15 = zext i5 %r15 to i128
  %lo15 = trunc i128 %e15 to i64
  %hi15s = lshr i128 %e15, 64
  %hi15 = trunc i128 %hi15s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 5, i64 %hi15, i64 %lo15)
  %r16 = call i5 @f5(i5 7, i5 8)
  %e16 = zext i5 %r16 to i128
  %lo16 = trunc i128 %e16 to i64
  %hi16s = lshr i128 %e16, 64
  %hi16 = trunc i128 %hi16s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 5, i64 %hi16, i64 %lo16)
  %r17 = call i5 @f5(i5 0, i5 5)
  %e17 = zext i5 %r17 to i128
  %lo17 = trunc i128 %e17 to i64
  %hi17s = lshr i128 %e17, 64
  %hi17 = trunc i128 %hi17s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 5, i64 %hi17, i64 %lo17)
  %r18 = call i5 @f5(i5 -9, i5 -3)
  %e18 = zext i5 %r18 to i128
  %lo18 = trunc i128 %e18 to i64
  %hi18s = lshr i128 %e18, 64
  %hi18 = trunc i128 %hi18s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 5, i64 %hi18, i64 %lo18)
  %r19 = call i5 @f5(i5 6, i5 -5)
  %e19 = zext i5 %r19 to i128
  %lo19 = trunc i128 %e19 to i64
  %hi19s = lshr i128 %e19, 64
  %hi19 = trunc i128 %hi19s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 5, i64 %hi19, i64 %lo19)
  %r20 = call i7 @f7(i7 -30, i7 9)
  %e20 = zext i7 %r20 to i128
  %lo20 = trunc i128 %e20 to i64
  %hi20s = lshr i128 %e20, 64
  %hi20 = trunc i128 %hi20s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 7, i64 %hi20, i64 %lo20)
  %r21 = call i7 @f7(i7 49, i7 17)
  %e21 = zext i7 %r21 to i128
  %lo21 = trunc i128 %e21 to i64
  %hi21s = lshr i128 %e21, 64
  %hi21 = trunc i128 %hi21s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 7, i64 %hi21, i64 %lo21)
  %r22 = call i7 @f7(i7 20, i7 -49)
  %e22 = zext i7 %r22 to i128
  %lo22 = trunc i128 %e22 to i64
  %hi22s = lshr i128 %e22, 64
  %hi22 = trunc i128 %hi22s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 7, i64 %hi22, i64 %lo22)
  %r23 = call i7 @f7(i7 -31, i7 -49)
  %e23 = zext i7 %r23 to i128
  %lo23 = trunc i128 %e23 to i64
  %hi23s = lshr i128 %e23, 64
  %hi23 = trunc i128 %hi23s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 7, i64 %hi23, i64 %lo23)
  %r24 = call i7 @f7(i7 -26, i7 56)
  %e24 = zext i7 %r24 to i128
  %lo24 = trunc i128 %e24 to i64
  %hi24s = lshr i128 %e24, 64
  %hi24 = trunc i128 %hi24s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 7, i64 %hi24, i64 %lo24)
  %r25 = call i9 @f9(i9 64, i9 2)
  %e25 = zext i9 %r25 to i128
  %lo25 = trunc i128 %e25 to i64
  %hi25s = lshr i128 %e25, 64
  %hi25 = trunc i128 %hi25s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 9, i64 %hi25, i64 %lo25)
  %r26 = call i9 @f9(i9 67, i9 107)
  %e26 = zext i9 %r26 to i128
  %lo26 = trunc i128 %e26 to i64
  %hi26s = lshr i128 %e26, 64
  %hi26 = trunc i128 %hi26s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 9, i64 %hi26, i64 %lo26)
  %r27 = call i9 @f9(i9 0, i9 -116)
  %e27 = zext i9 %r27 to i128
  %lo27 = trunc i128 %e27 to i64
  %hi27s = lshr i128 %e27, 64
  %hi27 = trunc i128 %hi27s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 9, i64 %hi27, i64 %lo27)
  %r28 = call i9 @f9(i9 -15, i9 110)
  %e28 = zext i9 %r28 to i128
  %lo28 = trunc i128 %e28 to i64
  %hi28s = lshr i128 %e28, 64
  %hi28 = trunc i128 %hi28s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 9, i64 %hi28, i64 %lo28)
  %r29 = call i9 @f9(i9 -66, i9 -21)
  %e29 = zext i9 %r29 to i128
  %lo29 = trunc i128 %e29 to i64
  %hi29s = lshr i128 %e29, 64
  %hi29 = trunc i128 %hi29s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 9, i64 %hi29, i64 %lo29)
  %r30 = call i13 @f13(i13 -145, i13 2569)
  %e30 = zext i13 %r30 to i128
  %lo30 = trunc i128 %e30 to i64
  %hi30s = lshr i128 %e30, 64
  %hi30 = trunc i128 %hi30s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 13, i64 %hi30, i64 %lo30)
  %r31 = call i13 @f13(i13 1358, i13 -316)
  %e31 = zext i13 %r31 to i128
  %lo31 = trunc i128 %e31 to i64
  %hi31s = lshr i128 %e31, 64
  %hi31 = trunc i128 %hi31s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 13, i64 %hi31, i64 %lo31)
  %r32 = call i13 @f13(i13 -1046, i13 1629)
  %e32 = zext i13 %r32 to i128
  %lo32 = trunc i128 %e32 to i64
  %hi32s = lshr i128 %e32, 64
  %hi32 = trunc i128 %hi32s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 13, i64 %hi32, i64 %lo32)
  %r33 = call i13 @f13(i13 1363, i13 -3775)
  %e33 = zext i13 %r33 to i128
  %lo33 = trunc i128 %e33 to i64
  %hi33s = lshr i128 %e33, 64
  %hi33 = trunc i128 %hi33s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 13, i64 %hi33, i64 %lo33)
  %r34 = call i13 @f13(i13 2369, i13 -1015)
  %e34 = zext i13 %r34 to i128
  %lo34 = trunc i128 %e34 to i64
  %hi34s = lshr i128 %e34, 64
  %hi34 = trunc i128 %hi34s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 13, i64 %hi34, i64 %lo34)
  %r35 = call i17 @f17(i17 -42228, i17 -4122)
  %e35 = zext i17 %r35 to i128
  %lo35 = trunc i128 %e35 to i64
  %hi35s = lshr i128 %e35, 64
  %hi35 = trunc i128 %hi35s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 17, i64 %hi35, i64 %lo35)
  %r36 = call i17 @f17(i17 -49057, i17 -40549)
  %e36 = zext i17 %r36 to i128
  %lo36 = trunc i128 %e36 to i64
  %hi36s = lshr i128 %e36, 64
  %hi36 = trunc i128 %hi36s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 17, i64 %hi36, i64 %lo36)
  %r37 = call i17 @f17(i17 26840, i17 25805)
  %e37 = zext i17 %r37 to i128
  %lo37 = trunc i128 %e37 to i64
  %hi37s = lshr i128 %e37, 64
  %hi37 = trunc i128 %hi37s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 17, i64 %hi37, i64 %lo37)
  %r38 = call i17 @f17(i17 23811, i17 -4383)
  %e38 = zext i17 %r38 to i128
  %lo38 = trunc i128 %e38 to i64
  %hi38s = lshr i128 %e38, 64
  %hi38 = trunc i128 %hi38s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 17, i64 %hi38, i64 %lo38)
  %r39 = call i17 @f17(i17 -7737, i17 -4575)
  %e39 = zext i17 %r39 to i128
  %lo39 = trunc i128 %e39 to i64
  %hi39s = lshr i128 %e39, 64
  %hi39 = trunc i128 %hi39s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 17, i64 %hi39, i64 %lo39)
  %r40 = call i24 @f24(i24 -1782719, i24 6960979)
  %e40 = zext i24 %r40 to i128
  %lo40 = trunc i128 %e40 to i64
  %hi40s = lshr i128 %e40, 64
  %hi40 = trunc i128 %hi40s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 24, i64 %hi40, i64 %lo40)
  %r41 = call i24 @f24(i24 6429423, i24 2784280)
  %e41 = zext i24 %r41 to i128
  %lo41 = trunc i128 %e41 to i64
  %hi41s = lshr i128 %e41, 64
  %hi41 = trunc i128 %hi41s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 24, i64 %hi41, i64 %lo41)
  %r42 = call i24 @f24(i24 5012845, i24 -1077221)
  %e42 = zext i24 %r42 to i128
  %lo42 = trunc i128 %e42 to i64
  %hi42s = lshr i128 %e42, 64
  %hi42 = trunc i128 %hi42s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 24, i64 %hi42, i64 %lo42)
  %r43 = call i24 @f24(i24 361888, i24 2444472)
  %e43 = zext i24 %r43 to i128
  %lo43 = trunc i128 %e43 to i64
  %hi43s = lshr i128 %e43, 64
  %hi43 = trunc i128 %hi43s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 24, i64 %hi43, i64 %lo43)
  %r44 = call i24 @f24(i24 6059761, i24 4426029)
  %e44 = zext i24 %r44 to i128
  %lo44 = trunc i128 %e44 to i64
  %hi44s = lshr i128 %e44, 64
  %hi44 = trunc i128 %hi44s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 24, i64 %hi44, i64 %lo44)
  %r45 = call i31 @f31(i31 139886464, i31 -888754873)
  %e45 = zext i31 %r45 to i128
  %lo45 = trunc i128 %e45 to i64
  %hi45s = lshr i128 %e45, 64
  %hi45 = trunc i128 %hi45s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 31, i64 %hi45, i64 %lo45)
  %r46 = call i31 @f31(i31 712652084, i31 7265190)
  %e46 = zext i31 %r46 to i128
  %lo46 = trunc i128 %e46 to i64
  %hi46s = lshr i128 %e46, 64
  %hi46 = trunc i128 %hi46s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 31, i64 %hi46, i64 %lo46)
  %r47 = call i31 @f31(i31 647163737, i31 -867628597)
  %e47 = zext i31 %r47 to i128
  %lo47 = trunc i128 %e47 to i64
  %hi47s = lshr i128 %e47, 64
  %hi47 = trunc i128 %hi47s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 31, i64 %hi47, i64 %lo47)
  %r48 = call i31 @f31(i31 -392129854, i31 -691630939)
  %e48 = zext i31 %r48 to i128
  %lo48 = trunc i128 %e48 to i64
  %hi48s = lshr i128 %e48, 64
  %hi48 = trunc i128 %hi48s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 31, i64 %hi48, i64 %lo48)
  %r49 = call i31 @f31(i31 -852314793, i31 -627760683)
  %e49 = zext i31 %r49 to i128
  %lo49 = trunc i128 %e49 to i64
  %hi49s = lshr i128 %e49, 64
  %hi49 = trunc i128 %hi49s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 31, i64 %hi49, i64 %lo49)
  %r50 = call i33 @f33(i33 1451255993, i33 2066817247)
  %e50 = zext i33 %r50 to i128
  %lo50 = trunc i128 %e50 to i64
  %hi50s = lshr i128 %e50, 64
  %hi50 = trunc i128 %hi50s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 33, i64 %hi50, i64 %lo50)
  %r51 = call i33 @f33(i33 1331259175, i33 3026530898)
  %e51 = zext i33 %r51 to i128
  %lo51 = trunc i128 %e51 to i64
  %hi51s = lshr i128 %e51, 64
  %hi51 = trunc i128 %hi51s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 33, i64 %hi51, i64 %lo51)
  %r52 = call i33 @f33(i33 3515508378, i33 244817139)
  %e52 = zext i33 %r52 to i128
  %lo52 = trunc i128 %e52 to i64
  %hi52s = lshr i128 %e52, 64
  %hi52 = trunc i128 %hi52s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 33, i64 %hi52, i64 %lo52)
  %r53 = call i33 @f33(i33 -2230182459, i33 -106946584)
  %e53 = zext i33 %r53 to i128
  %lo53 = trunc i128 %e53 to i64
  %hi53s = lshr i128 %e53, 64
  %hi53 = trunc i128 %hi53s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 33, i64 %hi53, i64 %lo53)
  %r54 = call i33 @f33(i33 1356321087, i33 -4196760473)
  %e54 = zext i33 %r54 to i128
  %lo54 = trunc i128 %e54 to i64
  %hi54s = lshr i128 %e54, 64
  %hi54 = trunc i128 %hi54s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 33, i64 %hi54, i64 %lo54)
  %r55 = call i40 @f40(i40 394062369025, i40 -173608939699)
  %e55 = zext i40 %r55 to i128
  %lo55 = trunc i128 %e55 to i64
  %hi55s = lshr i128 %e55, 64
  %hi55 = trunc i128 %hi55s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 40, i64 %hi55, i64 %lo55)
  %r56 = call i40 @f40(i40 446010367290, i40 493960230421)
  %e56 = zext i40 %r56 to i128
  %lo56 = trunc i128 %e56 to i64
  %hi56s = lshr i128 %e56, 64
  %hi56 = trunc i128 %hi56s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 40, i64 %hi56, i64 %lo56)
  %r57 = call i40 @f40(i40 -498138606872, i40 -321921855753)
  %e57 = zext i40 %r57 to i128
  %lo57 = trunc i128 %e57 to i64
  %hi57s = lshr i128 %e57, 64
  %hi57 = trunc i128 %hi57s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 40, i64 %hi57, i64 %lo57)
  %r58 = call i40 @f40(i40 462944810918, i40 -415834784434)
  %e58 = zext i40 %r58 to i128
  %lo58 = trunc i128 %e58 to i64
  %hi58s = lshr i128 %e58, 64
  %hi58 = trunc i128 %hi58s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 40, i64 %hi58, i64 %lo58)
  %r59 = call i40 @f40(i40 413889610761, i40 -47437141133)
  %e59 = zext i40 %r59 to i128
  %lo59 = trunc i128 %e59 to i64
  %hi59s = lshr i128 %e59, 64
  %hi59 = trunc i128 %hi59s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 40, i64 %hi59, i64 %lo59)
  %r60 = call i47 @f47(i47 16751216508545, i47 -15099581187534)
  %e60 = zext i47 %r60 to i128
  %lo60 = trunc i128 %e60 to i64
  %hi60s = lshr i128 %e60, 64
  %hi60 = trunc i128 %hi60s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 47, i64 %hi60, i64 %lo60)
  %r61 = call i47 @f47(i47 34633567170835, i47 35311179717584)
  %e61 = zext i47 %r61 to i128
  %lo61 = trunc i128 %e61 to i64
  %hi61s = lshr i128 %e61, 64
  %hi61 = trunc i128 %hi61s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 47, i64 %hi61, i64 %lo61)
  %r62 = call i47 @f47(i47 -25400738716650, i47 65140805200733)
  %e62 = zext i47 %r62 to i128
  %lo62 = trunc i128 %e62 to i64
  %hi62s = lshr i128 %e62, 64
  %hi62 = trunc i128 %hi62s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 47, i64 %hi62, i64 %lo62)
  %r63 = call i47 @f47(i47 65051325745350, i47 -57736781276588)
  %e63 = zext i47 %r63 to i128
  %lo63 = trunc i128 %e63 to i64
  %hi63s = lshr i128 %e63, 64
  %hi63 = trunc i128 %hi63s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 47, i64 %hi63, i64 %lo63)
  %r64 = call i47 @f47(i47 -68610623444968, i47 -30821765938240)
  %e64 = zext i47 %r64 to i128
  %lo64 = trunc i128 %e64 to i64
  %hi64s = lshr i128 %e64, 64
  %hi64 = trunc i128 %hi64s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 47, i64 %hi64, i64 %lo64)
  %r65 = call i63 @f63(i63 3387718856156318769, i63 -4492888510046747238)
  %e65 = zext i63 %r65 to i128
  %lo65 = trunc i128 %e65 to i64
  %hi65s = lshr i128 %e65, 64
  %hi65 = trunc i128 %hi65s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 63, i64 %hi65, i64 %lo65)
  %r66 = call i63 @f63(i63 2728861969751010647, i63 3344629772052279710)
  %e66 = zext i63 %r66 to i128
  %lo66 = trunc i128 %e66 to i64
  %hi66s = lshr i128 %e66, 64
  %hi66 = trunc i128 %hi66s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 63, i64 %hi66, i64 %lo66)
  %r67 = call i63 @f63(i63 3993505044889645033, i63 1366863467470373645)
  %e67 = zext i63 %r67 to i128
  %lo67 = trunc i128 %e67 to i64
  %hi67s = lshr i128 %e67, 64
  %hi67 = trunc i128 %hi67s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 63, i64 %hi67, i64 %lo67)
  %r68 = call i63 @f63(i63 -199764452497689109, i63 2542665724963821168)
  %e68 = zext i63 %r68 to i128
  %lo68 = trunc i128 %e68 to i64
  %hi68s = lshr i128 %e68, 64
  %hi68 = trunc i128 %hi68s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 63, i64 %hi68, i64 %lo68)
  %r69 = call i63 @f63(i63 1922919917520654430, i63 -2742968713453488380)
  %e69 = zext i63 %r69 to i128
  %lo69 = trunc i128 %e69 to i64
  %hi69s = lshr i128 %e69, 64
  %hi69 = trunc i128 %hi69s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 63, i64 %hi69, i64 %lo69)
  %r70 = call i65 @f65(i65 1698453461018775374, i65 -15467051467116255071)
  %e70 = zext i65 %r70 to i128
  %lo70 = trunc i128 %e70 to i64
  %hi70s = lshr i128 %e70, 64
  %hi70 = trunc i128 %hi70s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 65, i64 %hi70, i64 %lo70)
  %r71 = call i65 @f65(i65 5843928270493152504, i65 -16953328329150305731)
  %e71 = zext i65 %r71 to i128
  %lo71 = trunc i128 %e71 to i64
  %hi71s = lshr i128 %e71, 64
  %hi71 = trunc i128 %hi71s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 65, i64 %hi71, i64 %lo71)
  %r72 = call i65 @f65(i65 14734772482429890300, i65 -8604839023585516149)
  %e72 = zext i65 %r72 to i128
  %lo72 = trunc i128 %e72 to i64
  %hi72s = lshr i128 %e72, 64
  %hi72 = trunc i128 %hi72s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 65, i64 %hi72, i64 %lo72)
  %r73 = call i65 @f65(i65 -15700613402966206506, i65 587095007172249351)
  %e73 = zext i65 %r73 to i128
  %lo73 = trunc i128 %e73 to i64
  %hi73s = lshr i128 %e73, 64
  %hi73 = trunc i128 %hi73s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 65, i64 %hi73, i64 %lo73)
  %r74 = call i65 @f65(i65 -12741100074957947168, i65 10956632270161919426)
  %e74 = zext i65 %r74 to i128
  %lo74 = trunc i128 %e74 to i64
  %hi74s = lshr i128 %e74, 64
  %hi74 = trunc i128 %hi74s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 65, i64 %hi74, i64 %lo74)
  %r75 = call i70 @f70(i70 539571116904131598928, i70 -34484863194078519160)
  %e75 = zext i70 %r75 to i128
  %lo75 = trunc i128 %e75 to i64
  %hi75s = lshr i128 %e75, 64
  %hi75 = trunc i128 %hi75s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 70, i64 %hi75, i64 %lo75)
  %r76 = call i70 @f70(i70 173800745372712549529, i70 -63382134416150209519)
  %e76 = zext i70 %r76 to i128
  %lo76 = trunc i128 %e76 to i64
  %hi76s = lshr i128 %e76, 64
  %hi76 = trunc i128 %hi76s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 70, i64 %hi76, i64 %lo76)
  %r77 = call i70 @f70(i70 -92620168279923436484, i70 -117498394169871324102)
  %e77 = zext i70 %r77 to i128
  %lo77 = trunc i128 %e77 to i64
  %hi77s = lshr i128 %e77, 64
  %hi77 = trunc i128 %hi77s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 70, i64 %hi77, i64 %lo77)
  %r78 = call i70 @f70(i70 -239204072992030508561, i70 118314140709674483298)
  %e78 = zext i70 %r78 to i128
  %lo78 = trunc i128 %e78 to i64
  %hi78s = lshr i128 %e78, 64
  %hi78 = trunc i128 %hi78s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 70, i64 %hi78, i64 %lo78)
  %r79 = call i70 @f70(i70 -196749554223658944208, i70 432291242031688701975)
  %e79 = zext i70 %r79 to i128
  %lo79 = trunc i128 %e79 to i64
  %hi79s = lshr i128 %e79, 64
  %hi79 = trunc i128 %hi79s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 70, i64 %hi79, i64 %lo79)
  %r80 = call i96 @f96(i96 -12301447808621601084603567761, i96 -24652711005884075577154262276)
  %e80 = zext i96 %r80 to i128
  %lo80 = trunc i128 %e80 to i64
  %hi80s = lshr i128 %e80, 64
  %hi80 = trunc i128 %hi80s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 96, i64 %hi80, i64 %lo80)
  %r81 = call i96 @f96(i96 11187207583333286067544486359, i96 37953653156790925730777192279)
  %e81 = zext i96 %r81 to i128
  %lo81 = trunc i128 %e81 to i64
  %hi81s = lshr i128 %e81, 64
  %hi81 = trunc i128 %hi81s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 96, i64 %hi81, i64 %lo81)
  %r82 = call i96 @f96(i96 -55464011312647618518977074, i96 37243640245851213646312976705)
  %e82 = zext i96 %r82 to i128
  %lo82 = trunc i128 %e82 to i64
  %hi82s = lshr i128 %e82, 64
  %hi82 = trunc i128 %hi82s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 96, i64 %hi82, i64 %lo82)
  %r83 = call i96 @f96(i96 13412528406679129506379377164, i96 11607430309041799805859184187)
  %e83 = zext i96 %r83 to i128
  %lo83 = trunc i128 %e83 to i64
  %hi83s = lshr i128 %e83, 64
  %hi83 = trunc i128 %hi83s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 96, i64 %hi83, i64 %lo83)
  %r84 = call i96 @f96(i96 35933139684761845689977905627, i96 -14098255454901652371270483631)
  %e84 = zext i96 %r84 to i128
  %lo84 = trunc i128 %e84 to i64
  %hi84s = lshr i128 %e84, 64
  %hi84 = trunc i128 %hi84s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 96, i64 %hi84, i64 %lo84)
  %r85 = call i100 @f100(i100 234500773991055859611349744118, i100 457534564387284750745155978893)
  %e85 = zext i100 %r85 to i128
  %lo85 = trunc i128 %e85 to i64
  %hi85s = lshr i128 %e85, 64
  %hi85 = trunc i128 %hi85s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 100, i64 %hi85, i64 %lo85)
  %r86 = call i100 @f100(i100 -198124087326645742144472430939, i100 52608961427359880005328902071)
  %e86 = zext i100 %r86 to i128
  %lo86 = trunc i128 %e86 to i64
  %hi86s = lshr i128 %e86, 64
  %hi86 = trunc i128 %hi86s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 100, i64 %hi86, i64 %lo86)
  %r87 = call i100 @f100(i100 561659331236715425378328808257, i100 -605031269463404703703569551566)
  %e87 = zext i100 %r87 to i128
  %lo87 = trunc i128 %e87 to i64
  %hi87s = lshr i128 %e87, 64
  %hi87 = trunc i128 %hi87s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 100, i64 %hi87, i64 %lo87)
  %r88 = call i100 @f100(i100 -571867374041796585578413285902, i100 -215433095463343275827119251913)
  %e88 = zext i100 %r88 to i128
  %lo88 = trunc i128 %e88 to i64
  %hi88s = lshr i128 %e88, 64
  %hi88 = trunc i128 %hi88s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 100, i64 %hi88, i64 %lo88)
  %r89 = call i100 @f100(i100 107855376439600257904033992645, i100 -18242484728988371627023147551)
  %e89 = zext i100 %r89 to i128
  %lo89 = trunc i128 %e89 to i64
  %hi89s = lshr i128 %e89, 64
  %hi89 = trunc i128 %hi89s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 100, i64 %hi89, i64 %lo89)
  %r90 = call i127 @f127(i127 -7335564569539671740503404549540825973, i127 -55527593387661843210659308365465654473)
  %e90 = zext i127 %r90 to i128
  %lo90 = trunc i128 %e90 to i64
  %hi90s = lshr i128 %e90, 64
  %hi90 = trunc i128 %hi90s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 127, i64 %hi90, i64 %lo90)
  %r91 = call i127 @f127(i127 30395618472673543181132478205611960205, i127 46597526608881927590105372874966644440)
  %e91 = zext i127 %r91 to i128
  %lo91 = trunc i128 %e91 to i64
  %hi91s = lshr i128 %e91, 64
  %hi91 = trunc i128 %hi91s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 127, i64 %hi91, i64 %lo91)
  %r92 = call i127 @f127(i127 80698616929036994494897659248504090636, i127 -10631241069724656993894037972024471208)
  %e92 = zext i127 %r92 to i128
  %lo92 = trunc i128 %e92 to i64
  %hi92s = lshr i128 %e92, 64
  %hi92 = trunc i128 %hi92s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 127, i64 %hi92, i64 %lo92)
  %r93 = call i127 @f127(i127 55449850586667362690541241447219697755, i127 -13214316011390700383069105606138516426)
  %e93 = zext i127 %r93 to i128
  %lo93 = trunc i128 %e93 to i64
  %hi93s = lshr i128 %e93, 64
  %hi93 = trunc i128 %hi93s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 127, i64 %hi93, i64 %lo93)
  %r94 = call i127 @f127(i127 49141285107889688817897746879701109353, i127 -22633631467803880180052935447041084190)
  %e94 = zext i127 %r94 to i128
  %lo94 = trunc i128 %e94 to i64
  %hi94s = lshr i128 %e94, 64
  %hi94 = trunc i128 %hi94s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 127, i64 %hi94, i64 %lo94)
  %r95 = call i128 @f128(i128 123956251636163718971681436263117150685, i128 141772989215143808978621065617817296763)
  %e95 = add i128 %r95, 0
  %lo95 = trunc i128 %e95 to i64
  %hi95s = lshr i128 %e95, 64
  %hi95 = trunc i128 %hi95s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 128, i64 %hi95, i64 %lo95)
  %r96 = call i128 @f128(i128 48271846111089846610293681970940363663, i128 -21701571801723993182515304845805824378)
  %e96 = add i128 %r96, 0
  %lo96 = trunc i128 %e96 to i64
  %hi96s = lshr i128 %e96, 64
  %hi96 = trunc i128 %hi96s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 128, i64 %hi96, i64 %lo96)
  %r97 = call i128 @f128(i128 67598180610745049939127728387121140949, i128 -21631376926483568507531653853918116096)
  %e97 = add i128 %r97, 0
  %lo97 = trunc i128 %e97 to i64
  %hi97s = lshr i128 %e97, 64
  %hi97 = trunc i128 %hi97s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 128, i64 %hi97, i64 %lo97)
  %r98 = call i128 @f128(i128 -49730637390279325204821659713644216539, i128 -152035500941594755632216312310191814967)
  %e98 = add i128 %r98, 0
  %lo98 = trunc i128 %e98 to i64
  %hi98s = lshr i128 %e98, 64
  %hi98 = trunc i128 %hi98s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 128, i64 %hi98, i64 %lo98)
  %r99 = call i128 @f128(i128 26826748182919612572818489561158800544, i128 92116501459715933638063656832806882499)
  %e99 = add i128 %r99, 0
  %lo99 = trunc i128 %e99 to i64
  %hi99s = lshr i128 %e99, 64
  %hi99 = trunc i128 %hi99s to i64
  call i32 (ptr, ...) @printf(ptr @l, i32 128, i64 %hi99, i64 %lo99)
  ret i32 0
}
