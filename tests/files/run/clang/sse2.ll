; test: the intrinsics of SSE2 that clang 19 writes for its headers.
; exit: 0
; stdout: packs16 01 fe 7f 80 7f 80 7f 80 07 46 80 7f 80 80 fd 7f
; stdout: packus16 01 00 ff 00 ff 00 ff 00 07 46 00 ff 00 00 00 ff
; stdout: packs32 00 80 00 80 00 80 00 80 ff 7f ff 7f 00 80 ff 7f
; stdout: mulhi 00 00 ff ff fc ff d5 ff 00 c0 00 40 ff ff 0a fa
; stdout: mulhu 00 00 45 00 28 01 2d 1b ff 3f 00 40 38 30 18 21
; stdout: madd 7b ff ff ff 30 12 d2 ff 00 80 00 00 83 03 0a fa
; stdout: sad 05 01 00 00 00 00 00 00 08 00 00 00 00 00 00 00
; stdout: avg8 01 01 80 80 80 33 3c 47 50 5b 64 9c a7 b0 bb 06
; stdout: avg16 04 00 22 80 38 7f e4 8c 00 80 00 80 1b 98 00 80
; stdout: masks 30744 2 1
; stdout: slli16 08 00 f0 ff 60 09 80 f3 f8 ff 00 00 c8 81 88 c7
; stdout: slli32 20 00 c0 ff 80 25 00 ce e0 ff 0f 00 20 07 26 1e
; stdout: slli64 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: srli16 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: srli32 00 fc ff 01 02 e0 fc 01 ff 00 00 01 60 e2 b1 01
; stdout: srli64 00 f0 ff 67 09 80 f3 07 ff 03 00 cc 81 89 c7 06
; stdout: srlineg 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: srai16 00 00 ff ff 4b 00 9c ff ff 1f 00 e0 0e 0c 3c f6
; stdout: srai16b 00 00 ff ff 00 00 ff ff 00 00 ff ff 00 00 ff ff
; stdout: srai32 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
; stdout: srai32v 00 f0 ff ff 09 80 f3 ff ff 03 00 fc 81 89 c7 fe
; stdout: sll16 20 00 c0 ff 80 25 00 ce e0 ff 00 00 20 07 20 1e
; stdout: sll32 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: sll64 10 00 e0 ff cf 12 00 e7 f0 ff 07 00 98 03 13 8f
; stdout: srl16 00 00 ff 0f 12 00 e7 0f ff 07 00 08 03 03 8f 0d
; stdout: srl32 00 f0 ff 07 09 80 f3 07 ff 03 00 04 81 89 c7 06
; stdout: srl64 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: sra16 00 00 ff ff 00 00 ff ff 00 00 ff ff 00 00 ff ff
; stdout: sra32 00 e0 ff ff 12 00 e7 ff ff 07 00 f8 03 13 8f fd
; stdout: min 00 00 c0 3f 00 00 20 c0 00 00 00 80 00 00 80 3f
; stdout: max 00 00 20 40 00 00 20 c0 76 84 df 50 00 00 80 3f
; stdout: minr 00 00 c0 3f 00 00 20 c0 00 00 00 80 00 00 c0 7f
; stdout: minss 00 00 c0 3f 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: maxss 00 00 20 40 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: mind 00 00 00 00 00 00 f8 bf 00 00 00 00 00 00 f8 7f
; stdout: maxd 00 00 00 00 00 00 04 40 9c 75 00 88 3c e4 37 7e
; stdout: minsd 00 00 00 00 00 00 f8 bf 9c 75 00 88 3c e4 37 7e
; stdout: maxsd 00 00 00 00 00 00 04 40 9c 75 00 88 3c e4 37 7e
; stdout: comi 0 1 1 0 0 1 0 0 0 0 0 1 0 1 1 0 0 1
; stdout: cmpeq 00 00 00 00 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: cmplt ff ff ff ff 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: cmple ff ff ff ff 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: cmpun ff ff ff ff 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: cmpord 00 00 00 00 00 00 20 c0 76 84 df 50 00 00 c0 7f
; stdout: cmpneq ff ff ff ff ff ff ff ff 9c 75 00 88 3c e4 37 7e
; stdout: cmpnlt 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e
; stdout: cmpnle 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e
; stdout: cmpgt 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e
; stdout: ints 2 1 2 2 -2 -1 2 2 -2147483648 -2147483648
; stdout: cvtps 02 00 00 00 fe ff ff ff 00 00 00 80 00 00 00 80
; stdout: cvttps 01 00 00 00 fe ff ff ff 00 00 00 80 00 00 00 80
; stdout: cvtpd fe ff ff ff 00 00 00 80 00 00 00 00 00 00 00 00
; stdout: cvttpd ff ff ff ff 00 00 00 80 00 00 00 00 00 00 00 00
; stdout: pd2ps cd cc cc 3d 00 00 e8 c0 00 00 00 00 00 00 00 00
; stdout: sd2ss 00 00 c0 bf 00 00 20 c0 76 84 df 50 00 00 c0 7f

@five = global i32 5, align 4
@big = global i32 70, align 4
@neg = global i32 -1, align 4
@zero = global i32 0, align 4
@a = global <2 x i64> zeroinitializer, align 16
@b = global <2 x i64> zeroinitializer, align 16
@c8a = global <2 x i64> zeroinitializer, align 16
@c8b = global <2 x i64> zeroinitializer, align 16
@f = global <4 x float> zeroinitializer, align 16
@g = global <4 x float> zeroinitializer, align 16
@d = global <2 x double> zeroinitializer, align 16
@e = global <2 x double> zeroinitializer, align 16
@.str = private unnamed_addr constant [8 x i8] c"packs16\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"packus16\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"packs32\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"mulhi\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"mulhu\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"madd\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"sad\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"avg8\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"avg16\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"masks %d %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"slli16\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"slli32\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"slli64\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"srli16\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"srli32\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"srli64\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"srlineg\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"srai16\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"srai16b\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"srai32\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"srai32v\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"sll16\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"sll32\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"sll64\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"srl16\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"srl32\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"srl64\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"sra16\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"sra32\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"min\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"max\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"minr\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"minss\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"maxss\00", align 1
@.str.34 = private unnamed_addr constant [5 x i8] c"mind\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"maxd\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"minsd\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c"maxsd\00", align 1
@.str.38 = private unnamed_addr constant [23 x i8] c"comi %d %d %d %d %d %d\00", align 1
@.str.39 = private unnamed_addr constant [19 x i8] c" %d %d %d %d %d %d\00", align 1
@.str.40 = private unnamed_addr constant [20 x i8] c" %d %d %d %d %d %d\0A\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"cmpeq\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"cmplt\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"cmple\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"cmpun\00", align 1
@.str.45 = private unnamed_addr constant [7 x i8] c"cmpord\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"cmpneq\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"cmpnlt\00", align 1
@.str.48 = private unnamed_addr constant [7 x i8] c"cmpnle\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"cmpgt\00", align 1
@.str.50 = private unnamed_addr constant [21 x i8] c"ints %d %d %lld %lld\00", align 1
@.str.51 = private unnamed_addr constant [17 x i8] c" %d %d %lld %lld\00", align 1
@.str.52 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@.str.53 = private unnamed_addr constant [6 x i8] c"cvtps\00", align 1
@.str.54 = private unnamed_addr constant [7 x i8] c"cvttps\00", align 1
@.str.55 = private unnamed_addr constant [6 x i8] c"cvtpd\00", align 1
@.str.56 = private unnamed_addr constant [7 x i8] c"cvttpd\00", align 1
@.str.57 = private unnamed_addr constant [6 x i8] c"pd2ps\00", align 1
@.str.58 = private unnamed_addr constant [6 x i8] c"sd2ss\00", align 1
@.str.59 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.60 = private unnamed_addr constant [6 x i8] c" %02x\00", align 1

define noundef i32 @main() {
  store <2 x i64> <i64 -112588697899237375, i64 -2814415268611063809>, ptr @a, align 16
  store <2 x i64> <i64 1970603305478782983, i64 2814468281392463872>, ptr @b, align 16
  store <2 x i64> <i64 5060976154211451136, i64 412836545492703824>, ptr @c8a, align 16
  store <2 x i64> <i64 5132752281845891073, i64 485174519273839439>, ptr @c8b, align 16
  store <4 x float> <float 1.500000e+00, float -2.500000e+00, float 0x421BF08EC0000000, float 0x7FF8000000000000>, ptr @f, align 16
  store <4 x float> <float 2.500000e+00, float -2.500000e+00, float -0.000000e+00, float 1.000000e+00>, ptr @g, align 16
  store <2 x double> <double -1.500000e+00, double 1.000000e+300>, ptr @d, align 16
  store <2 x double> <double 2.500000e+00, double 0x7FF8000000000000>, ptr @e, align 16
  tail call fastcc void @show(ptr noundef nonnull @.str, <2 x i64> noundef <i64 -9187483429707448831, i64 9222668901307926023>)
  %1 = load <8 x i16>, ptr @a, align 16
  %2 = load <8 x i16>, ptr @b, align 16
  %3 = tail call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %1, <8 x i16> %2)
  %4 = bitcast <16 x i8> %3 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.1, <2 x i64> noundef %4)
  %5 = load <4 x i32>, ptr @a, align 16
  %6 = load <4 x i32>, ptr @b, align 16
  %7 = tail call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %5, <4 x i32> %6)
  %8 = bitcast <8 x i16> %7 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.2, <2 x i64> noundef %8)
  %9 = load <8 x i16>, ptr @a, align 16
  %10 = load <8 x i16>, ptr @b, align 16
  %11 = tail call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %9, <8 x i16> %10)
  %12 = bitcast <8 x i16> %11 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.3, <2 x i64> noundef %12)
  %13 = load <8 x i16>, ptr @a, align 16
  %14 = load <8 x i16>, ptr @b, align 16
  %15 = tail call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %13, <8 x i16> %14)
  %16 = bitcast <8 x i16> %15 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.4, <2 x i64> noundef %16)
  %17 = load <8 x i16>, ptr @a, align 16
  %18 = load <8 x i16>, ptr @b, align 16
  %19 = tail call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %17, <8 x i16> %18)
  %20 = bitcast <4 x i32> %19 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.5, <2 x i64> noundef %20)
  %21 = load <16 x i8>, ptr @c8a, align 16
  %22 = load <16 x i8>, ptr @c8b, align 16
  %23 = tail call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %21, <16 x i8> %22)
  tail call fastcc void @show(ptr noundef nonnull @.str.6, <2 x i64> noundef %23)
  %24 = load <16 x i8>, ptr @c8a, align 16
  %25 = load <16 x i8>, ptr @c8b, align 16
  %26 = tail call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %24, <16 x i8> %25)
  %27 = bitcast <16 x i8> %26 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.7, <2 x i64> noundef %27)
  %28 = load <8 x i16>, ptr @a, align 16
  %29 = load <8 x i16>, ptr @b, align 16
  %30 = tail call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %28, <8 x i16> %29)
  %31 = bitcast <8 x i16> %30 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.8, <2 x i64> noundef %31)
  %32 = load <16 x i8>, ptr @c8a, align 16
  %33 = icmp slt <16 x i8> %32, zeroinitializer
  %34 = bitcast <16 x i1> %33 to i16
  %35 = zext i16 %34 to i32
  %36 = load <4 x i32>, ptr @f, align 16
  %37 = icmp slt <4 x i32> %36, zeroinitializer
  %38 = bitcast <4 x i1> %37 to i4
  %39 = zext i4 %38 to i32
  %40 = load <2 x i64>, ptr @d, align 16
  %41 = icmp slt <2 x i64> %40, zeroinitializer
  %42 = bitcast <2 x i1> %41 to i2
  %43 = zext i2 %42 to i32
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %35, i32 noundef %39, i32 noundef %43)
  %45 = load <8 x i16>, ptr @a, align 16
  %46 = shl <8 x i16> %45, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  %47 = bitcast <8 x i16> %46 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.10, <2 x i64> noundef %47)
  %48 = load <4 x i32>, ptr @a, align 16
  %49 = load volatile i32, ptr @five, align 4
  %50 = tail call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %48, i32 %49)
  %51 = bitcast <4 x i32> %50 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.11, <2 x i64> noundef %51)
  %52 = load <2 x i64>, ptr @a, align 16
  %53 = load volatile i32, ptr @big, align 4
  %54 = tail call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %52, i32 %53)
  tail call fastcc void @show(ptr noundef nonnull @.str.12, <2 x i64> noundef %54)
  tail call fastcc void @show(ptr noundef nonnull @.str.13, <2 x i64> noundef zeroinitializer)
  %55 = load <4 x i32>, ptr @a, align 16
  %56 = lshr <4 x i32> %55, <i32 7, i32 7, i32 7, i32 7>
  %57 = bitcast <4 x i32> %56 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.14, <2 x i64> noundef %57)
  %58 = load <2 x i64>, ptr @a, align 16
  %59 = load volatile i32, ptr @five, align 4
  %60 = tail call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %58, i32 %59)
  tail call fastcc void @show(ptr noundef nonnull @.str.15, <2 x i64> noundef %60)
  %61 = load <4 x i32>, ptr @a, align 16
  %62 = load volatile i32, ptr @neg, align 4
  %63 = tail call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %61, i32 %62)
  %64 = bitcast <4 x i32> %63 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.16, <2 x i64> noundef %64)
  %65 = load <8 x i16>, ptr @a, align 16
  %66 = ashr <8 x i16> %65, <i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2>
  %67 = bitcast <8 x i16> %66 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.17, <2 x i64> noundef %67)
  %68 = load <8 x i16>, ptr @a, align 16
  %69 = load volatile i32, ptr @big, align 4
  %70 = tail call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %68, i32 %69)
  %71 = bitcast <8 x i16> %70 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.18, <2 x i64> noundef %71)
  %72 = load <4 x i32>, ptr @a, align 16
  %73 = ashr <4 x i32> %72, <i32 31, i32 31, i32 31, i32 31>
  %74 = bitcast <4 x i32> %73 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.19, <2 x i64> noundef %74)
  %75 = load <4 x i32>, ptr @a, align 16
  %76 = load volatile i32, ptr @five, align 4
  %77 = tail call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %75, i32 %76)
  %78 = bitcast <4 x i32> %77 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.20, <2 x i64> noundef %78)
  %79 = load volatile i32, ptr @five, align 4
  %80 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %79, i64 0
  %81 = load <8 x i16>, ptr @a, align 16
  %82 = bitcast <4 x i32> %80 to <8 x i16>
  %83 = tail call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %81, <8 x i16> %82)
  %84 = bitcast <8 x i16> %83 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.21, <2 x i64> noundef %84)
  tail call fastcc void @show(ptr noundef nonnull @.str.22, <2 x i64> noundef zeroinitializer)
  %85 = load <2 x i64>, ptr @a, align 16
  %86 = shl <2 x i64> %85, <i64 4, i64 4>
  tail call fastcc void @show(ptr noundef nonnull @.str.23, <2 x i64> noundef %86)
  %87 = load <8 x i16>, ptr @a, align 16
  %88 = lshr <8 x i16> %87, <i16 4, i16 4, i16 4, i16 4, i16 4, i16 4, i16 4, i16 4>
  %89 = bitcast <8 x i16> %88 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.24, <2 x i64> noundef %89)
  %90 = load <4 x i32>, ptr @a, align 16
  %91 = tail call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %90, <4 x i32> %80)
  %92 = bitcast <4 x i32> %91 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.25, <2 x i64> noundef %92)
  tail call fastcc void @show(ptr noundef nonnull @.str.26, <2 x i64> noundef zeroinitializer)
  %93 = load <8 x i16>, ptr @a, align 16
  %94 = ashr <8 x i16> %93, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
  %95 = bitcast <8 x i16> %94 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.27, <2 x i64> noundef %95)
  %96 = load <4 x i32>, ptr @a, align 16
  %97 = ashr <4 x i32> %96, <i32 4, i32 4, i32 4, i32 4>
  %98 = bitcast <4 x i32> %97 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.28, <2 x i64> noundef %98)
  %99 = load <4 x float>, ptr @f, align 16
  %100 = load <4 x float>, ptr @g, align 16
  %101 = tail call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %99, <4 x float> %100)
  %102 = bitcast <4 x float> %101 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.29, <2 x i64> noundef %102)
  %103 = load <4 x float>, ptr @f, align 16
  %104 = load <4 x float>, ptr @g, align 16
  %105 = tail call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %103, <4 x float> %104)
  %106 = bitcast <4 x float> %105 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.30, <2 x i64> noundef %106)
  %107 = load <4 x float>, ptr @g, align 16
  %108 = load <4 x float>, ptr @f, align 16
  %109 = tail call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %107, <4 x float> %108)
  %110 = bitcast <4 x float> %109 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.31, <2 x i64> noundef %110)
  %111 = load <4 x float>, ptr @f, align 16
  %112 = load <4 x float>, ptr @g, align 16
  %113 = tail call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %111, <4 x float> %112)
  %114 = bitcast <4 x float> %113 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.32, <2 x i64> noundef %114)
  %115 = load <4 x float>, ptr @f, align 16
  %116 = load <4 x float>, ptr @g, align 16
  %117 = tail call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %115, <4 x float> %116)
  %118 = bitcast <4 x float> %117 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.33, <2 x i64> noundef %118)
  %119 = load <2 x double>, ptr @d, align 16
  %120 = load <2 x double>, ptr @e, align 16
  %121 = tail call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %119, <2 x double> %120)
  %122 = bitcast <2 x double> %121 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.34, <2 x i64> noundef %122)
  %123 = load <2 x double>, ptr @e, align 16
  %124 = load <2 x double>, ptr @d, align 16
  %125 = tail call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %123, <2 x double> %124)
  %126 = bitcast <2 x double> %125 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.35, <2 x i64> noundef %126)
  %127 = load <2 x double>, ptr @d, align 16
  %128 = load <2 x double>, ptr @e, align 16
  %129 = tail call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %127, <2 x double> %128)
  %130 = bitcast <2 x double> %129 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.36, <2 x i64> noundef %130)
  %131 = load <2 x double>, ptr @d, align 16
  %132 = load <2 x double>, ptr @e, align 16
  %133 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %131, <2 x double> %132)
  %134 = bitcast <2 x double> %133 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.37, <2 x i64> noundef %134)
  %135 = load <4 x float>, ptr @f, align 16
  %136 = load <4 x float>, ptr @g, align 16
  %137 = tail call i32 @llvm.x86.sse.comieq.ss(<4 x float> %135, <4 x float> %136)
  %138 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %135, <4 x float> %136)
  %139 = tail call i32 @llvm.x86.sse.comile.ss(<4 x float> %135, <4 x float> %136)
  %140 = tail call i32 @llvm.x86.sse.comigt.ss(<4 x float> %135, <4 x float> %136)
  %141 = tail call i32 @llvm.x86.sse.comige.ss(<4 x float> %135, <4 x float> %136)
  %142 = tail call i32 @llvm.x86.sse.comineq.ss(<4 x float> %135, <4 x float> %136)
  %143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.38, i32 noundef %137, i32 noundef %138, i32 noundef %139, i32 noundef %140, i32 noundef %141, i32 noundef %142)
  %144 = load <4 x float>, ptr @f, align 16
  %145 = tail call i32 @llvm.x86.sse.comieq.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %146 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %147 = tail call i32 @llvm.x86.sse.comile.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %148 = tail call i32 @llvm.x86.sse.comigt.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %149 = tail call i32 @llvm.x86.sse.comige.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %150 = tail call i32 @llvm.x86.sse.comineq.ss(<4 x float> %144, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, i32 noundef %145, i32 noundef %146, i32 noundef %147, i32 noundef %148, i32 noundef %149, i32 noundef %150)
  %152 = load <2 x double>, ptr @d, align 16
  %153 = load <2 x double>, ptr @e, align 16
  %154 = tail call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %152, <2 x double> %153)
  %155 = tail call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %152, <2 x double> %153)
  %156 = tail call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %152, <2 x double> %153)
  %157 = tail call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %152, <2 x double> %153)
  %158 = tail call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %152, <2 x double> %153)
  %159 = tail call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %152, <2 x double> %153)
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, i32 noundef %154, i32 noundef %155, i32 noundef %156, i32 noundef %157, i32 noundef %158, i32 noundef %159)
  %161 = load <4 x float>, ptr @f, align 16
  %162 = load <4 x float>, ptr @g, align 16
  %163 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %161, <4 x float> %162, i8 0)
  %164 = bitcast <4 x float> %163 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.41, <2 x i64> noundef %164)
  %165 = load <4 x float>, ptr @f, align 16
  %166 = load <4 x float>, ptr @g, align 16
  %167 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %165, <4 x float> %166, i8 1)
  %168 = bitcast <4 x float> %167 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.42, <2 x i64> noundef %168)
  %169 = load <4 x float>, ptr @f, align 16
  %170 = load <4 x float>, ptr @g, align 16
  %171 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %169, <4 x float> %170, i8 2)
  %172 = bitcast <4 x float> %171 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.43, <2 x i64> noundef %172)
  %173 = load <4 x float>, ptr @f, align 16
  %174 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %173, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>, i8 3)
  %175 = bitcast <4 x float> %174 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.44, <2 x i64> noundef %175)
  %176 = load <4 x float>, ptr @f, align 16
  %177 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %176, <4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>, i8 7)
  %178 = bitcast <4 x float> %177 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.45, <2 x i64> noundef %178)
  %179 = load <2 x double>, ptr @d, align 16
  %180 = load <2 x double>, ptr @e, align 16
  %181 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %179, <2 x double> %180, i8 4)
  %182 = bitcast <2 x double> %181 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.46, <2 x i64> noundef %182)
  %183 = load <2 x double>, ptr @d, align 16
  %184 = load <2 x double>, ptr @e, align 16
  %185 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %183, <2 x double> %184, i8 5)
  %186 = bitcast <2 x double> %185 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.47, <2 x i64> noundef %186)
  %187 = load <2 x double>, ptr @d, align 16
  %188 = load <2 x double>, ptr @e, align 16
  %189 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %187, <2 x double> %188, i8 6)
  %190 = bitcast <2 x double> %189 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.48, <2 x i64> noundef %190)
  %191 = load <2 x double>, ptr @d, align 16
  %192 = load <2 x double>, ptr @e, align 16
  %193 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %192, <2 x double> %191, i8 1)
  %194 = shufflevector <2 x double> %193, <2 x double> %191, <2 x i32> <i32 0, i32 3>
  %195 = bitcast <2 x double> %194 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.49, <2 x i64> noundef %195)
  %196 = load <4 x float>, ptr @f, align 16
  %197 = tail call i32 @llvm.x86.sse.cvtss2si(<4 x float> %196)
  %198 = tail call i32 @llvm.x86.sse.cvttss2si(<4 x float> %196)
  %199 = load <4 x float>, ptr @g, align 16
  %200 = tail call i64 @llvm.x86.sse.cvtss2si64(<4 x float> %199)
  %201 = tail call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %199)
  %202 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.50, i32 noundef %197, i32 noundef %198, i64 noundef %200, i64 noundef %201)
  %203 = load <2 x double>, ptr @d, align 16
  %204 = tail call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> %203)
  %205 = tail call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %203)
  %206 = load <2 x double>, ptr @e, align 16
  %207 = tail call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %206)
  %208 = tail call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %206)
  %209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.51, i32 noundef %204, i32 noundef %205, i64 noundef %207, i64 noundef %208)
  %210 = tail call i32 @llvm.x86.sse.cvttss2si(<4 x float> <float 0x7FF8000000000000, float poison, float poison, float poison>)
  %211 = tail call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> <double 1.000000e+300, double poison>)
  %212 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, i32 noundef %210, i32 noundef %211)
  %213 = load <4 x float>, ptr @f, align 16
  %214 = tail call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %213)
  %215 = bitcast <4 x i32> %214 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.53, <2 x i64> noundef %215)
  %216 = load <4 x float>, ptr @f, align 16
  %217 = tail call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %216)
  %218 = bitcast <4 x i32> %217 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.54, <2 x i64> noundef %218)
  %219 = load <2 x double>, ptr @d, align 16
  %220 = tail call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %219)
  %221 = bitcast <4 x i32> %220 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.55, <2 x i64> noundef %221)
  %222 = load <2 x double>, ptr @d, align 16
  %223 = tail call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %222)
  %224 = bitcast <4 x i32> %223 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.56, <2 x i64> noundef %224)
  %225 = tail call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> <double 1.000000e-01, double -7.250000e+00>)
  %226 = bitcast <4 x float> %225 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.57, <2 x i64> noundef %226)
  %227 = load <4 x float>, ptr @f, align 16
  %228 = load <2 x double>, ptr @d, align 16
  %229 = tail call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %227, <2 x double> %228)
  %230 = bitcast <4 x float> %229 to <2 x i64>
  tail call fastcc void @show(ptr noundef nonnull @.str.58, <2 x i64> noundef %230)
  tail call void @llvm.x86.sse2.clflush(ptr nonnull @a)
  tail call void @llvm.x86.sse2.pause()
  tail call void @llvm.x86.sse2.mfence()
  ret i32 0
}

define internal fastcc void @show(ptr noundef %0, <2 x i64> noundef %1) unnamed_addr #1 {
  %3 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  store <2 x i64> %1, ptr %3, align 16
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.59, ptr noundef %0)
  br label %7

5:
  %6 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  ret void

7:
  %8 = phi i64 [ 0, %2 ], [ %13, %7 ]
  %9 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.60, i32 noundef %11)
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, 16
  br i1 %14, label %5, label %7
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.x86.sse2.clflush(ptr)

declare void @llvm.x86.sse2.pause()

declare void @llvm.x86.sse2.mfence()

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)

declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)

declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)

declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)

declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)

declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)

declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)

declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)

declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32)

declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)

declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)

declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)

declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32)

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)

declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)

declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>)

declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>)

declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)

declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)

declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>)

declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>)

declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>)

declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)

declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>)

declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>)

declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg)

declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg)

declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)

declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)

declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>)

declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>)

declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>)

declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)

declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>)

declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>)

declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>)

declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>)

declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>)

declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>)

declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>)

declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>)

declare noundef i32 @putchar(i32 noundef)

attributes #1 = { noinline }
