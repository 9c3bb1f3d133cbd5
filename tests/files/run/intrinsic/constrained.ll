; test: constrained floating point of every type: rounded where it stands, exceptions raised.
; exit: 0
; stdout: 1 a000000000000000
; stdout: 1 4000
; stdout: 2 e000000000000000
; stdout: 2 4000
; stdout: 3 c000000000000000
; stdout: 3 bfff
; stdout: 4 c000000000000000
; stdout: 4 c001
; stdout: 5 0
; stdout: 5 0
; stdout: 6 3
; stdout: 7 8
; stdout: 7 4
; stdout: 8 e000000000000000
; stdout: 8 c001
; stdout: 9 8000000000000000
; stdout: 9 407f
; stdout: 10 4410000000000000
; stdout: 11 c000000000000000
; stdout: 11 3fff
; stdout: 12 4200
; stdout: 13 0
; stdout: 13 4000400000000000
; stdout: 14 0
; stdout: 14 4000c00000000000
; stdout: 15 0
; stdout: 15 bfff800000000000
; stdout: 16 0
; stdout: 16 c001800000000000
; stdout: 17 0
; stdout: 17 0
; stdout: 18 3
; stdout: 19 0
; stdout: 19 4
; stdout: 20 0
; stdout: 20 c001c00000000000
; stdout: 21 0
; stdout: 21 407f000000000000
; stdout: 22 4410000000000000
; stdout: 23 0
; stdout: 23 3fff800000000000
; stdout: 24 4200
; stdout: 25 0
; stdout: 25 4000800000000000
; stdout: 26 c000000000000000
; stdout: 26 4000
; stdout: 27 5ee1fe1380000000
; stdout: 27 ffff397a0
; stdout: 28 7f800000
; stdout: 29 0
; stdout: 30 0
; stdout: 31 0
; stdout: 32 0
; stdout: 33 1
; stdout: 34 1
; stdout: 35 1
; stdout: 36 1
; stdout: 37 0
; stdout: 38 1
; stdout: 39 1
; stdout: 40 0
; stdout: 41 0
; stdout: 42 1
; stdout: 43 0
; stdout: 44 0
; stdout: 45 0
; stdout: 46 0
; stdout: 47 1
; stdout: 48 1
; stdout: 49 1
; stdout: 50 1
; stdout: 51 0
; stdout: 52 1
; stdout: 53 1
; stdout: 54 0
; stdout: 55 0
; stdout: 56 1
; stdout: 57 0
; stdout: 58 0
; stdout: 59 0
; stdout: 60 0
; stdout: 61 1
; stdout: 62 1
; stdout: 63 1
; stdout: 64 1
; stdout: 65 0
; stdout: 66 1
; stdout: 67 1
; stdout: 68 0
; stdout: 69 0
; stdout: 70 1
; stdout: 71 0
; stdout: 72 0
; stdout: 73 0
; stdout: 74 0
; stdout: 75 1
; stdout: 76 1
; stdout: 77 1
; stdout: 78 1
; stdout: 79 0
; stdout: 80 1
; stdout: 81 1
; stdout: 82 0
; stdout: 83 0
; stdout: 84 1
; stdout: 85 0
; stdout: 86 0
; stdout: 87 0
; stdout: 88 1
; stdout: 89 b6db6db6db6db6dc
; stdout: 89 3ffdb6db6db6db6d
; stdout: 90 401c000000000001
; stdout: 91 b6db6db6db6db6db
; stdout: 91 3ffdb6db6db6db6d
; stdout: 92 401c000000000000
; stdout: 93 b6db6db6db6db6db
; stdout: 93 3ffdb6db6db6db6d
; stdout: 94 401c000000000000
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
@g11 = global double 1.5
@g12 = global double -2.0
@g13 = global double 0x7FF8000000000000
@g14 = global half 0xH3C00
@g15 = global half 0xHC000
@g16 = global half 0xH7E00
@g17 = global x86_fp80 0xK4000C000000000000000
@g18 = global x86_fp80 0xKBFFE8000000000000000
@g19 = global x86_fp80 0xK7FFFC000000000000000
@g20 = global fp128 0xL00000000000000004000800000000000
@g21 = global fp128 0xL0000000000000000BFFE000000000000
@g22 = global fp128 0xL00000000000000007FFF800000000000
@g23 = global double 0x7FF8000000000000
@g24 = global fp128 0xL00000000000000004000800000000000
declare i32 @printf(ptr, ...)
declare double @llvm.experimental.constrained.fptrunc.f64.f128(fp128, metadata, metadata)
declare double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i128(i128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fadd.f128(fp128, fp128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fdiv.f128(fp128, fp128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fmul.f128(fp128, fp128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fpext.f128.f32(float, metadata)
declare fp128 @llvm.experimental.constrained.fpext.f128.f80(x86_fp80, metadata)
declare fp128 @llvm.experimental.constrained.frem.f128(fp128, fp128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fsub.f128(fp128, fp128, metadata, metadata)
declare fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32, metadata, metadata)
declare fp128 @llvm.experimental.constrained.uitofp.f128.i128(i128, metadata, metadata)
declare half @llvm.experimental.constrained.fptrunc.f16.f128(fp128, metadata, metadata)
declare half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f128(fp128, fp128, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f16(half, half, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80, x86_fp80, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f128(fp128, fp128, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f16(half, half, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80, x86_fp80, metadata, metadata)
declare i100 @llvm.experimental.constrained.fptosi.i100.f64(double, metadata)
declare i128 @llvm.experimental.constrained.fptoui.i128.f128(fp128, metadata)
declare i128 @llvm.experimental.constrained.fptoui.i128.f80(x86_fp80, metadata)
declare i32 @feclearexcept(i32)
declare i32 @fesetround(i32)
declare i32 @fetestexcept(i32)
declare i32 @llvm.experimental.constrained.fptosi.i32.f128(fp128, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata)
declare x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80, x86_fp80, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80, x86_fp80, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float, metadata)
declare x86_fp80 @llvm.experimental.constrained.fptrunc.f80.f128(fp128, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80, x86_fp80, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80, x86_fp80, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i128(i128, metadata, metadata)
define i32 @main() {
  %g1 = load x86_fp80, ptr @g1
  %g2 = load x86_fp80, ptr @g2
  %g3 = load x86_fp80, ptr @g3
  %g4 = load x86_fp80, ptr @g4
  %g5 = load x86_fp80, ptr @g5
  %r1 = call x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80 %g1, x86_fp80 %g2, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e1 = bitcast x86_fp80 %r1 to i80
  %e2 = trunc i80 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e2)
  %e3 = lshr i80 %e1, 64
  %e4 = trunc i80 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e4)
  %r2 = call x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80 %g1, x86_fp80 %g2, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e5 = bitcast x86_fp80 %r2 to i80
  %e6 = trunc i80 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e6)
  %e7 = lshr i80 %e5, 64
  %e8 = trunc i80 %e7 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e8)
  %r3 = call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %g1, x86_fp80 %g2, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e9 = bitcast x86_fp80 %r3 to i80
  %e10 = trunc i80 %e9 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e10)
  %e11 = lshr i80 %e9, 64
  %e12 = trunc i80 %e11 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e12)
  %r4 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %g1, x86_fp80 %g2, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e13 = bitcast x86_fp80 %r4 to i80
  %e14 = trunc i80 %e13 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e14)
  %e15 = lshr i80 %e13, 64
  %e16 = trunc i80 %e15 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e16)
  %r5 = call x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80 %g1, x86_fp80 %g2, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e17 = bitcast x86_fp80 %r5 to i80
  %e18 = trunc i80 %e17 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e18)
  %e19 = lshr i80 %e17, 64
  %e20 = trunc i80 %e19 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e20)
  %r6 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %g1, metadata !"fpexcept.strict") strictfp
  %e21 = zext i32 %r6 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 6, i64 %e21)
  %r7 = call i128 @llvm.experimental.constrained.fptoui.i128.f80(x86_fp80 %g5, metadata !"fpexcept.strict") strictfp
  %e22 = trunc i128 %r7 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 7, i64 %e22)
  %e23 = lshr i128 %r7, 64
  %e24 = trunc i128 %e23 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 7, i64 %e24)
  %r8 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 -7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e25 = bitcast x86_fp80 %r8 to i80
  %e26 = trunc i80 %e25 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 8, i64 %e26)
  %e27 = lshr i80 %e25, 64
  %e28 = trunc i80 %e27 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 8, i64 %e28)
  %r9 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i128(i128 -7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e29 = bitcast x86_fp80 %r9 to i80
  %e30 = trunc i80 %e29 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 9, i64 %e30)
  %e31 = lshr i80 %e29, 64
  %e32 = trunc i80 %e31 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 9, i64 %e32)
  %r10 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %g5, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e33 = bitcast double %r10 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 10, i64 %e33)
  %r11 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float 1.5, metadata !"fpexcept.strict") strictfp
  %e34 = bitcast x86_fp80 %r11 to i80
  %e35 = trunc i80 %e34 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 11, i64 %e35)
  %e36 = lshr i80 %e34, 64
  %e37 = trunc i80 %e36 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 11, i64 %e37)
  %r12 = call half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80 %g1, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e38 = bitcast half %r12 to i16
  %e39 = zext i16 %e38 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 12, i64 %e39)
  %g6 = load fp128, ptr @g6
  %g7 = load fp128, ptr @g7
  %g8 = load fp128, ptr @g8
  %g9 = load fp128, ptr @g9
  %g10 = load fp128, ptr @g10
  %r13 = call fp128 @llvm.experimental.constrained.fadd.f128(fp128 %g6, fp128 %g7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e40 = bitcast fp128 %r13 to i128
  %e41 = trunc i128 %e40 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 13, i64 %e41)
  %e42 = lshr i128 %e40, 64
  %e43 = trunc i128 %e42 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 13, i64 %e43)
  %r14 = call fp128 @llvm.experimental.constrained.fsub.f128(fp128 %g6, fp128 %g7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e44 = bitcast fp128 %r14 to i128
  %e45 = trunc i128 %e44 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 14, i64 %e45)
  %e46 = lshr i128 %e44, 64
  %e47 = trunc i128 %e46 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 14, i64 %e47)
  %r15 = call fp128 @llvm.experimental.constrained.fmul.f128(fp128 %g6, fp128 %g7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e48 = bitcast fp128 %r15 to i128
  %e49 = trunc i128 %e48 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 15, i64 %e49)
  %e50 = lshr i128 %e48, 64
  %e51 = trunc i128 %e50 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 15, i64 %e51)
  %r16 = call fp128 @llvm.experimental.constrained.fdiv.f128(fp128 %g6, fp128 %g7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e52 = bitcast fp128 %r16 to i128
  %e53 = trunc i128 %e52 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 16, i64 %e53)
  %e54 = lshr i128 %e52, 64
  %e55 = trunc i128 %e54 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 16, i64 %e55)
  %r17 = call fp128 @llvm.experimental.constrained.frem.f128(fp128 %g6, fp128 %g7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e56 = bitcast fp128 %r17 to i128
  %e57 = trunc i128 %e56 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 17, i64 %e57)
  %e58 = lshr i128 %e56, 64
  %e59 = trunc i128 %e58 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 17, i64 %e59)
  %r18 = call i32 @llvm.experimental.constrained.fptosi.i32.f128(fp128 %g6, metadata !"fpexcept.strict") strictfp
  %e60 = zext i32 %r18 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 18, i64 %e60)
  %r19 = call i128 @llvm.experimental.constrained.fptoui.i128.f128(fp128 %g10, metadata !"fpexcept.strict") strictfp
  %e61 = trunc i128 %r19 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 19, i64 %e61)
  %e62 = lshr i128 %r19, 64
  %e63 = trunc i128 %e62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 19, i64 %e63)
  %r20 = call fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32 -7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e64 = bitcast fp128 %r20 to i128
  %e65 = trunc i128 %e64 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 20, i64 %e65)
  %e66 = lshr i128 %e64, 64
  %e67 = trunc i128 %e66 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 20, i64 %e67)
  %r21 = call fp128 @llvm.experimental.constrained.uitofp.f128.i128(i128 -7, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e68 = bitcast fp128 %r21 to i128
  %e69 = trunc i128 %e68 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 21, i64 %e69)
  %e70 = lshr i128 %e68, 64
  %e71 = trunc i128 %e70 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 21, i64 %e71)
  %r22 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 %g10, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e72 = bitcast double %r22 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 22, i64 %e72)
  %r23 = call fp128 @llvm.experimental.constrained.fpext.f128.f32(float 1.5, metadata !"fpexcept.strict") strictfp
  %e73 = bitcast fp128 %r23 to i128
  %e74 = trunc i128 %e73 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 23, i64 %e74)
  %e75 = lshr i128 %e73, 64
  %e76 = trunc i128 %e75 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 23, i64 %e76)
  %r24 = call half @llvm.experimental.constrained.fptrunc.f16.f128(fp128 %g6, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e77 = bitcast half %r24 to i16
  %e78 = zext i16 %e77 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 24, i64 %e78)
  %r25 = call fp128 @llvm.experimental.constrained.fpext.f128.f80(x86_fp80 0xK4000C000000000000000, metadata !"fpexcept.strict") strictfp
  %e79 = bitcast fp128 %r25 to i128
  %e80 = trunc i128 %e79 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 25, i64 %e80)
  %e81 = lshr i128 %e79, 64
  %e82 = trunc i128 %e81 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 25, i64 %e82)
  %r26 = call x86_fp80 @llvm.experimental.constrained.fptrunc.f80.f128(fp128 0xL00000000000000014000800000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e83 = bitcast x86_fp80 %r26 to i80
  %e84 = trunc i80 %e83 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 26, i64 %e84)
  %e85 = lshr i80 %e83, 64
  %e86 = trunc i80 %e85 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 26, i64 %e86)
  %r27 = call i100 @llvm.experimental.constrained.fptosi.i100.f64(double -1.5e25, metadata !"fpexcept.strict") strictfp
  %e87 = trunc i100 %r27 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 27, i64 %e87)
  %e88 = lshr i100 %r27, 64
  %e89 = trunc i100 %e88 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 27, i64 %e89)
  %r28 = call float @llvm.experimental.constrained.uitofp.f32.i128(i128 -1, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e90 = bitcast float %r28 to i32
  %e91 = zext i32 %e90 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 28, i64 %e91)
  %g11 = load double, ptr @g11
  %g12 = load double, ptr @g12
  %g13 = load double, ptr @g13
  %r29 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e92 = zext i1 %r29 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 29, i64 %e92)
  %r30 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e93 = zext i1 %r30 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 30, i64 %e93)
  %r31 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e94 = zext i1 %r31 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 31, i64 %e94)
  %r32 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e95 = zext i1 %r32 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 32, i64 %e95)
  %r33 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e96 = zext i1 %r33 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 33, i64 %e96)
  %r34 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e97 = zext i1 %r34 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 34, i64 %e97)
  %r35 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e98 = zext i1 %r35 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 35, i64 %e98)
  %r36 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e99 = zext i1 %r36 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 36, i64 %e99)
  %r37 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e100 = zext i1 %r37 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 37, i64 %e100)
  %r38 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e101 = zext i1 %r38 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 38, i64 %e101)
  %r39 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e102 = zext i1 %r39 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 39, i64 %e102)
  %r40 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e103 = zext i1 %r40 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 40, i64 %e103)
  %r41 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g11, double %g12, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e104 = zext i1 %r41 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 41, i64 %e104)
  %r42 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g11, double %g13, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e105 = zext i1 %r42 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 42, i64 %e105)
  %g14 = load half, ptr @g14
  %g15 = load half, ptr @g15
  %g16 = load half, ptr @g16
  %r43 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e106 = zext i1 %r43 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 43, i64 %e106)
  %r44 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e107 = zext i1 %r44 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 44, i64 %e107)
  %r45 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e108 = zext i1 %r45 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 45, i64 %e108)
  %r46 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e109 = zext i1 %r46 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 46, i64 %e109)
  %r47 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e110 = zext i1 %r47 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 47, i64 %e110)
  %r48 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e111 = zext i1 %r48 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 48, i64 %e111)
  %r49 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e112 = zext i1 %r49 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 49, i64 %e112)
  %r50 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e113 = zext i1 %r50 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 50, i64 %e113)
  %r51 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e114 = zext i1 %r51 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 51, i64 %e114)
  %r52 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e115 = zext i1 %r52 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 52, i64 %e115)
  %r53 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e116 = zext i1 %r53 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 53, i64 %e116)
  %r54 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e117 = zext i1 %r54 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 54, i64 %e117)
  %r55 = call i1 @llvm.experimental.constrained.fcmp.f16(half %g14, half %g15, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e118 = zext i1 %r55 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 55, i64 %e118)
  %r56 = call i1 @llvm.experimental.constrained.fcmps.f16(half %g14, half %g16, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e119 = zext i1 %r56 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 56, i64 %e119)
  %g17 = load x86_fp80, ptr @g17
  %g18 = load x86_fp80, ptr @g18
  %g19 = load x86_fp80, ptr @g19
  %r57 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e120 = zext i1 %r57 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 57, i64 %e120)
  %r58 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e121 = zext i1 %r58 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 58, i64 %e121)
  %r59 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e122 = zext i1 %r59 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 59, i64 %e122)
  %r60 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e123 = zext i1 %r60 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 60, i64 %e123)
  %r61 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e124 = zext i1 %r61 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 61, i64 %e124)
  %r62 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e125 = zext i1 %r62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 62, i64 %e125)
  %r63 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e126 = zext i1 %r63 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 63, i64 %e126)
  %r64 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e127 = zext i1 %r64 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 64, i64 %e127)
  %r65 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e128 = zext i1 %r65 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 65, i64 %e128)
  %r66 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e129 = zext i1 %r66 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 66, i64 %e129)
  %r67 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e130 = zext i1 %r67 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 67, i64 %e130)
  %r68 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e131 = zext i1 %r68 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 68, i64 %e131)
  %r69 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %g17, x86_fp80 %g18, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e132 = zext i1 %r69 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 69, i64 %e132)
  %r70 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %g17, x86_fp80 %g19, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e133 = zext i1 %r70 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 70, i64 %e133)
  %g20 = load fp128, ptr @g20
  %g21 = load fp128, ptr @g21
  %g22 = load fp128, ptr @g22
  %r71 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e134 = zext i1 %r71 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 71, i64 %e134)
  %r72 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %e135 = zext i1 %r72 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 72, i64 %e135)
  %r73 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e136 = zext i1 %r73 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 73, i64 %e136)
  %r74 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e137 = zext i1 %r74 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 74, i64 %e137)
  %r75 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e138 = zext i1 %r75 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 75, i64 %e138)
  %r76 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"ugt", metadata !"fpexcept.strict") strictfp
  %e139 = zext i1 %r76 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 76, i64 %e139)
  %r77 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e140 = zext i1 %r77 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 77, i64 %e140)
  %r78 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"une", metadata !"fpexcept.strict") strictfp
  %e141 = zext i1 %r78 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 78, i64 %e141)
  %r79 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e142 = zext i1 %r79 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 79, i64 %e142)
  %r80 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"uno", metadata !"fpexcept.strict") strictfp
  %e143 = zext i1 %r80 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 80, i64 %e143)
  %r81 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e144 = zext i1 %r81 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 81, i64 %e144)
  %r82 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"ord", metadata !"fpexcept.strict") strictfp
  %e145 = zext i1 %r82 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 82, i64 %e145)
  %r83 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %g20, fp128 %g21, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e146 = zext i1 %r83 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 83, i64 %e146)
  %r84 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %g20, fp128 %g22, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %e147 = zext i1 %r84 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 84, i64 %e147)
  call i32 @feclearexcept(i32 61) strictfp
  %g23 = load double, ptr @g23
  %r85 = call i1 @llvm.experimental.constrained.fcmp.f64(double %g23, double %g23, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e148 = zext i1 %r85 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 85, i64 %e148)
  %x86 = call i32 @fetestexcept(i32 1) strictfp
  %e149 = zext i32 %x86 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 86, i64 %e149)
  call i32 @feclearexcept(i32 61) strictfp
  %r87 = call i1 @llvm.experimental.constrained.fcmps.f64(double %g23, double %g23, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e150 = zext i1 %r87 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 87, i64 %e150)
  %x88 = call i32 @fetestexcept(i32 1) strictfp
  %e151 = zext i32 %x88 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 88, i64 %e151)
  call i32 @feclearexcept(i32 61) strictfp
  %g24 = load fp128, ptr @g24
  call i32 @fesetround(i32 2048) strictfp
  %r89 = call fp128 @llvm.experimental.constrained.fdiv.f128(fp128 %g24, fp128 0xL00000000000000004001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e152 = bitcast fp128 %r89 to i128
  %e153 = trunc i128 %e152 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 89, i64 %e153)
  %e154 = lshr i128 %e152, 64
  %e155 = trunc i128 %e154 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 89, i64 %e155)
  %r90 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 0xL00000000000000014001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e156 = bitcast double %r90 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 90, i64 %e156)
  call i32 @fesetround(i32 1024) strictfp
  %r91 = call fp128 @llvm.experimental.constrained.fdiv.f128(fp128 %g24, fp128 0xL00000000000000004001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e157 = bitcast fp128 %r91 to i128
  %e158 = trunc i128 %e157 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 91, i64 %e158)
  %e159 = lshr i128 %e157, 64
  %e160 = trunc i128 %e159 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 91, i64 %e160)
  %r92 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 0xL00000000000000014001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e161 = bitcast double %r92 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 92, i64 %e161)
  call i32 @fesetround(i32 0) strictfp
  %r93 = call fp128 @llvm.experimental.constrained.fdiv.f128(fp128 %g24, fp128 0xL00000000000000004001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e162 = bitcast fp128 %r93 to i128
  %e163 = trunc i128 %e162 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 93, i64 %e163)
  %e164 = lshr i128 %e162, 64
  %e165 = trunc i128 %e164 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 93, i64 %e165)
  %r94 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 0xL00000000000000014001C00000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %e166 = bitcast double %r94 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 94, i64 %e166)
  ret i32 0
}
