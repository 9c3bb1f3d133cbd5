; test: intrinsics of AVX2 that clang 19 writes for its headers, on any processor.
; oracle: none (only processors with AVX2 run what LLVM makes of it)
; exit: 0
; stdout: packs 01 fe 7f 80 7f 80 7f 80 07 46 80 7f 80 80 fd 7f 05 06 07 7f 80 7f 80 7f 01 02 fd 04 05 06 07 28
; stdout: packus 01 00 ff 00 ff 00 ff 00 07 46 00 ff 00 00 00 ff 05 06 07 ff 00 ff 00 ff 01 02 00 04 05 06 07 28
; stdout: packs32 00 80 00 80 00 80 00 80 ff 7f ff 7f 00 80 ff 7f ff 7f ff 7f ff 7f ff 7f ff 7f ff 7f ff 7f ff 7f
; stdout: packus32 00 00 00 00 00 00 00 00 ff ff ff ff 00 00 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
; stdout: mulhi 00 00 ff ff fc ff d5 ff 00 c0 00 40 ff ff 0a fa 00 00 00 00 ff ff 00 00 ff ff 00 00 fc ff 12 00
; stdout: mulhu 00 00 45 00 28 01 2d 1b ff 3f 00 40 38 30 18 21 00 00 00 00 06 00 00 00 04 00 00 00 03 00 12 00
; stdout: madd 7b ff ff ff 30 12 d2 ff 00 80 00 00 83 03 0a fa 11 00 00 00 6b 0c 00 00 dc 05 00 00 30 1b 0f 00
; stdout: sad cc 03 00 00 00 00 00 00 27 04 00 00 00 00 00 00 1c 02 00 00 00 00 00 00 28 04 00 00 00 00 00 00
; stdout: avg 04 00 a2 80 38 7f 64 8d 80 80 00 80 9b 98 80 80 03 00 04 00 82 80 12 02 41 7e 77 02 6c 45 2c 3b
; stdout: 906021260 66 1
; stdout: slli 20 00 c0 ff 80 25 00 ce e0 ff 00 00 20 07 20 1e a0 00 c0 00 e0 00 00 64 80 8f 00 7d 00 5a 00 a6
; stdout: sra 00 f0 ff ff 09 80 f3 ff ff 03 00 fc 81 89 c7 fe 00 30 00 00 00 00 19 00 e3 47 1f 00 56 84 a9 03
; stdout: srl 00 f0 ff 67 09 80 f3 07 ff 03 00 cc 81 89 c7 06 00 30 00 38 00 00 19 00 e3 47 1f 80 56 84 a9 03
; stdout: sllv 01 00 fe ff 58 02 e0 fc 00 00 00 80 00 00 00 00 00 00 00 00 e0 00 00 64 00 1f 3f fa 00 68 45 98
; stdout: srlv 01 00 fe ff 96 00 38 7f 01 00 00 00 00 00 00 00 00 00 00 00 00 00 19 00 f1 a3 0f 00 15 61 ea 00
; stdout: srav 01 00 fe ff 96 00 38 ff ff ff ff ff ff ff ff ff 00 00 00 00 00 00 19 00 f1 a3 0f 00 15 61 ea 00
; stdout: sllv64 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: min 00 00 c0 3f 00 00 20 c0 00 00 00 80 00 00 80 3f 00 00 b0 40 00 00 d0 40 00 00 f0 c0 00 00 c0 40
; stdout: cvt 02 00 00 00 fe ff ff ff 00 00 00 80 04 00 00 00 06 00 00 00 06 00 00 00 f8 ff ff ff 08 00 00 00
; stdout: cvtt 01 00 00 00 fe ff ff ff 00 00 00 80 04 00 00 00 05 00 00 00 06 00 00 00 f9 ff ff ff 08 00 00 00
; stdout: -2 2 -2147483648 0
; stdout: -1 2 -2147483648 0
; stdout: bfc00000 40200000 7f800000 3dcccccd

@five = global i32 5, align 4
@a = global <4 x i64> zeroinitializer, align 32
@b = global <4 x i64> zeroinitializer, align 32
@f = global <8 x float> zeroinitializer, align 32
@g = global <8 x float> zeroinitializer, align 32
@d = global <4 x double> zeroinitializer, align 32
@.str = private unnamed_addr constant [6 x i8] c"packs\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"packus\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"packs32\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"packus32\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"mulhi\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"mulhu\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"madd\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"sad\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"avg\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"slli\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"sra\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"srl\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"sllv\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"srlv\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"srav\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"sllv64\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"min\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"cvt\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"cvtt\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"%x %x %x %x\0A\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c" %02x\00", align 1

define noundef i32 @main() #0 {
  store <4 x i64> <i64 -112588697899237375, i64 -2814415268611063809, i64 225180011433689093, i64 8444401927343111292>, ptr @a, align 32
  store <4 x i64> <i64 1970603305478782983, i64 2814468281392463872, i64 1407361998782465, i64 11259029133590533>, ptr @b, align 32
  store <8 x float> <float 1.500000e+00, float -2.500000e+00, float 0x421BF08EC0000000, float 4.000000e+00, float 5.500000e+00, float 6.500000e+00, float -7.500000e+00, float 8.000000e+00>, ptr @f, align 32
  store <8 x float> <float 2.500000e+00, float -2.500000e+00, float -0.000000e+00, float 1.000000e+00, float 9.000000e+00, float 8.000000e+00, float -7.000000e+00, float 6.000000e+00>, ptr @g, align 32
  store <4 x double> <double -1.500000e+00, double 2.500000e+00, double 1.000000e+300, double 1.000000e-01>, ptr @d, align 32
  tail call fastcc void @show(ptr noundef nonnull @.str, <4 x i64> noundef <i64 -9187483429707448831, i64 9222668901307926023, i64 9187483429699520005, i64 2884280704982385153>)
  %1 = load <16 x i16>, ptr @a, align 32
  %2 = load <16 x i16>, ptr @b, align 32
  %3 = tail call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %1, <16 x i16> %2)
  %4 = bitcast <32 x i8> %3 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.1, <4 x i64> noundef %4)
  %5 = load <8 x i32>, ptr @a, align 32
  %6 = load <8 x i32>, ptr @b, align 32
  %7 = tail call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %5, <8 x i32> %6)
  %8 = bitcast <16 x i16> %7 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.2, <4 x i64> noundef %8)
  %9 = load <8 x i32>, ptr @a, align 32
  %10 = load <8 x i32>, ptr @b, align 32
  %11 = tail call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %9, <8 x i32> %10)
  %12 = bitcast <16 x i16> %11 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.3, <4 x i64> noundef %12)
  %13 = load <16 x i16>, ptr @a, align 32
  %14 = load <16 x i16>, ptr @b, align 32
  %15 = tail call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %13, <16 x i16> %14)
  %16 = bitcast <16 x i16> %15 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.4, <4 x i64> noundef %16)
  %17 = load <16 x i16>, ptr @a, align 32
  %18 = load <16 x i16>, ptr @b, align 32
  %19 = tail call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %17, <16 x i16> %18)
  %20 = bitcast <16 x i16> %19 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.5, <4 x i64> noundef %20)
  %21 = load <16 x i16>, ptr @a, align 32
  %22 = load <16 x i16>, ptr @b, align 32
  %23 = tail call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %21, <16 x i16> %22)
  %24 = bitcast <8 x i32> %23 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.6, <4 x i64> noundef %24)
  %25 = load <32 x i8>, ptr @a, align 32
  %26 = load <32 x i8>, ptr @b, align 32
  %27 = tail call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %25, <32 x i8> %26)
  tail call fastcc void @show(ptr noundef nonnull @.str.7, <4 x i64> noundef %27)
  %28 = load <32 x i8>, ptr @a, align 32
  %29 = load <32 x i8>, ptr @b, align 32
  %30 = tail call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %28, <32 x i8> %29)
  %31 = bitcast <32 x i8> %30 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.8, <4 x i64> noundef %31)
  %32 = load <32 x i8>, ptr @a, align 32
  %33 = icmp slt <32 x i8> %32, zeroinitializer
  %34 = bitcast <32 x i1> %33 to i32
  %35 = load <8 x i32>, ptr @f, align 32
  %36 = icmp slt <8 x i32> %35, zeroinitializer
  %37 = bitcast <8 x i1> %36 to i8
  %38 = zext i8 %37 to i32
  %39 = load <4 x i64>, ptr @d, align 32
  %40 = icmp slt <4 x i64> %39, zeroinitializer
  %41 = bitcast <4 x i1> %40 to i4
  %42 = zext i4 %41 to i32
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %34, i32 noundef %38, i32 noundef %42)
  %44 = load <16 x i16>, ptr @a, align 32
  %45 = load volatile i32, ptr @five, align 4
  %46 = tail call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %44, i32 %45)
  %47 = bitcast <16 x i16> %46 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.10, <4 x i64> noundef %47)
  %48 = load <8 x i32>, ptr @a, align 32
  %49 = load volatile i32, ptr @five, align 4
  %50 = insertelement <4 x i32> <i32 poison, i32 0, i32 poison, i32 poison>, i32 %49, i64 0
  %51 = tail call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %48, <4 x i32> %50)
  %52 = bitcast <8 x i32> %51 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.11, <4 x i64> noundef %52)
  %53 = load <4 x i64>, ptr @a, align 32
  %54 = load volatile i32, ptr @five, align 4
  %55 = insertelement <4 x i32> <i32 poison, i32 0, i32 poison, i32 poison>, i32 %54, i64 0
  %56 = bitcast <4 x i32> %55 to <2 x i64>
  %57 = tail call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %53, <2 x i64> %56)
  tail call fastcc void @show(ptr noundef nonnull @.str.12, <4 x i64> noundef %57)
  %58 = load <8 x i32>, ptr @a, align 32
  %59 = tail call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %58, <8 x i32> <i32 0, i32 1, i32 31, i32 32, i32 -1, i32 5, i32 6, i32 7>)
  %60 = bitcast <8 x i32> %59 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.13, <4 x i64> noundef %60)
  %61 = load <8 x i32>, ptr @a, align 32
  %62 = tail call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> %61, <8 x i32> <i32 0, i32 1, i32 31, i32 32, i32 -1, i32 5, i32 6, i32 7>)
  %63 = bitcast <8 x i32> %62 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.14, <4 x i64> noundef %63)
  %64 = load <8 x i32>, ptr @a, align 32
  %65 = ashr <8 x i32> %64, <i32 0, i32 1, i32 31, i32 31, i32 31, i32 5, i32 6, i32 7>
  %66 = bitcast <8 x i32> %65 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.15, <4 x i64> noundef %66)
  tail call fastcc void @show(ptr noundef nonnull @.str.16, <4 x i64> noundef zeroinitializer)
  %67 = load <8 x float>, ptr @f, align 32
  %68 = load <8 x float>, ptr @g, align 32
  %69 = tail call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %67, <8 x float> %68)
  %70 = bitcast <8 x float> %69 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.17, <4 x i64> noundef %70)
  %71 = load <8 x float>, ptr @f, align 32
  %72 = tail call <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float> %71)
  %73 = bitcast <8 x i32> %72 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.18, <4 x i64> noundef %73)
  %74 = load <8 x float>, ptr @f, align 32
  %75 = tail call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %74)
  %76 = bitcast <8 x i32> %75 to <4 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.19, <4 x i64> noundef %76)
  %77 = load <4 x double>, ptr @d, align 32
  %78 = tail call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %77)
  %79 = tail call <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double> %77)
  %80 = tail call <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double> %77)
  %81 = extractelement <4 x i32> %78, i64 0
  %82 = extractelement <4 x i32> %78, i64 1
  %83 = extractelement <4 x i32> %78, i64 2
  %84 = extractelement <4 x i32> %78, i64 3
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84)
  %86 = extractelement <4 x i32> %79, i64 0
  %87 = extractelement <4 x i32> %79, i64 1
  %88 = extractelement <4 x i32> %79, i64 2
  %89 = extractelement <4 x i32> %79, i64 3
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %86, i32 noundef %87, i32 noundef %88, i32 noundef %89)
  %91 = bitcast <4 x float> %80 to <4 x i32>
  %92 = extractelement <4 x i32> %91, i64 0
  %93 = extractelement <4 x i32> %91, i64 1
  %94 = extractelement <4 x i32> %91, i64 2
  %95 = extractelement <4 x i32> %91, i64 3
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %92, i32 noundef %93, i32 noundef %94, i32 noundef %95)
  tail call void @llvm.x86.avx.vzeroupper()
  ret i32 0
}

define internal fastcc void @show(ptr noundef %0, <4 x i64> noundef %1) unnamed_addr #1 {
  %3 = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  store <4 x i64> %1, ptr %3, align 16
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %0)
  br label %7

5:
  %6 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  ret void

7:
  %8 = phi i64 [ 0, %2 ], [ %13, %7 ]
  %9 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, i32 noundef %11)
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, 32
  br i1 %14, label %5, label %7
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>)

declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>)

declare <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32>, <8 x i32>)

declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>)

declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>)

declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)

declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>)

declare <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8>, <32 x i8>)

declare <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16>, i32)

declare <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32>, <4 x i32>)

declare <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64>, <2 x i64>)

declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>)

declare <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32>, <8 x i32>)

declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>)

declare <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float>)

declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>)

declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>)

declare <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double>)

declare <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double>)

declare void @llvm.x86.avx.vzeroupper()

declare noundef i32 @putchar(i32 noundef)

attributes #0 = { "target-features"="+avx2" }
attributes #1 = { noinline "target-features"="+avx2" }

