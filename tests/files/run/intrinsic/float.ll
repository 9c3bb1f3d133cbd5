; test: mathematical intrinsics, classes, constrained operations and rounding modes.
; exit: 0
; stdout: 1 0.59847211837768555
; stdout: 2 0.68163877725601196
; stdout: 3 -0.8011435866355896
; stdout: 4 0.73168885707855225
; stdout: 5 12.182494163513184
; stdout: 6 2.1170001029968262
; stdout: 7 5.6568541526794434
; stdout: 8 1.6817928552627563
; stdout: 9 0.9162907600402832
; stdout: 10 -0.28768208622932434
; stdout: 11 1.3219281435012817
; stdout: 12 -0.41503751277923584
; stdout: 13 0.3979400098323822
; stdout: 14 -0.12493874877691269
; stdout: 15 2
; stdout: 16 0
; stdout: 17 3
; stdout: 18 1
; stdout: 19 2
; stdout: 20 0
; stdout: 21 2
; stdout: 22 1
; stdout: 23 2
; stdout: 24 1
; stdout: 25 3
; stdout: 26 1
; stdout: 27 2
; stdout: 28 1
; stdout: 29 316.22775268554688
; stdout: 30 5.6234130859375
; stdout: 31 -0.74702233076095581
; stdout: 32 0.93159645795822144
; stdout: 33 1.5811388492584229
; stdout: 34 0.86602538824081421
; stdout: 35 2.5
; stdout: 36 0.75
; stdout: 37 0.064000003039836884
; stdout: 38 -3
; stdout: 39 2.5
; stdout: 40 -3
; stdout: 41 2.5
; stdout: 42 -2.5
; stdout: 43 3.0517578125
; stdout: 44 0.51200002431869507
; stdout: 45 1
; stdout: 46 0.15625
; stdout: 0 6
; stdout: 3 0
; stdout: 516 0
; stdout: 264 1
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 1
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 1
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 1
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 1
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 1
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 1
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 1
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 1
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 112 9.5
; stdout: 113 5.5
; stdout: 114 15
; stdout: 115 3.75
; stdout: 116 1.5
; stdout: 117 2.7386128902435303
; stdout: 118 -7
; stdout: 119 0.59847214410395655
; stdout: 120 0.68163876002333412
; stdout: 121 -0.8011436155469337
; stdout: 122 0.7316888688738209
; stdout: 123 12.182493960703473
; stdout: 124 2.1170000166126748
; stdout: 125 5.6568542494923806
; stdout: 126 1.681792830507429
; stdout: 127 0.91629073187415511
; stdout: 128 -0.2876820724517809
; stdout: 129 1.3219280948873624
; stdout: 130 -0.41503749927884381
; stdout: 131 0.3979400086720376
; stdout: 132 -0.12493873660829993
; stdout: 133 2
; stdout: 134 0
; stdout: 135 3
; stdout: 136 1
; stdout: 137 2
; stdout: 138 0
; stdout: 139 2
; stdout: 140 1
; stdout: 141 2
; stdout: 142 1
; stdout: 143 3
; stdout: 144 1
; stdout: 145 2
; stdout: 146 1
; stdout: 147 316.2277660168379
; stdout: 148 5.6234132519034912
; stdout: 149 -0.74702229723866032
; stdout: 150 0.93159645994407247
; stdout: 151 1.5811388300841898
; stdout: 152 0.8660254037844386
; stdout: 153 2.5
; stdout: 154 0.75
; stdout: 155 0.064000000000000001
; stdout: 156 -3
; stdout: 157 2.5
; stdout: 158 -3
; stdout: 159 2.5
; stdout: 160 -2.5
; stdout: 161 3.0517578125
; stdout: 162 0.51200000000000001
; stdout: 163 1
; stdout: 164 0.15625
; stdout: 0 6
; stdout: 3 0
; stdout: 516 0
; stdout: 264 1
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 1
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 1
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 1
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 1
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 1
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 3 1
; stdout: 516 0
; stdout: 264 0
; stdout: 144 0
; stdout: 96 0
; stdout: 1 0
; stdout: 2 1
; stdout: 1023 1
; stdout: 3 0
; stdout: 516 0
; stdout: 264 0
; stdout: 144 1
; stdout: 96 0
; stdout: 1 0
; stdout: 2 0
; stdout: 1023 1
; stdout: 230 9.5
; stdout: 231 5.5
; stdout: 232 15
; stdout: 233 3.75
; stdout: 234 1.5
; stdout: 235 2.7386127875258306
; stdout: 236 -7
; stdout: 1 2 1
; stdout: 0 0.33333333333333337
; stdout: 0 1
@fmt = constant [7 x i8] c"%d %lx\00"
@fmt2 = constant [13 x i8] c"%d %lx %lx\0A\00\00"
@fmt1 = constant [9 x i8] c"%d %lx\0A\00\00"
@fmtf = constant [10 x i8] c"%d %.17g\0A\00"
@z = constant i8 0
declare i32 @printf(ptr, ...)
declare double @llvm.ceil.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.cos.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.log.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.cos.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.log.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.tan.f32(float)
declare float @llvm.trunc.f32(float)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i32 @llvm.get.rounding()
declare i64 @llvm.readcyclecounter()
declare ptr @llvm.frameaddress.p0(i32)
declare void @llvm.set.rounding(i32)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { float, i32 } @llvm.frexp.f32.i32(float)
define i32 @main() {
  %r1 = call float @llvm.sin.f32(float 2.5)
  %x1 = fpext float %r1 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 1, double %x1)
  %r2 = call float @llvm.sin.f32(float 0.75)
  %x2 = fpext float %r2 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 2, double %x2)
  %r3 = call float @llvm.cos.f32(float 2.5)
  %x3 = fpext float %r3 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 3, double %x3)
  %r4 = call float @llvm.cos.f32(float 0.75)
  %x4 = fpext float %r4 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 4, double %x4)
  %r5 = call float @llvm.exp.f32(float 2.5)
  %x5 = fpext float %r5 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 5, double %x5)
  %r6 = call float @llvm.exp.f32(float 0.75)
  %x6 = fpext float %r6 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 6, double %x6)
  %r7 = call float @llvm.exp2.f32(float 2.5)
  %x7 = fpext float %r7 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 7, double %x7)
  %r8 = call float @llvm.exp2.f32(float 0.75)
  %x8 = fpext float %r8 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 8, double %x8)
  %r9 = call float @llvm.log.f32(float 2.5)
  %x9 = fpext float %r9 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 9, double %x9)
  %r10 = call float @llvm.log.f32(float 0.75)
  %x10 = fpext float %r10 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 10, double %x10)
  %r11 = call float @llvm.log2.f32(float 2.5)
  %x11 = fpext float %r11 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 11, double %x11)
  %r12 = call float @llvm.log2.f32(float 0.75)
  %x12 = fpext float %r12 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 12, double %x12)
  %r13 = call float @llvm.log10.f32(float 2.5)
  %x13 = fpext float %r13 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 13, double %x13)
  %r14 = call float @llvm.log10.f32(float 0.75)
  %x14 = fpext float %r14 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 14, double %x14)
  %r15 = call float @llvm.floor.f32(float 2.5)
  %x15 = fpext float %r15 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 15, double %x15)
  %r16 = call float @llvm.floor.f32(float 0.75)
  %x16 = fpext float %r16 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 16, double %x16)
  %r17 = call float @llvm.ceil.f32(float 2.5)
  %x17 = fpext float %r17 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 17, double %x17)
  %r18 = call float @llvm.ceil.f32(float 0.75)
  %x18 = fpext float %r18 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 18, double %x18)
  %r19 = call float @llvm.trunc.f32(float 2.5)
  %x19 = fpext float %r19 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 19, double %x19)
  %r20 = call float @llvm.trunc.f32(float 0.75)
  %x20 = fpext float %r20 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 20, double %x20)
  %r21 = call float @llvm.rint.f32(float 2.5)
  %x21 = fpext float %r21 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 21, double %x21)
  %r22 = call float @llvm.rint.f32(float 0.75)
  %x22 = fpext float %r22 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 22, double %x22)
  %r23 = call float @llvm.nearbyint.f32(float 2.5)
  %x23 = fpext float %r23 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 23, double %x23)
  %r24 = call float @llvm.nearbyint.f32(float 0.75)
  %x24 = fpext float %r24 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 24, double %x24)
  %r25 = call float @llvm.round.f32(float 2.5)
  %x25 = fpext float %r25 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 25, double %x25)
  %r26 = call float @llvm.round.f32(float 0.75)
  %x26 = fpext float %r26 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 26, double %x26)
  %r27 = call float @llvm.roundeven.f32(float 2.5)
  %x27 = fpext float %r27 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 27, double %x27)
  %r28 = call float @llvm.roundeven.f32(float 0.75)
  %x28 = fpext float %r28 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 28, double %x28)
  %r29 = call float @llvm.exp10.f32(float 2.5)
  %x29 = fpext float %r29 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 29, double %x29)
  %r30 = call float @llvm.exp10.f32(float 0.75)
  %x30 = fpext float %r30 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 30, double %x30)
  %r31 = call float @llvm.tan.f32(float 2.5)
  %x31 = fpext float %r31 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 31, double %x31)
  %r32 = call float @llvm.tan.f32(float 0.75)
  %x32 = fpext float %r32 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 32, double %x32)
  %r33 = call float @llvm.sqrt.f32(float 2.5)
  %x33 = fpext float %r33 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 33, double %x33)
  %r34 = call float @llvm.sqrt.f32(float 0.75)
  %x34 = fpext float %r34 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 34, double %x34)
  %r35 = call float @llvm.fabs.f32(float 2.5)
  %x35 = fpext float %r35 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 35, double %x35)
  %r36 = call float @llvm.fabs.f32(float 0.75)
  %x36 = fpext float %r36 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 36, double %x36)
  %r37 = call float @llvm.pow.f32(float 2.5, float -3.0)
  %x37 = fpext float %r37 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 37, double %x37)
  %r38 = call float @llvm.minnum.f32(float 2.5, float -3.0)
  %x38 = fpext float %r38 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 38, double %x38)
  %r39 = call float @llvm.maxnum.f32(float 2.5, float -3.0)
  %x39 = fpext float %r39 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 39, double %x39)
  %r40 = call float @llvm.minimum.f32(float 2.5, float -3.0)
  %x40 = fpext float %r40 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 40, double %x40)
  %r41 = call float @llvm.maximum.f32(float 2.5, float -3.0)
  %x41 = fpext float %r41 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 41, double %x41)
  %r42 = call float @llvm.copysign.f32(float 2.5, float -3.0)
  %x42 = fpext float %r42 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 42, double %x42)
  %r43 = call float @llvm.powi.f32.i32(float 1.25, i32 5)
  %x43 = fpext float %r43 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 43, double %x43)
  %r44 = call float @llvm.powi.f32.i32(float 1.25, i32 -3)
  %x44 = fpext float %r44 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 44, double %x44)
  %r45 = call float @llvm.powi.f32.i32(float 1.25, i32 0)
  %x45 = fpext float %r45 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 45, double %x45)
  %r46 = call float @llvm.ldexp.f32.i32(float 1.25, i32 -3)
  %x46 = fpext float %r46 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 46, double %x46)
  %q47 = call { float, i32 } @llvm.frexp.f32.i32(float 48.0)
  %e47 = extractvalue { float, i32 } %q47, 1
  %g47 = extractvalue { float, i32 } %q47, 0
  %c47 = fptosi float %g47 to i32
  %w47 = sext i32 %e47 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 %c47, i64 %w47)
  %k48 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 3)
  %w48 = zext i1 %k48 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w48)
  %k49 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 516)
  %w49 = zext i1 %k49 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w49)
  %k50 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 264)
  %w50 = zext i1 %k50 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w50)
  %k51 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 144)
  %w51 = zext i1 %k51 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w51)
  %k52 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 96)
  %w52 = zext i1 %k52 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w52)
  %k53 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 1)
  %w53 = zext i1 %k53 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w53)
  %k54 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 2)
  %w54 = zext i1 %k54 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w54)
  %k55 = call i1 @llvm.is.fpclass.f32(float 1.0, i32 1023)
  %w55 = zext i1 %k55 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w55)
  %k56 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 3)
  %w56 = zext i1 %k56 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w56)
  %k57 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 516)
  %w57 = zext i1 %k57 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w57)
  %k58 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 264)
  %w58 = zext i1 %k58 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w58)
  %k59 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 144)
  %w59 = zext i1 %k59 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w59)
  %k60 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 96)
  %w60 = zext i1 %k60 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w60)
  %k61 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 1)
  %w61 = zext i1 %k61 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w61)
  %k62 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 2)
  %w62 = zext i1 %k62 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w62)
  %k63 = call i1 @llvm.is.fpclass.f32(float -1.0, i32 1023)
  %w63 = zext i1 %k63 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w63)
  %k64 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 3)
  %w64 = zext i1 %k64 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w64)
  %k65 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 516)
  %w65 = zext i1 %k65 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w65)
  %k66 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 264)
  %w66 = zext i1 %k66 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w66)
  %k67 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 144)
  %w67 = zext i1 %k67 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w67)
  %k68 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 96)
  %w68 = zext i1 %k68 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w68)
  %k69 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 1)
  %w69 = zext i1 %k69 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w69)
  %k70 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 2)
  %w70 = zext i1 %k70 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w70)
  %k71 = call i1 @llvm.is.fpclass.f32(float 0.0, i32 1023)
  %w71 = zext i1 %k71 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w71)
  %k72 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 3)
  %w72 = zext i1 %k72 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w72)
  %k73 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 516)
  %w73 = zext i1 %k73 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w73)
  %k74 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 264)
  %w74 = zext i1 %k74 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w74)
  %k75 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 144)
  %w75 = zext i1 %k75 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w75)
  %k76 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 96)
  %w76 = zext i1 %k76 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w76)
  %k77 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 1)
  %w77 = zext i1 %k77 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w77)
  %k78 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 2)
  %w78 = zext i1 %k78 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w78)
  %k79 = call i1 @llvm.is.fpclass.f32(float -0.0, i32 1023)
  %w79 = zext i1 %k79 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w79)
  %k80 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 3)
  %w80 = zext i1 %k80 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w80)
  %k81 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 516)
  %w81 = zext i1 %k81 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w81)
  %k82 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 264)
  %w82 = zext i1 %k82 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w82)
  %k83 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 144)
  %w83 = zext i1 %k83 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w83)
  %k84 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 96)
  %w84 = zext i1 %k84 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w84)
  %k85 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 1)
  %w85 = zext i1 %k85 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w85)
  %k86 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 2)
  %w86 = zext i1 %k86 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w86)
  %k87 = call i1 @llvm.is.fpclass.f32(float 0x7FF0000000000000, i32 1023)
  %w87 = zext i1 %k87 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w87)
  %k88 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 3)
  %w88 = zext i1 %k88 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w88)
  %k89 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 516)
  %w89 = zext i1 %k89 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w89)
  %k90 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 264)
  %w90 = zext i1 %k90 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w90)
  %k91 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 144)
  %w91 = zext i1 %k91 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w91)
  %k92 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 96)
  %w92 = zext i1 %k92 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w92)
  %k93 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 1)
  %w93 = zext i1 %k93 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w93)
  %k94 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 2)
  %w94 = zext i1 %k94 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w94)
  %k95 = call i1 @llvm.is.fpclass.f32(float 0xFFF0000000000000, i32 1023)
  %w95 = zext i1 %k95 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w95)
  %k96 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 3)
  %w96 = zext i1 %k96 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w96)
  %k97 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 516)
  %w97 = zext i1 %k97 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w97)
  %k98 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 264)
  %w98 = zext i1 %k98 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w98)
  %k99 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 144)
  %w99 = zext i1 %k99 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w99)
  %k100 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 96)
  %w100 = zext i1 %k100 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w100)
  %k101 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 1)
  %w101 = zext i1 %k101 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w101)
  %k102 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 2)
  %w102 = zext i1 %k102 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w102)
  %k103 = call i1 @llvm.is.fpclass.f32(float 0x7FF8000000000000, i32 1023)
  %w103 = zext i1 %k103 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w103)
  %k104 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 3)
  %w104 = zext i1 %k104 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w104)
  %k105 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 516)
  %w105 = zext i1 %k105 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w105)
  %k106 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 264)
  %w106 = zext i1 %k106 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w106)
  %k107 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  %w107 = zext i1 %k107 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w107)
  %k108 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 96)
  %w108 = zext i1 %k108 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w108)
  %k109 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 1)
  %w109 = zext i1 %k109 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w109)
  %k110 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 2)
  %w110 = zext i1 %k110 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w110)
  %k111 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 1023)
  %w111 = zext i1 %k111 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w111)
  %r112 = call float @llvm.experimental.constrained.fadd.f32(float 7.5, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x112 = fpext float %r112 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 112, double %x112)
  %r113 = call float @llvm.experimental.constrained.fsub.f32(float 7.5, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x113 = fpext float %r113 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 113, double %x113)
  %r114 = call float @llvm.experimental.constrained.fmul.f32(float 7.5, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x114 = fpext float %r114 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 114, double %x114)
  %r115 = call float @llvm.experimental.constrained.fdiv.f32(float 7.5, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x115 = fpext float %r115 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 115, double %x115)
  %r116 = call float @llvm.experimental.constrained.frem.f32(float 7.5, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x116 = fpext float %r116 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 116, double %x116)
  %r117 = call float @llvm.experimental.constrained.sqrt.f32(float 7.5, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x117 = fpext float %r117 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 117, double %x117)
  %r118 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 -7, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x118 = fpext float %r118 to double
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 118, double %x118)
  %r119 = call double @llvm.sin.f64(double 2.5)
  %x119 = freeze double %r119
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 119, double %x119)
  %r120 = call double @llvm.sin.f64(double 0.75)
  %x120 = freeze double %r120
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 120, double %x120)
  %r121 = call double @llvm.cos.f64(double 2.5)
  %x121 = freeze double %r121
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 121, double %x121)
  %r122 = call double @llvm.cos.f64(double 0.75)
  %x122 = freeze double %r122
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 122, double %x122)
  %r123 = call double @llvm.exp.f64(double 2.5)
  %x123 = freeze double %r123
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 123, double %x123)
  %r124 = call double @llvm.exp.f64(double 0.75)
  %x124 = freeze double %r124
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 124, double %x124)
  %r125 = call double @llvm.exp2.f64(double 2.5)
  %x125 = freeze double %r125
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 125, double %x125)
  %r126 = call double @llvm.exp2.f64(double 0.75)
  %x126 = freeze double %r126
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 126, double %x126)
  %r127 = call double @llvm.log.f64(double 2.5)
  %x127 = freeze double %r127
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 127, double %x127)
  %r128 = call double @llvm.log.f64(double 0.75)
  %x128 = freeze double %r128
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 128, double %x128)
  %r129 = call double @llvm.log2.f64(double 2.5)
  %x129 = freeze double %r129
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 129, double %x129)
  %r130 = call double @llvm.log2.f64(double 0.75)
  %x130 = freeze double %r130
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 130, double %x130)
  %r131 = call double @llvm.log10.f64(double 2.5)
  %x131 = freeze double %r131
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 131, double %x131)
  %r132 = call double @llvm.log10.f64(double 0.75)
  %x132 = freeze double %r132
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 132, double %x132)
  %r133 = call double @llvm.floor.f64(double 2.5)
  %x133 = freeze double %r133
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 133, double %x133)
  %r134 = call double @llvm.floor.f64(double 0.75)
  %x134 = freeze double %r134
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 134, double %x134)
  %r135 = call double @llvm.ceil.f64(double 2.5)
  %x135 = freeze double %r135
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 135, double %x135)
  %r136 = call double @llvm.ceil.f64(double 0.75)
  %x136 = freeze double %r136
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 136, double %x136)
  %r137 = call double @llvm.trunc.f64(double 2.5)
  %x137 = freeze double %r137
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 137, double %x137)
  %r138 = call double @llvm.trunc.f64(double 0.75)
  %x138 = freeze double %r138
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 138, double %x138)
  %r139 = call double @llvm.rint.f64(double 2.5)
  %x139 = freeze double %r139
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 139, double %x139)
  %r140 = call double @llvm.rint.f64(double 0.75)
  %x140 = freeze double %r140
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 140, double %x140)
  %r141 = call double @llvm.nearbyint.f64(double 2.5)
  %x141 = freeze double %r141
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 141, double %x141)
  %r142 = call double @llvm.nearbyint.f64(double 0.75)
  %x142 = freeze double %r142
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 142, double %x142)
  %r143 = call double @llvm.round.f64(double 2.5)
  %x143 = freeze double %r143
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 143, double %x143)
  %r144 = call double @llvm.round.f64(double 0.75)
  %x144 = freeze double %r144
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 144, double %x144)
  %r145 = call double @llvm.roundeven.f64(double 2.5)
  %x145 = freeze double %r145
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 145, double %x145)
  %r146 = call double @llvm.roundeven.f64(double 0.75)
  %x146 = freeze double %r146
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 146, double %x146)
  %r147 = call double @llvm.exp10.f64(double 2.5)
  %x147 = freeze double %r147
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 147, double %x147)
  %r148 = call double @llvm.exp10.f64(double 0.75)
  %x148 = freeze double %r148
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 148, double %x148)
  %r149 = call double @llvm.tan.f64(double 2.5)
  %x149 = freeze double %r149
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 149, double %x149)
  %r150 = call double @llvm.tan.f64(double 0.75)
  %x150 = freeze double %r150
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 150, double %x150)
  %r151 = call double @llvm.sqrt.f64(double 2.5)
  %x151 = freeze double %r151
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 151, double %x151)
  %r152 = call double @llvm.sqrt.f64(double 0.75)
  %x152 = freeze double %r152
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 152, double %x152)
  %r153 = call double @llvm.fabs.f64(double 2.5)
  %x153 = freeze double %r153
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 153, double %x153)
  %r154 = call double @llvm.fabs.f64(double 0.75)
  %x154 = freeze double %r154
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 154, double %x154)
  %r155 = call double @llvm.pow.f64(double 2.5, double -3.0)
  %x155 = freeze double %r155
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 155, double %x155)
  %r156 = call double @llvm.minnum.f64(double 2.5, double -3.0)
  %x156 = freeze double %r156
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 156, double %x156)
  %r157 = call double @llvm.maxnum.f64(double 2.5, double -3.0)
  %x157 = freeze double %r157
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 157, double %x157)
  %r158 = call double @llvm.minimum.f64(double 2.5, double -3.0)
  %x158 = freeze double %r158
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 158, double %x158)
  %r159 = call double @llvm.maximum.f64(double 2.5, double -3.0)
  %x159 = freeze double %r159
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 159, double %x159)
  %r160 = call double @llvm.copysign.f64(double 2.5, double -3.0)
  %x160 = freeze double %r160
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 160, double %x160)
  %r161 = call double @llvm.powi.f64.i32(double 1.25, i32 5)
  %x161 = freeze double %r161
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 161, double %x161)
  %r162 = call double @llvm.powi.f64.i32(double 1.25, i32 -3)
  %x162 = freeze double %r162
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 162, double %x162)
  %r163 = call double @llvm.powi.f64.i32(double 1.25, i32 0)
  %x163 = freeze double %r163
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 163, double %x163)
  %r164 = call double @llvm.ldexp.f64.i32(double 1.25, i32 -3)
  %x164 = freeze double %r164
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 164, double %x164)
  %q165 = call { double, i32 } @llvm.frexp.f64.i32(double 48.0)
  %e165 = extractvalue { double, i32 } %q165, 1
  %g165 = extractvalue { double, i32 } %q165, 0
  %c165 = fptosi double %g165 to i32
  %w165 = sext i32 %e165 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 %c165, i64 %w165)
  %k166 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 3)
  %w166 = zext i1 %k166 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w166)
  %k167 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 516)
  %w167 = zext i1 %k167 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w167)
  %k168 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 264)
  %w168 = zext i1 %k168 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w168)
  %k169 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 144)
  %w169 = zext i1 %k169 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w169)
  %k170 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 96)
  %w170 = zext i1 %k170 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w170)
  %k171 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 1)
  %w171 = zext i1 %k171 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w171)
  %k172 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 2)
  %w172 = zext i1 %k172 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w172)
  %k173 = call i1 @llvm.is.fpclass.f64(double 1.0, i32 1023)
  %w173 = zext i1 %k173 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w173)
  %k174 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 3)
  %w174 = zext i1 %k174 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w174)
  %k175 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 516)
  %w175 = zext i1 %k175 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w175)
  %k176 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 264)
  %w176 = zext i1 %k176 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w176)
  %k177 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 144)
  %w177 = zext i1 %k177 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w177)
  %k178 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 96)
  %w178 = zext i1 %k178 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w178)
  %k179 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 1)
  %w179 = zext i1 %k179 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w179)
  %k180 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 2)
  %w180 = zext i1 %k180 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w180)
  %k181 = call i1 @llvm.is.fpclass.f64(double -1.0, i32 1023)
  %w181 = zext i1 %k181 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w181)
  %k182 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 3)
  %w182 = zext i1 %k182 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w182)
  %k183 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 516)
  %w183 = zext i1 %k183 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w183)
  %k184 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 264)
  %w184 = zext i1 %k184 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w184)
  %k185 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 144)
  %w185 = zext i1 %k185 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w185)
  %k186 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 96)
  %w186 = zext i1 %k186 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w186)
  %k187 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 1)
  %w187 = zext i1 %k187 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w187)
  %k188 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 2)
  %w188 = zext i1 %k188 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w188)
  %k189 = call i1 @llvm.is.fpclass.f64(double 0.0, i32 1023)
  %w189 = zext i1 %k189 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w189)
  %k190 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 3)
  %w190 = zext i1 %k190 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w190)
  %k191 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 516)
  %w191 = zext i1 %k191 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w191)
  %k192 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 264)
  %w192 = zext i1 %k192 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w192)
  %k193 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 144)
  %w193 = zext i1 %k193 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w193)
  %k194 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 96)
  %w194 = zext i1 %k194 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w194)
  %k195 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 1)
  %w195 = zext i1 %k195 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w195)
  %k196 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 2)
  %w196 = zext i1 %k196 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w196)
  %k197 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 1023)
  %w197 = zext i1 %k197 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w197)
  %k198 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 3)
  %w198 = zext i1 %k198 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w198)
  %k199 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 516)
  %w199 = zext i1 %k199 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w199)
  %k200 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 264)
  %w200 = zext i1 %k200 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w200)
  %k201 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 144)
  %w201 = zext i1 %k201 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w201)
  %k202 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 96)
  %w202 = zext i1 %k202 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w202)
  %k203 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 1)
  %w203 = zext i1 %k203 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w203)
  %k204 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 2)
  %w204 = zext i1 %k204 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w204)
  %k205 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 1023)
  %w205 = zext i1 %k205 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w205)
  %k206 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 3)
  %w206 = zext i1 %k206 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w206)
  %k207 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 516)
  %w207 = zext i1 %k207 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w207)
  %k208 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 264)
  %w208 = zext i1 %k208 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w208)
  %k209 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 144)
  %w209 = zext i1 %k209 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w209)
  %k210 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 96)
  %w210 = zext i1 %k210 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w210)
  %k211 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 1)
  %w211 = zext i1 %k211 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w211)
  %k212 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 2)
  %w212 = zext i1 %k212 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w212)
  %k213 = call i1 @llvm.is.fpclass.f64(double 0xFFF0000000000000, i32 1023)
  %w213 = zext i1 %k213 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w213)
  %k214 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 3)
  %w214 = zext i1 %k214 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w214)
  %k215 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 516)
  %w215 = zext i1 %k215 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w215)
  %k216 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 264)
  %w216 = zext i1 %k216 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w216)
  %k217 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 144)
  %w217 = zext i1 %k217 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w217)
  %k218 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 96)
  %w218 = zext i1 %k218 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w218)
  %k219 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 1)
  %w219 = zext i1 %k219 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w219)
  %k220 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 2)
  %w220 = zext i1 %k220 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w220)
  %k221 = call i1 @llvm.is.fpclass.f64(double 0x7FF8000000000000, i32 1023)
  %w221 = zext i1 %k221 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w221)
  %k222 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 3)
  %w222 = zext i1 %k222 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 3, i64 %w222)
  %k223 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 516)
  %w223 = zext i1 %k223 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 516, i64 %w223)
  %k224 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 264)
  %w224 = zext i1 %k224 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 264, i64 %w224)
  %k225 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 144)
  %w225 = zext i1 %k225 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 144, i64 %w225)
  %k226 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 96)
  %w226 = zext i1 %k226 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 96, i64 %w226)
  %k227 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 1)
  %w227 = zext i1 %k227 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1, i64 %w227)
  %k228 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 2)
  %w228 = zext i1 %k228 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 2, i64 %w228)
  %k229 = call i1 @llvm.is.fpclass.f64(double 4.9e-324, i32 1023)
  %w229 = zext i1 %k229 to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 1023, i64 %w229)
  %r230 = call double @llvm.experimental.constrained.fadd.f64(double 7.5, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x230 = freeze double %r230
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 230, double %x230)
  %r231 = call double @llvm.experimental.constrained.fsub.f64(double 7.5, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x231 = freeze double %r231
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 231, double %x231)
  %r232 = call double @llvm.experimental.constrained.fmul.f64(double 7.5, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x232 = freeze double %r232
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 232, double %x232)
  %r233 = call double @llvm.experimental.constrained.fdiv.f64(double 7.5, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x233 = freeze double %r233
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 233, double %x233)
  %r234 = call double @llvm.experimental.constrained.frem.f64(double 7.5, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x234 = freeze double %r234
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 234, double %x234)
  %r235 = call double @llvm.experimental.constrained.sqrt.f64(double 7.5, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x235 = freeze double %r235
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 235, double %x235)
  %r236 = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 -7, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %x236 = freeze double %r236
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 236, double %x236)
  %m0 = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 2)
  %m1 = call i32 @llvm.get.rounding()
  %up = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 3.0, metadata !"round.dynamic", metadata !"fpexcept.strict")
  call void @llvm.set.rounding(i32 1)
  %m2 = call i32 @llvm.get.rounding()
  %m12 = sext i32 %m1 to i64
  %m22 = sext i32 %m2 to i64
  call i32 (ptr, ...) @printf(ptr @fmt2, i32 %m0, i64 %m12, i64 %m22)
  call i32 (ptr, ...) @printf(ptr @fmtf, i32 0, double %up)
  %t0 = call i64 @llvm.readcyclecounter()
  %t1 = call i64 @llvm.readcyclecounter()
  %later = icmp uge i64 %t1, %t0
  %later2 = zext i1 %later to i64
  %fa = call ptr @llvm.frameaddress.p0(i32 0)
  %isnull = icmp eq ptr %fa, null
  %isnull2 = zext i1 %isnull to i32
  call i32 (ptr, ...) @printf(ptr @fmt1, i32 %isnull2, i64 %later2)
  ret i32 0
}
