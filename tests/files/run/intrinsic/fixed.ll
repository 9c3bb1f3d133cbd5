; test: fixed-point arithmetic, saturating and funnel shifts of many widths.
; exit: 0
; stdout: 1 12
; stdout: 2 12
; stdout: 3 12
; stdout: 4 12
; stdout: 5 7f
; stdout: 6 ff
; stdout: 7 0
; stdout: 8 0
; stdout: 9 7f
; stdout: 10 ff
; stdout: 11 80
; stdout: 12 ff
; stdout: 13 ff
; stdout: 14 1f
; stdout: 15 ff
; stdout: 16 1f
; stdout: 17 c8
; stdout: 18 ff
; stdout: 19 c77d
; stdout: 20 7d
; stdout: 21 c77d
; stdout: 22 ffff
; stdout: 23 7fff
; stdout: 24 ffff
; stdout: 25 ffff
; stdout: 26 6ff
; stdout: 27 ffff
; stdout: 28 6ff
; stdout: 29 ffd8
; stdout: 30 ffff
; stdout: 31 16f2a
; stdout: 32 16f2a
; stdout: 33 16f2a
; stdout: 34 16f2a
; stdout: 35 7fffff
; stdout: 36 ffffff
; stdout: 37 ffffff
; stdout: 38 1fff
; stdout: 39 ffffff
; stdout: 40 1fff
; stdout: 41 ffffe8
; stdout: 42 ffffff
; stdout: 43 fffdabf4
; stdout: 44 2abf4
; stdout: 45 fffdabf4
; stdout: 46 2abf4
; stdout: 47 80000000
; stdout: 48 ffffffff
; stdout: 49 0
; stdout: 50 0
; stdout: 51 7fffffff
; stdout: 52 ffffffff
; stdout: 53 7fffffff
; stdout: 54 ffffffff
; stdout: 55 c0000000
; stdout: 56 c0000000
; stdout: 57 c0000000
; stdout: 58 c0000000
; stdout: 59 7fffffffffffffff
; stdout: 60 ffffffffffffffff
; stdout: 61 fffffffffffffb00
; stdout: 62 fffffffffffffb00
; stdout: 63 fffffffffffffb00
; stdout: 64 ffffffffffffffff
; stdout: 65 ffffffffffffffd8
; stdout: 66 ffffffffffffffff
; stdout: 67 4
; stdout: 68 4
; stdout: 69 4
; stdout: 70 4
; stdout: 71 fc
; stdout: 72 fc
; stdout: 73 7c
; stdout: 74 fe
; stdout: 75 fe
; stdout: 76 0
; stdout: 77 ffdf
; stdout: 78 ffdf
; stdout: 79 0
; stdout: 80 a
; stdout: 81 a
; stdout: 82 a
; stdout: 83 a
; stdout: 84 55
; stdout: 85 2f
; stdout: 86 7e
; stdout: 87 57
; stdout: 88 7d
; stdout: 89 5f
; stdout: 90 2b
; stdout: 91 3f
; stdout: 92 55
; stdout: 93 2af
; stdout: 94 1ffe
; stdout: 95 157
; stdout: 96 1ffd
; stdout: 97 17ff
; stdout: 98 ab
; stdout: 99 fff
; stdout: 100 55
; stdout: 101 2af
; stdout: 102 fffffe
; stdout: 103 157
; stdout: 104 fffffd
; stdout: 105 bfffff
; stdout: 106 ab
; stdout: 107 7fffff
; stdout: 108 55
; stdout: 109 2af
; stdout: 110 1fffffffe
; stdout: 111 157
; stdout: 112 1fffffffd
; stdout: 113 17fffffff
; stdout: 114 ab
; stdout: 115 ffffffff
@fmt = constant [7 x i8] c"%d %lx\00"
@fmt2 = constant [13 x i8] c"%d %lx %lx\0A\00\00"
@fmt1 = constant [9 x i8] c"%d %lx\0A\00\00"
@fmtf = constant [10 x i8] c"%d %.17g\0A\00"
@z = constant i8 0
declare i32 @printf(ptr, ...)
declare i13 @llvm.fshl.i13(i13, i13, i13)
declare i13 @llvm.fshr.i13(i13, i13, i13)
declare i16 @llvm.sdiv.fix.i16(i16, i16, i32)
declare i16 @llvm.sdiv.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.smul.fix.i16(i16, i16, i32)
declare i16 @llvm.smul.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i16 @llvm.udiv.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.umul.fix.i16(i16, i16, i32)
declare i16 @llvm.umul.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i24 @llvm.smul.fix.i24(i24, i24, i32)
declare i24 @llvm.smul.fix.sat.i24(i24, i24, i32)
declare i24 @llvm.sshl.sat.i24(i24, i24)
declare i24 @llvm.umul.fix.i24(i24, i24, i32)
declare i24 @llvm.umul.fix.sat.i24(i24, i24, i32)
declare i24 @llvm.ushl.sat.i24(i24, i24)
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32)
declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.udiv.fix.i32(i32, i32, i32)
declare i32 @llvm.udiv.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i33 @llvm.fshl.i33(i33, i33, i33)
declare i33 @llvm.fshr.i33(i33, i33, i33)
declare i64 @llvm.smul.fix.i64(i64, i64, i32)
declare i64 @llvm.smul.fix.sat.i64(i64, i64, i32)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i64 @llvm.umul.fix.i64(i64, i64, i32)
declare i64 @llvm.umul.fix.sat.i64(i64, i64, i32)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i7 @llvm.fshl.i7(i7, i7, i7)
declare i7 @llvm.fshr.i7(i7, i7, i7)
declare i8 @llvm.sdiv.fix.i8(i8, i8, i32)
declare i8 @llvm.sdiv.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.udiv.fix.i8(i8, i8, i32)
declare i8 @llvm.udiv.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.ushl.sat.i8(i8, i8)
define i32 @main() {
  %r1 = call i8 @llvm.smul.fix.i8(i8 100, i8 3, i32 4)
  %x1 = zext i8 %r1 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %x1)
  %r2 = call i8 @llvm.umul.fix.i8(i8 100, i8 3, i32 4)
  %x2 = zext i8 %r2 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %x2)
  %r3 = call i8 @llvm.smul.fix.sat.i8(i8 100, i8 3, i32 4)
  %x3 = zext i8 %r3 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %x3)
  %r4 = call i8 @llvm.umul.fix.sat.i8(i8 100, i8 3, i32 4)
  %x4 = zext i8 %r4 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 4, i64 %x4)
  %r5 = call i8 @llvm.sshl.sat.i8(i8 100, i8 3)
  %x5 = zext i8 %r5 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 5, i64 %x5)
  %r6 = call i8 @llvm.ushl.sat.i8(i8 100, i8 3)
  %x6 = zext i8 %r6 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 6, i64 %x6)
  %r7 = call i8 @llvm.smul.fix.i8(i8 -128, i8 -128, i32 4)
  %x7 = zext i8 %r7 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 7, i64 %x7)
  %r8 = call i8 @llvm.umul.fix.i8(i8 -128, i8 -128, i32 4)
  %x8 = zext i8 %r8 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 8, i64 %x8)
  %r9 = call i8 @llvm.smul.fix.sat.i8(i8 -128, i8 -128, i32 4)
  %x9 = zext i8 %r9 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 9, i64 %x9)
  %r10 = call i8 @llvm.umul.fix.sat.i8(i8 -128, i8 -128, i32 4)
  %x10 = zext i8 %r10 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 10, i64 %x10)
  %r11 = call i8 @llvm.sshl.sat.i8(i8 -128, i8 3)
  %x11 = zext i8 %r11 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 11, i64 %x11)
  %r12 = call i8 @llvm.ushl.sat.i8(i8 -128, i8 3)
  %x12 = zext i8 %r12 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 12, i64 %x12)
  %r13 = call i8 @llvm.smul.fix.i8(i8 -7, i8 2, i32 4)
  %x13 = zext i8 %r13 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 13, i64 %x13)
  %r14 = call i8 @llvm.umul.fix.i8(i8 -7, i8 2, i32 4)
  %x14 = zext i8 %r14 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 14, i64 %x14)
  %r15 = call i8 @llvm.smul.fix.sat.i8(i8 -7, i8 2, i32 4)
  %x15 = zext i8 %r15 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 15, i64 %x15)
  %r16 = call i8 @llvm.umul.fix.sat.i8(i8 -7, i8 2, i32 4)
  %x16 = zext i8 %r16 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 16, i64 %x16)
  %r17 = call i8 @llvm.sshl.sat.i8(i8 -7, i8 3)
  %x17 = zext i8 %r17 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 17, i64 %x17)
  %r18 = call i8 @llvm.ushl.sat.i8(i8 -7, i8 3)
  %x18 = zext i8 %r18 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 18, i64 %x18)
  %r19 = call i16 @llvm.smul.fix.i16(i16 12345, i16 -300, i32 8)
  %x19 = zext i16 %r19 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 19, i64 %x19)
  %r20 = call i16 @llvm.umul.fix.i16(i16 12345, i16 -300, i32 8)
  %x20 = zext i16 %r20 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 20, i64 %x20)
  %r21 = call i16 @llvm.smul.fix.sat.i16(i16 12345, i16 -300, i32 8)
  %x21 = zext i16 %r21 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 21, i64 %x21)
  %r22 = call i16 @llvm.umul.fix.sat.i16(i16 12345, i16 -300, i32 8)
  %x22 = zext i16 %r22 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 22, i64 %x22)
  %r23 = call i16 @llvm.sshl.sat.i16(i16 12345, i16 3)
  %x23 = zext i16 %r23 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 23, i64 %x23)
  %r24 = call i16 @llvm.ushl.sat.i16(i16 12345, i16 3)
  %x24 = zext i16 %r24 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 24, i64 %x24)
  %r25 = call i16 @llvm.smul.fix.i16(i16 -5, i16 7, i32 8)
  %x25 = zext i16 %r25 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 25, i64 %x25)
  %r26 = call i16 @llvm.umul.fix.i16(i16 -5, i16 7, i32 8)
  %x26 = zext i16 %r26 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 26, i64 %x26)
  %r27 = call i16 @llvm.smul.fix.sat.i16(i16 -5, i16 7, i32 8)
  %x27 = zext i16 %r27 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 27, i64 %x27)
  %r28 = call i16 @llvm.umul.fix.sat.i16(i16 -5, i16 7, i32 8)
  %x28 = zext i16 %r28 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 28, i64 %x28)
  %r29 = call i16 @llvm.sshl.sat.i16(i16 -5, i16 3)
  %x29 = zext i16 %r29 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 29, i64 %x29)
  %r30 = call i16 @llvm.ushl.sat.i16(i16 -5, i16 3)
  %x30 = zext i16 %r30 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 30, i64 %x30)
  %r31 = call i24 @llvm.smul.fix.i24(i24 5000000, i24 77, i32 12)
  %x31 = zext i24 %r31 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 31, i64 %x31)
  %r32 = call i24 @llvm.umul.fix.i24(i24 5000000, i24 77, i32 12)
  %x32 = zext i24 %r32 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 32, i64 %x32)
  %r33 = call i24 @llvm.smul.fix.sat.i24(i24 5000000, i24 77, i32 12)
  %x33 = zext i24 %r33 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 33, i64 %x33)
  %r34 = call i24 @llvm.umul.fix.sat.i24(i24 5000000, i24 77, i32 12)
  %x34 = zext i24 %r34 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 34, i64 %x34)
  %r35 = call i24 @llvm.sshl.sat.i24(i24 5000000, i24 3)
  %x35 = zext i24 %r35 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 35, i64 %x35)
  %r36 = call i24 @llvm.ushl.sat.i24(i24 5000000, i24 3)
  %x36 = zext i24 %r36 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 36, i64 %x36)
  %r37 = call i24 @llvm.smul.fix.i24(i24 -3, i24 2, i32 12)
  %x37 = zext i24 %r37 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 37, i64 %x37)
  %r38 = call i24 @llvm.umul.fix.i24(i24 -3, i24 2, i32 12)
  %x38 = zext i24 %r38 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 38, i64 %x38)
  %r39 = call i24 @llvm.smul.fix.sat.i24(i24 -3, i24 2, i32 12)
  %x39 = zext i24 %r39 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 39, i64 %x39)
  %r40 = call i24 @llvm.umul.fix.sat.i24(i24 -3, i24 2, i32 12)
  %x40 = zext i24 %r40 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 40, i64 %x40)
  %r41 = call i24 @llvm.sshl.sat.i24(i24 -3, i24 3)
  %x41 = zext i24 %r41 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 41, i64 %x41)
  %r42 = call i24 @llvm.ushl.sat.i24(i24 -3, i24 3)
  %x42 = zext i24 %r42 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 42, i64 %x42)
  %r43 = call i32 @llvm.smul.fix.i32(i32 -2000000000, i32 5, i32 16)
  %x43 = zext i32 %r43 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 43, i64 %x43)
  %r44 = call i32 @llvm.umul.fix.i32(i32 -2000000000, i32 5, i32 16)
  %x44 = zext i32 %r44 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 44, i64 %x44)
  %r45 = call i32 @llvm.smul.fix.sat.i32(i32 -2000000000, i32 5, i32 16)
  %x45 = zext i32 %r45 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 45, i64 %x45)
  %r46 = call i32 @llvm.umul.fix.sat.i32(i32 -2000000000, i32 5, i32 16)
  %x46 = zext i32 %r46 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 46, i64 %x46)
  %r47 = call i32 @llvm.sshl.sat.i32(i32 -2000000000, i32 3)
  %x47 = zext i32 %r47 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 47, i64 %x47)
  %r48 = call i32 @llvm.ushl.sat.i32(i32 -2000000000, i32 3)
  %x48 = zext i32 %r48 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 48, i64 %x48)
  %r49 = call i32 @llvm.smul.fix.i32(i32 1073741824, i32 1048576, i32 16)
  %x49 = zext i32 %r49 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 49, i64 %x49)
  %r50 = call i32 @llvm.umul.fix.i32(i32 1073741824, i32 1048576, i32 16)
  %x50 = zext i32 %r50 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 50, i64 %x50)
  %r51 = call i32 @llvm.smul.fix.sat.i32(i32 1073741824, i32 1048576, i32 16)
  %x51 = zext i32 %r51 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 51, i64 %x51)
  %r52 = call i32 @llvm.umul.fix.sat.i32(i32 1073741824, i32 1048576, i32 16)
  %x52 = zext i32 %r52 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 52, i64 %x52)
  %r53 = call i32 @llvm.sshl.sat.i32(i32 1073741824, i32 3)
  %x53 = zext i32 %r53 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 53, i64 %x53)
  %r54 = call i32 @llvm.ushl.sat.i32(i32 1073741824, i32 3)
  %x54 = zext i32 %r54 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 54, i64 %x54)
  %r55 = call i64 @llvm.smul.fix.i64(i64 4611686018427387904, i64 3, i32 32)
  %x55 = add i64 %r55, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 55, i64 %x55)
  %r56 = call i64 @llvm.umul.fix.i64(i64 4611686018427387904, i64 3, i32 32)
  %x56 = add i64 %r56, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 56, i64 %x56)
  %r57 = call i64 @llvm.smul.fix.sat.i64(i64 4611686018427387904, i64 3, i32 32)
  %x57 = add i64 %r57, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 57, i64 %x57)
  %r58 = call i64 @llvm.umul.fix.sat.i64(i64 4611686018427387904, i64 3, i32 32)
  %x58 = add i64 %r58, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 58, i64 %x58)
  %r59 = call i64 @llvm.sshl.sat.i64(i64 4611686018427387904, i64 3)
  %x59 = add i64 %r59, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 59, i64 %x59)
  %r60 = call i64 @llvm.ushl.sat.i64(i64 4611686018427387904, i64 3)
  %x60 = add i64 %r60, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 60, i64 %x60)
  %r61 = call i64 @llvm.smul.fix.i64(i64 -5, i64 1099511627776, i32 32)
  %x61 = add i64 %r61, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 61, i64 %x61)
  %r62 = call i64 @llvm.umul.fix.i64(i64 -5, i64 1099511627776, i32 32)
  %x62 = add i64 %r62, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 62, i64 %x62)
  %r63 = call i64 @llvm.smul.fix.sat.i64(i64 -5, i64 1099511627776, i32 32)
  %x63 = add i64 %r63, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 63, i64 %x63)
  %r64 = call i64 @llvm.umul.fix.sat.i64(i64 -5, i64 1099511627776, i32 32)
  %x64 = add i64 %r64, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 64, i64 %x64)
  %r65 = call i64 @llvm.sshl.sat.i64(i64 -5, i64 3)
  %x65 = add i64 %r65, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 65, i64 %x65)
  %r66 = call i64 @llvm.ushl.sat.i64(i64 -5, i64 3)
  %x66 = add i64 %r66, 0
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 66, i64 %x66)
  %r67 = call i8 @llvm.sdiv.fix.i8(i8 9, i8 16, i32 3)
  %x67 = zext i8 %r67 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 67, i64 %x67)
  %r68 = call i8 @llvm.udiv.fix.i8(i8 9, i8 16, i32 3)
  %x68 = zext i8 %r68 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 68, i64 %x68)
  %r69 = call i8 @llvm.sdiv.fix.sat.i8(i8 9, i8 16, i32 3)
  %x69 = zext i8 %r69 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 69, i64 %x69)
  %r70 = call i8 @llvm.udiv.fix.sat.i8(i8 9, i8 16, i32 3)
  %x70 = zext i8 %r70 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 70, i64 %x70)
  %r71 = call i8 @llvm.sdiv.fix.i8(i8 -7, i8 16, i32 3)
  %x71 = zext i8 %r71 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 71, i64 %x71)
  %r72 = call i8 @llvm.sdiv.fix.sat.i8(i8 -7, i8 16, i32 3)
  %x72 = zext i8 %r72 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 72, i64 %x72)
  %r73 = call i8 @llvm.udiv.fix.sat.i8(i8 -7, i8 16, i32 3)
  %x73 = zext i8 %r73 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 73, i64 %x73)
  %r74 = call i8 @llvm.sdiv.fix.i8(i8 7, i8 -32, i32 3)
  %x74 = zext i8 %r74 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 74, i64 %x74)
  %r75 = call i8 @llvm.sdiv.fix.sat.i8(i8 7, i8 -32, i32 3)
  %x75 = zext i8 %r75 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 75, i64 %x75)
  %r76 = call i8 @llvm.udiv.fix.sat.i8(i8 7, i8 -32, i32 3)
  %x76 = zext i8 %r76 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 76, i64 %x76)
  %r77 = call i16 @llvm.sdiv.fix.i16(i16 1234, i16 -300, i32 3)
  %x77 = zext i16 %r77 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 77, i64 %x77)
  %r78 = call i16 @llvm.sdiv.fix.sat.i16(i16 1234, i16 -300, i32 3)
  %x78 = zext i16 %r78 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 78, i64 %x78)
  %r79 = call i16 @llvm.udiv.fix.sat.i16(i16 1234, i16 -300, i32 3)
  %x79 = zext i16 %r79 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 79, i64 %x79)
  %r80 = call i32 @llvm.sdiv.fix.i32(i32 100000, i32 77000, i32 3)
  %x80 = zext i32 %r80 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 80, i64 %x80)
  %r81 = call i32 @llvm.udiv.fix.i32(i32 100000, i32 77000, i32 3)
  %x81 = zext i32 %r81 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 81, i64 %x81)
  %r82 = call i32 @llvm.sdiv.fix.sat.i32(i32 100000, i32 77000, i32 3)
  %x82 = zext i32 %r82 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 82, i64 %x82)
  %r83 = call i32 @llvm.udiv.fix.sat.i32(i32 100000, i32 77000, i32 3)
  %x83 = zext i32 %r83 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 83, i64 %x83)
  %r84 = call i7 @llvm.fshl.i7(i7 85, i7 -3, i7 0)
  %x84 = zext i7 %r84 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 84, i64 %x84)
  %r85 = call i7 @llvm.fshl.i7(i7 85, i7 -3, i7 3)
  %x85 = zext i7 %r85 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 85, i64 %x85)
  %r86 = call i7 @llvm.fshl.i7(i7 85, i7 -3, i7 6)
  %x86 = zext i7 %r86 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 86, i64 %x86)
  %r87 = call i7 @llvm.fshl.i7(i7 85, i7 -3, i7 9)
  %x87 = zext i7 %r87 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 87, i64 %x87)
  %r88 = call i7 @llvm.fshr.i7(i7 85, i7 -3, i7 0)
  %x88 = zext i7 %r88 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 88, i64 %x88)
  %r89 = call i7 @llvm.fshr.i7(i7 85, i7 -3, i7 3)
  %x89 = zext i7 %r89 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 89, i64 %x89)
  %r90 = call i7 @llvm.fshr.i7(i7 85, i7 -3, i7 6)
  %x90 = zext i7 %r90 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 90, i64 %x90)
  %r91 = call i7 @llvm.fshr.i7(i7 85, i7 -3, i7 9)
  %x91 = zext i7 %r91 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 91, i64 %x91)
  %r92 = call i13 @llvm.fshl.i13(i13 85, i13 -3, i13 0)
  %x92 = zext i13 %r92 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 92, i64 %x92)
  %r93 = call i13 @llvm.fshl.i13(i13 85, i13 -3, i13 3)
  %x93 = zext i13 %r93 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 93, i64 %x93)
  %r94 = call i13 @llvm.fshl.i13(i13 85, i13 -3, i13 12)
  %x94 = zext i13 %r94 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 94, i64 %x94)
  %r95 = call i13 @llvm.fshl.i13(i13 85, i13 -3, i13 15)
  %x95 = zext i13 %r95 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 95, i64 %x95)
  %r96 = call i13 @llvm.fshr.i13(i13 85, i13 -3, i13 0)
  %x96 = zext i13 %r96 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %x96)
  %r97 = call i13 @llvm.fshr.i13(i13 85, i13 -3, i13 3)
  %x97 = zext i13 %r97 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 97, i64 %x97)
  %r98 = call i13 @llvm.fshr.i13(i13 85, i13 -3, i13 12)
  %x98 = zext i13 %r98 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 98, i64 %x98)
  %r99 = call i13 @llvm.fshr.i13(i13 85, i13 -3, i13 15)
  %x99 = zext i13 %r99 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 99, i64 %x99)
  %r100 = call i24 @llvm.fshl.i24(i24 85, i24 -3, i24 0)
  %x100 = zext i24 %r100 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 100, i64 %x100)
  %r101 = call i24 @llvm.fshl.i24(i24 85, i24 -3, i24 3)
  %x101 = zext i24 %r101 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 101, i64 %x101)
  %r102 = call i24 @llvm.fshl.i24(i24 85, i24 -3, i24 23)
  %x102 = zext i24 %r102 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 102, i64 %x102)
  %r103 = call i24 @llvm.fshl.i24(i24 85, i24 -3, i24 26)
  %x103 = zext i24 %r103 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 103, i64 %x103)
  %r104 = call i24 @llvm.fshr.i24(i24 85, i24 -3, i24 0)
  %x104 = zext i24 %r104 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 104, i64 %x104)
  %r105 = call i24 @llvm.fshr.i24(i24 85, i24 -3, i24 3)
  %x105 = zext i24 %r105 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 105, i64 %x105)
  %r106 = call i24 @llvm.fshr.i24(i24 85, i24 -3, i24 23)
  %x106 = zext i24 %r106 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 106, i64 %x106)
  %r107 = call i24 @llvm.fshr.i24(i24 85, i24 -3, i24 26)
  %x107 = zext i24 %r107 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 107, i64 %x107)
  %r108 = call i33 @llvm.fshl.i33(i33 85, i33 -3, i33 0)
  %x108 = zext i33 %r108 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 108, i64 %x108)
  %r109 = call i33 @llvm.fshl.i33(i33 85, i33 -3, i33 3)
  %x109 = zext i33 %r109 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 109, i64 %x109)
  %r110 = call i33 @llvm.fshl.i33(i33 85, i33 -3, i33 32)
  %x110 = zext i33 %r110 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 110, i64 %x110)
  %r111 = call i33 @llvm.fshl.i33(i33 85, i33 -3, i33 35)
  %x111 = zext i33 %r111 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 111, i64 %x111)
  %r112 = call i33 @llvm.fshr.i33(i33 85, i33 -3, i33 0)
  %x112 = zext i33 %r112 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 112, i64 %x112)
  %r113 = call i33 @llvm.fshr.i33(i33 85, i33 -3, i33 3)
  %x113 = zext i33 %r113 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 113, i64 %x113)
  %r114 = call i33 @llvm.fshr.i33(i33 85, i33 -3, i33 32)
  %x114 = zext i33 %r114 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 114, i64 %x114)
  %r115 = call i33 @llvm.fshr.i33(i33 85, i33 -3, i33 35)
  %x115 = zext i33 %r115 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 115, i64 %x115)
  ret i32 0
}
