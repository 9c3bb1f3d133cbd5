; test: intrinsics of x86_fp80 and fp128, and floats to wide integers, saturating.
; exit: 0
; stdout: 1 c000000000000000
; stdout: 1 4005
; stdout: 2 97b425ed097b425f
; stdout: 2 3ffa
; stdout: 3 c000000000000000
; stdout: 3 3ffe
; stdout: 3 2
; stdout: 4 8000000000000000
; stdout: 4 bffe
; stdout: 4 0
; stdout: 5 8000000000000000
; stdout: 5 7fff
; stdout: 5 0
; stdout: 6 0
; stdout: 7 0
; stdout: 8 0
; stdout: 9 1
; stdout: 10 0
; stdout: 11 0
; stdout: 12 0
; stdout: 13 0
; stdout: 14 0
; stdout: 15 0
; stdout: 16 1
; stdout: 17 1
; stdout: 18 0
; stdout: 19 0
; stdout: 20 1
; stdout: 21 0
; stdout: 22 0
; stdout: 23 1
; stdout: 24 0
; stdout: 25 0
; stdout: 26 0
; stdout: 27 0
; stdout: 28 1
; stdout: 29 0
; stdout: 30 0
; stdout: 31 0
; stdout: 32 0
; stdout: 33 1
; stdout: 34 1
; stdout: 35 0
; stdout: 36 3
; stdout: 37 3
; stdout: 37 0
; stdout: 38 3
; stdout: 38 0
; stdout: 39 0
; stdout: 40 0
; stdout: 40 0
; stdout: 41 0
; stdout: 41 0
; stdout: 42 7fffffff
; stdout: 43 ffffffffffffffff
; stdout: 43 1
; stdout: 44 ffffffffffffffff
; stdout: 44 7ffffffff
; stdout: 45 0
; stdout: 46 0
; stdout: 46 0
; stdout: 47 0
; stdout: 47 0
; stdout: 48 7fffffff
; stdout: 49 ffffffffffffffff
; stdout: 49 1
; stdout: 50 8
; stdout: 50 4
; stdout: 51 3
; stdout: 52 0
; stdout: 53 8000000000000000
; stdout: 54 3
; stdout: 55 ffffffffffffffff
; stdout: 56 8000000000000000
; stdout: 57 0
; stdout: 57 4005800000000000
; stdout: 58 84bda12f684bda13
; stdout: 58 3ffa2f684bda12f6
; stdout: 59 0
; stdout: 59 3ffe800000000000
; stdout: 59 2
; stdout: 60 0
; stdout: 60 bffe000000000000
; stdout: 60 0
; stdout: 61 0
; stdout: 61 7fff000000000000
; stdout: 61 0
; stdout: 62 0
; stdout: 63 0
; stdout: 64 0
; stdout: 65 1
; stdout: 66 0
; stdout: 67 0
; stdout: 68 0
; stdout: 69 0
; stdout: 70 0
; stdout: 71 0
; stdout: 72 1
; stdout: 73 1
; stdout: 74 0
; stdout: 75 0
; stdout: 76 1
; stdout: 77 0
; stdout: 78 0
; stdout: 79 1
; stdout: 80 0
; stdout: 81 0
; stdout: 82 0
; stdout: 83 0
; stdout: 84 1
; stdout: 85 0
; stdout: 86 0
; stdout: 87 0
; stdout: 88 0
; stdout: 89 1
; stdout: 90 1
; stdout: 91 0
; stdout: 92 3
; stdout: 93 3
; stdout: 93 0
; stdout: 94 3
; stdout: 94 0
; stdout: 95 0
; stdout: 96 0
; stdout: 96 0
; stdout: 97 0
; stdout: 97 0
; stdout: 98 7fffffff
; stdout: 99 ffffffffffffffff
; stdout: 99 1
; stdout: 100 ffffffffffffffff
; stdout: 100 7ffffffff
; stdout: 101 0
; stdout: 102 0
; stdout: 102 0
; stdout: 103 0
; stdout: 103 0
; stdout: 104 7fffffff
; stdout: 105 ffffffffffffffff
; stdout: 105 1
; stdout: 106 0
; stdout: 106 4
; stdout: 107 3
; stdout: 108 0
; stdout: 109 7fffffffffffffff
; stdout: 110 3
; stdout: 111 ffffffffffffffff
; stdout: 112 7fffffffffffffff
; stdout: 113 fffffffffffffffe
; stdout: 113 fffffffff
; stdout: 114 0
; stdout: 114 0
; stdout: 115 ffffffffffffffff
; stdout: 115 7ffffffff
; stdout: 116 ffffffffffffffff
; stdout: 116 ffffffffffffffff
; stdout: 117 0
; stdout: 117 800000000
; stdout: 118 0
; stdout: 118 0
; stdout: 119 0
; stdout: 119 0
; stdout: 120 0
; stdout: 120 0
; stdout: 121 de0b6b000000000
; stdout: 121 0
; stdout: 122 de0b6b000000000
; stdout: 122 0
; stdout: 123 fffffffffffffffe
; stdout: 123 fffffffff
; stdout: 124 0
; stdout: 124 0
; stdout: 125 ffffffffffffffff
; stdout: 125 7ffffffff
; stdout: 126 ffffffffffffffff
; stdout: 126 ffffffffffffffff
; stdout: 127 0
; stdout: 127 800000000
; stdout: 128 0
; stdout: 128 0
; stdout: 129 0
; stdout: 129 0
; stdout: 130 0
; stdout: 130 0
; stdout: 131 6bc75e2d63100000
; stdout: 131 5
; stdout: 132 6bc75e2d63100000
; stdout: 132 5
; stdout: 133 fffffffffffffffe
; stdout: 133 fffffffff
; stdout: 134 0
; stdout: 134 0
; stdout: 135 ffffffffffffffff
; stdout: 135 7ffffffff
; stdout: 136 ffffffffffffffff
; stdout: 136 ffffffffffffffff
; stdout: 137 0
; stdout: 137 800000000
; stdout: 138 0
; stdout: 138 0
; stdout: 139 0
; stdout: 139 0
; stdout: 140 0
; stdout: 140 0
; stdout: 141 a
; stdout: 141 0
; stdout: 142 a
; stdout: 142 0
; stdout: 143 3900
; stdout: 143 4
@line = constant [8 x i8] c"%d %lx\0A\00"
@g1 = global x86_fp80 0xK4000C000000000000000
@g2 = global x86_fp80 0xKBFFE8000000000000000
@g3 = global x86_fp80 0xK7FFF8000000000000000
@g4 = global x86_fp80 0xK7FFFC000000000000000
@g5 = global x86_fp80 0xK40418000000000000001
@g6 = global fp128 0xL00000000000000004000800000000000
@g7 = global fp128 0xL0000000000000000BFFE000000000000
@g8 = global fp128 0xL00000000000000007FFF000000000000
@g9 = global fp128 0xL00000000000000007FFF800000000000
@g10 = global fp128 0xL00000000000000014041000000000000
@g11 = global float -2.5
@g12 = global float 0x7FF0000000000000
@g13 = global float 0xFFF0000000000000
@g14 = global float 0x7FF8000000000000
@g15 = global float 0x43ABC16D60000000
@g16 = global double -2.5
@g17 = global double 0x7FF0000000000000
@g18 = global double 0xFFF0000000000000
@g19 = global double 0x7FF8000000000000
@g20 = global double 1.0e20
@g21 = global half 0xHC100
@g22 = global half 0xH7C00
@g23 = global half 0xHFC00
@g24 = global half 0xH7E00
@g25 = global half 0xH4900
declare i32 @printf(ptr, ...)
declare fp128 @llvm.ldexp.f128.i32(fp128, i32)
declare fp128 @llvm.powi.f128.i32(fp128, i32)
declare i1 @llvm.is.fpclass.f128(fp128, i32)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32)
declare i100 @llvm.fptosi.sat.i100.f128(fp128)
declare i100 @llvm.fptosi.sat.i100.f16(half)
declare i100 @llvm.fptosi.sat.i100.f32(float)
declare i100 @llvm.fptosi.sat.i100.f64(double)
declare i100 @llvm.fptosi.sat.i100.f80(x86_fp80)
declare i128 @llvm.fptoui.sat.i128.f16(half)
declare i128 @llvm.fptoui.sat.i128.f32(float)
declare i128 @llvm.fptoui.sat.i128.f64(double)
declare i32 @llvm.fptosi.sat.i32.f128(fp128)
declare i32 @llvm.fptosi.sat.i32.f80(x86_fp80)
declare i64 @llvm.lrint.i64.f128(fp128)
declare i64 @llvm.lrint.i64.f80(x86_fp80)
declare i64 @llvm.lround.i64.f128(fp128)
declare i64 @llvm.lround.i64.f80(x86_fp80)
declare i65 @llvm.fptoui.sat.i65.f128(fp128)
declare i65 @llvm.fptoui.sat.i65.f80(x86_fp80)
declare x86_fp80 @llvm.ldexp.f80.i32(x86_fp80, i32)
declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32)
declare { fp128, i32 } @llvm.frexp.f128.i32(fp128)
declare { half, i32 } @llvm.frexp.f16.i32(half)
declare { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80)
define i32 @main() {
  %g1 = load x86_fp80, ptr @g1
  %g2 = load x86_fp80, ptr @g2
  %g3 = load x86_fp80, ptr @g3
  %g4 = load x86_fp80, ptr @g4
  %g5 = load x86_fp80, ptr @g5
  %r1 = call x86_fp80 @llvm.ldexp.f80.i32(x86_fp80 %g1, i32 5)
  %e1 = bitcast x86_fp80 %r1 to i80
  %e2 = trunc i80 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e2)
  %e3 = lshr i80 %e1, 64
  %e4 = trunc i80 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e4)
  %r2 = call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %g1, i32 -3)
  %e5 = bitcast x86_fp80 %r2 to i80
  %e6 = trunc i80 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e6)
  %e7 = lshr i80 %e5, 64
  %e8 = trunc i80 %e7 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e8)
  %r3 = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %g1)
  %e9 = extractvalue { x86_fp80, i32 } %r3, 0
  %e10 = bitcast x86_fp80 %e9 to i80
  %e11 = trunc i80 %e10 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e11)
  %e12 = lshr i80 %e10, 64
  %e13 = trunc i80 %e12 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e13)
  %e14 = extractvalue { x86_fp80, i32 } %r3, 1
  %e15 = zext i32 %e14 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e15)
  %r4 = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %g2)
  %e16 = extractvalue { x86_fp80, i32 } %r4, 0
  %e17 = bitcast x86_fp80 %e16 to i80
  %e18 = trunc i80 %e17 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e18)
  %e19 = lshr i80 %e17, 64
  %e20 = trunc i80 %e19 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e20)
  %e21 = extractvalue { x86_fp80, i32 } %r4, 1
  %e22 = zext i32 %e21 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e22)
  %r5 = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %g3)
  %e23 = extractvalue { x86_fp80, i32 } %r5, 0
  %e24 = bitcast x86_fp80 %e23 to i80
  %e25 = trunc i80 %e24 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e25)
  %e26 = lshr i80 %e24, 64
  %e27 = trunc i80 %e26 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e27)
  %e28 = extractvalue { x86_fp80, i32 } %r5, 1
  %e29 = zext i32 %e28 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e29)
  %r6 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 3)
  %e30 = zext i1 %r6 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 6, i64 %e30)
  %r7 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 3)
  %e31 = zext i1 %r7 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 7, i64 %e31)
  %r8 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 3)
  %e32 = zext i1 %r8 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 8, i64 %e32)
  %r9 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 3)
  %e33 = zext i1 %r9 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 9, i64 %e33)
  %r10 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 3)
  %e34 = zext i1 %r10 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 10, i64 %e34)
  %r11 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 4)
  %e35 = zext i1 %r11 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 11, i64 %e35)
  %r12 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 4)
  %e36 = zext i1 %r12 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 12, i64 %e36)
  %r13 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 4)
  %e37 = zext i1 %r13 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 13, i64 %e37)
  %r14 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 4)
  %e38 = zext i1 %r14 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 14, i64 %e38)
  %r15 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 4)
  %e39 = zext i1 %r15 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 15, i64 %e39)
  %r16 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 264)
  %e40 = zext i1 %r16 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 16, i64 %e40)
  %r17 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 264)
  %e41 = zext i1 %r17 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 17, i64 %e41)
  %r18 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 264)
  %e42 = zext i1 %r18 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 18, i64 %e42)
  %r19 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 264)
  %e43 = zext i1 %r19 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 19, i64 %e43)
  %r20 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 264)
  %e44 = zext i1 %r20 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 20, i64 %e44)
  %r21 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 608)
  %e45 = zext i1 %r21 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 21, i64 %e45)
  %r22 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 608)
  %e46 = zext i1 %r22 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 22, i64 %e46)
  %r23 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 608)
  %e47 = zext i1 %r23 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 23, i64 %e47)
  %r24 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 608)
  %e48 = zext i1 %r24 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 24, i64 %e48)
  %r25 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 608)
  %e49 = zext i1 %r25 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 25, i64 %e49)
  %r26 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 512)
  %e50 = zext i1 %r26 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 26, i64 %e50)
  %r27 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 512)
  %e51 = zext i1 %r27 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 27, i64 %e51)
  %r28 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 512)
  %e52 = zext i1 %r28 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 28, i64 %e52)
  %r29 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 512)
  %e53 = zext i1 %r29 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 29, i64 %e53)
  %r30 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 512)
  %e54 = zext i1 %r30 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 30, i64 %e54)
  %r31 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g1, i32 627)
  %e55 = zext i1 %r31 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 31, i64 %e55)
  %r32 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g2, i32 627)
  %e56 = zext i1 %r32 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 32, i64 %e56)
  %r33 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g3, i32 627)
  %e57 = zext i1 %r33 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 33, i64 %e57)
  %r34 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g4, i32 627)
  %e58 = zext i1 %r34 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 34, i64 %e58)
  %r35 = call i1 @llvm.is.fpclass.f80(x86_fp80 %g5, i32 627)
  %e59 = zext i1 %r35 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 35, i64 %e59)
  %r36 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %g1)
  %e60 = zext i32 %r36 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 36, i64 %e60)
  %r37 = call i65 @llvm.fptoui.sat.i65.f80(x86_fp80 %g1)
  %e61 = trunc i65 %r37 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 37, i64 %e61)
  %e62 = lshr i65 %r37, 64
  %e63 = trunc i65 %e62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 37, i64 %e63)
  %r38 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %g1)
  %e64 = trunc i100 %r38 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 38, i64 %e64)
  %e65 = lshr i100 %r38, 64
  %e66 = trunc i100 %e65 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 38, i64 %e66)
  %r39 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %g2)
  %e67 = zext i32 %r39 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 39, i64 %e67)
  %r40 = call i65 @llvm.fptoui.sat.i65.f80(x86_fp80 %g2)
  %e68 = trunc i65 %r40 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 40, i64 %e68)
  %e69 = lshr i65 %r40, 64
  %e70 = trunc i65 %e69 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 40, i64 %e70)
  %r41 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %g2)
  %e71 = trunc i100 %r41 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 41, i64 %e71)
  %e72 = lshr i100 %r41, 64
  %e73 = trunc i100 %e72 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 41, i64 %e73)
  %r42 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %g3)
  %e74 = zext i32 %r42 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 42, i64 %e74)
  %r43 = call i65 @llvm.fptoui.sat.i65.f80(x86_fp80 %g3)
  %e75 = trunc i65 %r43 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 43, i64 %e75)
  %e76 = lshr i65 %r43, 64
  %e77 = trunc i65 %e76 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 43, i64 %e77)
  %r44 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %g3)
  %e78 = trunc i100 %r44 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 44, i64 %e78)
  %e79 = lshr i100 %r44, 64
  %e80 = trunc i100 %e79 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 44, i64 %e80)
  %r45 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %g4)
  %e81 = zext i32 %r45 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 45, i64 %e81)
  %r46 = call i65 @llvm.fptoui.sat.i65.f80(x86_fp80 %g4)
  %e82 = trunc i65 %r46 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 46, i64 %e82)
  %e83 = lshr i65 %r46, 64
  %e84 = trunc i65 %e83 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 46, i64 %e84)
  %r47 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %g4)
  %e85 = trunc i100 %r47 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 47, i64 %e85)
  %e86 = lshr i100 %r47, 64
  %e87 = trunc i100 %e86 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 47, i64 %e87)
  %r48 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %g5)
  %e88 = zext i32 %r48 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 48, i64 %e88)
  %r49 = call i65 @llvm.fptoui.sat.i65.f80(x86_fp80 %g5)
  %e89 = trunc i65 %r49 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 49, i64 %e89)
  %e90 = lshr i65 %r49, 64
  %e91 = trunc i65 %e90 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 49, i64 %e91)
  %r50 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %g5)
  %e92 = trunc i100 %r50 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 50, i64 %e92)
  %e93 = lshr i100 %r50, 64
  %e94 = trunc i100 %e93 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 50, i64 %e94)
  %r51 = call i64 @llvm.lrint.i64.f80(x86_fp80 %g1)
  call i32 (ptr, ...) @printf(ptr @line, i32 51, i64 %r51)
  %r52 = call i64 @llvm.lrint.i64.f80(x86_fp80 %g2)
  call i32 (ptr, ...) @printf(ptr @line, i32 52, i64 %r52)
  %r53 = call i64 @llvm.lrint.i64.f80(x86_fp80 %g3)
  call i32 (ptr, ...) @printf(ptr @line, i32 53, i64 %r53)
  %r54 = call i64 @llvm.lround.i64.f80(x86_fp80 %g1)
  call i32 (ptr, ...) @printf(ptr @line, i32 54, i64 %r54)
  %r55 = call i64 @llvm.lround.i64.f80(x86_fp80 %g2)
  call i32 (ptr, ...) @printf(ptr @line, i32 55, i64 %r55)
  %r56 = call i64 @llvm.lround.i64.f80(x86_fp80 %g3)
  call i32 (ptr, ...) @printf(ptr @line, i32 56, i64 %r56)
  %g6 = load fp128, ptr @g6
  %g7 = load fp128, ptr @g7
  %g8 = load fp128, ptr @g8
  %g9 = load fp128, ptr @g9
  %g10 = load fp128, ptr @g10
  %r57 = call fp128 @llvm.ldexp.f128.i32(fp128 %g6, i32 5)
  %e95 = bitcast fp128 %r57 to i128
  %e96 = trunc i128 %e95 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 57, i64 %e96)
  %e97 = lshr i128 %e95, 64
  %e98 = trunc i128 %e97 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 57, i64 %e98)
  %r58 = call fp128 @llvm.powi.f128.i32(fp128 %g6, i32 -3)
  %e99 = bitcast fp128 %r58 to i128
  %e100 = trunc i128 %e99 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 58, i64 %e100)
  %e101 = lshr i128 %e99, 64
  %e102 = trunc i128 %e101 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 58, i64 %e102)
  %r59 = call { fp128, i32 } @llvm.frexp.f128.i32(fp128 %g6)
  %e103 = extractvalue { fp128, i32 } %r59, 0
  %e104 = bitcast fp128 %e103 to i128
  %e105 = trunc i128 %e104 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 59, i64 %e105)
  %e106 = lshr i128 %e104, 64
  %e107 = trunc i128 %e106 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 59, i64 %e107)
  %e108 = extractvalue { fp128, i32 } %r59, 1
  %e109 = zext i32 %e108 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 59, i64 %e109)
  %r60 = call { fp128, i32 } @llvm.frexp.f128.i32(fp128 %g7)
  %e110 = extractvalue { fp128, i32 } %r60, 0
  %e111 = bitcast fp128 %e110 to i128
  %e112 = trunc i128 %e111 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 60, i64 %e112)
  %e113 = lshr i128 %e111, 64
  %e114 = trunc i128 %e113 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 60, i64 %e114)
  %e115 = extractvalue { fp128, i32 } %r60, 1
  %e116 = zext i32 %e115 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 60, i64 %e116)
  %r61 = call { fp128, i32 } @llvm.frexp.f128.i32(fp128 %g8)
  %e117 = extractvalue { fp128, i32 } %r61, 0
  %e118 = bitcast fp128 %e117 to i128
  %e119 = trunc i128 %e118 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 61, i64 %e119)
  %e120 = lshr i128 %e118, 64
  %e121 = trunc i128 %e120 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 61, i64 %e121)
  %e122 = extractvalue { fp128, i32 } %r61, 1
  %e123 = zext i32 %e122 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 61, i64 %e123)
  %r62 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 3)
  %e124 = zext i1 %r62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 62, i64 %e124)
  %r63 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 3)
  %e125 = zext i1 %r63 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 63, i64 %e125)
  %r64 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 3)
  %e126 = zext i1 %r64 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 64, i64 %e126)
  %r65 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 3)
  %e127 = zext i1 %r65 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 65, i64 %e127)
  %r66 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 3)
  %e128 = zext i1 %r66 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 66, i64 %e128)
  %r67 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 4)
  %e129 = zext i1 %r67 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 67, i64 %e129)
  %r68 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 4)
  %e130 = zext i1 %r68 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 68, i64 %e130)
  %r69 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 4)
  %e131 = zext i1 %r69 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 69, i64 %e131)
  %r70 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 4)
  %e132 = zext i1 %r70 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 70, i64 %e132)
  %r71 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 4)
  %e133 = zext i1 %r71 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 71, i64 %e133)
  %r72 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 264)
  %e134 = zext i1 %r72 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 72, i64 %e134)
  %r73 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 264)
  %e135 = zext i1 %r73 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 73, i64 %e135)
  %r74 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 264)
  %e136 = zext i1 %r74 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 74, i64 %e136)
  %r75 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 264)
  %e137 = zext i1 %r75 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 75, i64 %e137)
  %r76 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 264)
  %e138 = zext i1 %r76 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 76, i64 %e138)
  %r77 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 608)
  %e139 = zext i1 %r77 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 77, i64 %e139)
  %r78 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 608)
  %e140 = zext i1 %r78 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 78, i64 %e140)
  %r79 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 608)
  %e141 = zext i1 %r79 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 79, i64 %e141)
  %r80 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 608)
  %e142 = zext i1 %r80 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 80, i64 %e142)
  %r81 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 608)
  %e143 = zext i1 %r81 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 81, i64 %e143)
  %r82 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 512)
  %e144 = zext i1 %r82 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 82, i64 %e144)
  %r83 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 512)
  %e145 = zext i1 %r83 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 83, i64 %e145)
  %r84 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 512)
  %e146 = zext i1 %r84 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 84, i64 %e146)
  %r85 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 512)
  %e147 = zext i1 %r85 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 85, i64 %e147)
  %r86 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 512)
  %e148 = zext i1 %r86 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 86, i64 %e148)
  %r87 = call i1 @llvm.is.fpclass.f128(fp128 %g6, i32 627)
  %e149 = zext i1 %r87 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 87, i64 %e149)
  %r88 = call i1 @llvm.is.fpclass.f128(fp128 %g7, i32 627)
  %e150 = zext i1 %r88 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 88, i64 %e150)
  %r89 = call i1 @llvm.is.fpclass.f128(fp128 %g8, i32 627)
  %e151 = zext i1 %r89 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 89, i64 %e151)
  %r90 = call i1 @llvm.is.fpclass.f128(fp128 %g9, i32 627)
  %e152 = zext i1 %r90 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 90, i64 %e152)
  %r91 = call i1 @llvm.is.fpclass.f128(fp128 %g10, i32 627)
  %e153 = zext i1 %r91 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 91, i64 %e153)
  %r92 = call i32 @llvm.fptosi.sat.i32.f128(fp128 %g6)
  %e154 = zext i32 %r92 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 92, i64 %e154)
  %r93 = call i65 @llvm.fptoui.sat.i65.f128(fp128 %g6)
  %e155 = trunc i65 %r93 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 93, i64 %e155)
  %e156 = lshr i65 %r93, 64
  %e157 = trunc i65 %e156 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 93, i64 %e157)
  %r94 = call i100 @llvm.fptosi.sat.i100.f128(fp128 %g6)
  %e158 = trunc i100 %r94 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 94, i64 %e158)
  %e159 = lshr i100 %r94, 64
  %e160 = trunc i100 %e159 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 94, i64 %e160)
  %r95 = call i32 @llvm.fptosi.sat.i32.f128(fp128 %g7)
  %e161 = zext i32 %r95 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 95, i64 %e161)
  %r96 = call i65 @llvm.fptoui.sat.i65.f128(fp128 %g7)
  %e162 = trunc i65 %r96 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 96, i64 %e162)
  %e163 = lshr i65 %r96, 64
  %e164 = trunc i65 %e163 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 96, i64 %e164)
  %r97 = call i100 @llvm.fptosi.sat.i100.f128(fp128 %g7)
  %e165 = trunc i100 %r97 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 97, i64 %e165)
  %e166 = lshr i100 %r97, 64
  %e167 = trunc i100 %e166 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 97, i64 %e167)
  %r98 = call i32 @llvm.fptosi.sat.i32.f128(fp128 %g8)
  %e168 = zext i32 %r98 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 98, i64 %e168)
  %r99 = call i65 @llvm.fptoui.sat.i65.f128(fp128 %g8)
  %e169 = trunc i65 %r99 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 99, i64 %e169)
  %e170 = lshr i65 %r99, 64
  %e171 = trunc i65 %e170 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 99, i64 %e171)
  %r100 = call i100 @llvm.fptosi.sat.i100.f128(fp128 %g8)
  %e172 = trunc i100 %r100 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 100, i64 %e172)
  %e173 = lshr i100 %r100, 64
  %e174 = trunc i100 %e173 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 100, i64 %e174)
  %r101 = call i32 @llvm.fptosi.sat.i32.f128(fp128 %g9)
  %e175 = zext i32 %r101 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 101, i64 %e175)
  %r102 = call i65 @llvm.fptoui.sat.i65.f128(fp128 %g9)
  %e176 = trunc i65 %r102 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 102, i64 %e176)
  %e177 = lshr i65 %r102, 64
  %e178 = trunc i65 %e177 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 102, i64 %e178)
  %r103 = call i100 @llvm.fptosi.sat.i100.f128(fp128 %g9)
  %e179 = trunc i100 %r103 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 103, i64 %e179)
  %e180 = lshr i100 %r103, 64
  %e181 = trunc i100 %e180 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 103, i64 %e181)
  %r104 = call i32 @llvm.fptosi.sat.i32.f128(fp128 %g10)
  %e182 = zext i32 %r104 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 104, i64 %e182)
  %r105 = call i65 @llvm.fptoui.sat.i65.f128(fp128 %g10)
  %e183 = trunc i65 %r105 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 105, i64 %e183)
  %e184 = lshr i65 %r105, 64
  %e185 = trunc i65 %e184 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 105, i64 %e185)
  %r106 = call i100 @llvm.fptosi.sat.i100.f128(fp128 %g10)
  %e186 = trunc i100 %r106 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 106, i64 %e186)
  %e187 = lshr i100 %r106, 64
  %e188 = trunc i100 %e187 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 106, i64 %e188)
  %r107 = call i64 @llvm.lrint.i64.f128(fp128 %g6)
  call i32 (ptr, ...) @printf(ptr @line, i32 107, i64 %r107)
  %r108 = call i64 @llvm.lrint.i64.f128(fp128 %g7)
  call i32 (ptr, ...) @printf(ptr @line, i32 108, i64 %r108)
  %r109 = call i64 @llvm.lrint.i64.f128(fp128 %g8)
  call i32 (ptr, ...) @printf(ptr @line, i32 109, i64 %r109)
  %r110 = call i64 @llvm.lround.i64.f128(fp128 %g6)
  call i32 (ptr, ...) @printf(ptr @line, i32 110, i64 %r110)
  %r111 = call i64 @llvm.lround.i64.f128(fp128 %g7)
  call i32 (ptr, ...) @printf(ptr @line, i32 111, i64 %r111)
  %r112 = call i64 @llvm.lround.i64.f128(fp128 %g8)
  call i32 (ptr, ...) @printf(ptr @line, i32 112, i64 %r112)
  %g11 = load float, ptr @g11
  %g12 = load float, ptr @g12
  %g13 = load float, ptr @g13
  %g14 = load float, ptr @g14
  %g15 = load float, ptr @g15
  %r113 = call i100 @llvm.fptosi.sat.i100.f32(float %g11)
  %e189 = trunc i100 %r113 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 113, i64 %e189)
  %e190 = lshr i100 %r113, 64
  %e191 = trunc i100 %e190 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 113, i64 %e191)
  %r114 = call i128 @llvm.fptoui.sat.i128.f32(float %g11)
  %e192 = trunc i128 %r114 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 114, i64 %e192)
  %e193 = lshr i128 %r114, 64
  %e194 = trunc i128 %e193 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 114, i64 %e194)
  %r115 = call i100 @llvm.fptosi.sat.i100.f32(float %g12)
  %e195 = trunc i100 %r115 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 115, i64 %e195)
  %e196 = lshr i100 %r115, 64
  %e197 = trunc i100 %e196 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 115, i64 %e197)
  %r116 = call i128 @llvm.fptoui.sat.i128.f32(float %g12)
  %e198 = trunc i128 %r116 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 116, i64 %e198)
  %e199 = lshr i128 %r116, 64
  %e200 = trunc i128 %e199 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 116, i64 %e200)
  %r117 = call i100 @llvm.fptosi.sat.i100.f32(float %g13)
  %e201 = trunc i100 %r117 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 117, i64 %e201)
  %e202 = lshr i100 %r117, 64
  %e203 = trunc i100 %e202 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 117, i64 %e203)
  %r118 = call i128 @llvm.fptoui.sat.i128.f32(float %g13)
  %e204 = trunc i128 %r118 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 118, i64 %e204)
  %e205 = lshr i128 %r118, 64
  %e206 = trunc i128 %e205 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 118, i64 %e206)
  %r119 = call i100 @llvm.fptosi.sat.i100.f32(float %g14)
  %e207 = trunc i100 %r119 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 119, i64 %e207)
  %e208 = lshr i100 %r119, 64
  %e209 = trunc i100 %e208 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 119, i64 %e209)
  %r120 = call i128 @llvm.fptoui.sat.i128.f32(float %g14)
  %e210 = trunc i128 %r120 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 120, i64 %e210)
  %e211 = lshr i128 %r120, 64
  %e212 = trunc i128 %e211 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 120, i64 %e212)
  %r121 = call i100 @llvm.fptosi.sat.i100.f32(float %g15)
  %e213 = trunc i100 %r121 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 121, i64 %e213)
  %e214 = lshr i100 %r121, 64
  %e215 = trunc i100 %e214 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 121, i64 %e215)
  %r122 = call i128 @llvm.fptoui.sat.i128.f32(float %g15)
  %e216 = trunc i128 %r122 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 122, i64 %e216)
  %e217 = lshr i128 %r122, 64
  %e218 = trunc i128 %e217 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 122, i64 %e218)
  %g16 = load double, ptr @g16
  %g17 = load double, ptr @g17
  %g18 = load double, ptr @g18
  %g19 = load double, ptr @g19
  %g20 = load double, ptr @g20
  %r123 = call i100 @llvm.fptosi.sat.i100.f64(double %g16)
  %e219 = trunc i100 %r123 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 123, i64 %e219)
  %e220 = lshr i100 %r123, 64
  %e221 = trunc i100 %e220 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 123, i64 %e221)
  %r124 = call i128 @llvm.fptoui.sat.i128.f64(double %g16)
  %e222 = trunc i128 %r124 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 124, i64 %e222)
  %e223 = lshr i128 %r124, 64
  %e224 = trunc i128 %e223 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 124, i64 %e224)
  %r125 = call i100 @llvm.fptosi.sat.i100.f64(double %g17)
  %e225 = trunc i100 %r125 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 125, i64 %e225)
  %e226 = lshr i100 %r125, 64
  %e227 = trunc i100 %e226 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 125, i64 %e227)
  %r126 = call i128 @llvm.fptoui.sat.i128.f64(double %g17)
  %e228 = trunc i128 %r126 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 126, i64 %e228)
  %e229 = lshr i128 %r126, 64
  %e230 = trunc i128 %e229 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 126, i64 %e230)
  %r127 = call i100 @llvm.fptosi.sat.i100.f64(double %g18)
  %e231 = trunc i100 %r127 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 127, i64 %e231)
  %e232 = lshr i100 %r127, 64
  %e233 = trunc i100 %e232 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 127, i64 %e233)
  %r128 = call i128 @llvm.fptoui.sat.i128.f64(double %g18)
  %e234 = trunc i128 %r128 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 128, i64 %e234)
  %e235 = lshr i128 %r128, 64
  %e236 = trunc i128 %e235 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 128, i64 %e236)
  %r129 = call i100 @llvm.fptosi.sat.i100.f64(double %g19)
  %e237 = trunc i100 %r129 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 129, i64 %e237)
  %e238 = lshr i100 %r129, 64
  %e239 = trunc i100 %e238 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 129, i64 %e239)
  %r130 = call i128 @llvm.fptoui.sat.i128.f64(double %g19)
  %e240 = trunc i128 %r130 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 130, i64 %e240)
  %e241 = lshr i128 %r130, 64
  %e242 = trunc i128 %e241 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 130, i64 %e242)
  %r131 = call i100 @llvm.fptosi.sat.i100.f64(double %g20)
  %e243 = trunc i100 %r131 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 131, i64 %e243)
  %e244 = lshr i100 %r131, 64
  %e245 = trunc i100 %e244 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 131, i64 %e245)
  %r132 = call i128 @llvm.fptoui.sat.i128.f64(double %g20)
  %e246 = trunc i128 %r132 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 132, i64 %e246)
  %e247 = lshr i128 %r132, 64
  %e248 = trunc i128 %e247 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 132, i64 %e248)
  %g21 = load half, ptr @g21
  %g22 = load half, ptr @g22
  %g23 = load half, ptr @g23
  %g24 = load half, ptr @g24
  %g25 = load half, ptr @g25
  %r133 = call i100 @llvm.fptosi.sat.i100.f16(half %g21)
  %e249 = trunc i100 %r133 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 133, i64 %e249)
  %e250 = lshr i100 %r133, 64
  %e251 = trunc i100 %e250 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 133, i64 %e251)
  %r134 = call i128 @llvm.fptoui.sat.i128.f16(half %g21)
  %e252 = trunc i128 %r134 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 134, i64 %e252)
  %e253 = lshr i128 %r134, 64
  %e254 = trunc i128 %e253 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 134, i64 %e254)
  %r135 = call i100 @llvm.fptosi.sat.i100.f16(half %g22)
  %e255 = trunc i100 %r135 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 135, i64 %e255)
  %e256 = lshr i100 %r135, 64
  %e257 = trunc i100 %e256 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 135, i64 %e257)
  %r136 = call i128 @llvm.fptoui.sat.i128.f16(half %g22)
  %e258 = trunc i128 %r136 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 136, i64 %e258)
  %e259 = lshr i128 %r136, 64
  %e260 = trunc i128 %e259 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 136, i64 %e260)
  %r137 = call i100 @llvm.fptosi.sat.i100.f16(half %g23)
  %e261 = trunc i100 %r137 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 137, i64 %e261)
  %e262 = lshr i100 %r137, 64
  %e263 = trunc i100 %e262 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 137, i64 %e263)
  %r138 = call i128 @llvm.fptoui.sat.i128.f16(half %g23)
  %e264 = trunc i128 %r138 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 138, i64 %e264)
  %e265 = lshr i128 %r138, 64
  %e266 = trunc i128 %e265 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 138, i64 %e266)
  %r139 = call i100 @llvm.fptosi.sat.i100.f16(half %g24)
  %e267 = trunc i100 %r139 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 139, i64 %e267)
  %e268 = lshr i100 %r139, 64
  %e269 = trunc i100 %e268 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 139, i64 %e269)
  %r140 = call i128 @llvm.fptoui.sat.i128.f16(half %g24)
  %e270 = trunc i128 %r140 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 140, i64 %e270)
  %e271 = lshr i128 %r140, 64
  %e272 = trunc i128 %e271 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 140, i64 %e272)
  %r141 = call i100 @llvm.fptosi.sat.i100.f16(half %g25)
  %e273 = trunc i100 %r141 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 141, i64 %e273)
  %e274 = lshr i100 %r141, 64
  %e275 = trunc i100 %e274 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 141, i64 %e275)
  %r142 = call i128 @llvm.fptoui.sat.i128.f16(half %g25)
  %e276 = trunc i128 %r142 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 142, i64 %e276)
  %e277 = lshr i128 %r142, 64
  %e278 = trunc i128 %e277 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 142, i64 %e278)
  %r143 = call { half, i32 } @llvm.frexp.f16.i32(half 0xH4900)
  %e279 = extractvalue { half, i32 } %r143, 0
  %e280 = bitcast half %e279 to i16
  %e281 = zext i16 %e280 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 143, i64 %e281)
  %e282 = extractvalue { half, i32 } %r143, 1
  %e283 = zext i32 %e282 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 143, i64 %e283)
  ret i32 0
}
