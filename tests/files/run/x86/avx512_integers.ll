; test: intrinsics of AVX-512: lanes by numbers, bits by tables, sums of products, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; Each line is a hash of what the results of one for each row of the table are, as a processor with AVX-512 has computed it.
; stdout: a09d945a1cd8d6e5 x86.avx512.conflict.d.128
; stdout: 0243cfa845185aa5 x86.avx512.conflict.q.256
; stdout: 0b172e7f1cb45cd9 x86.avx512.dbpsadbw.512
; stdout: 3ce2b2e53138a886 x86.avx512.packssdw.512
; stdout: 95860f8d73cf93c6 x86.avx512.packsswb.512
; stdout: aaec7ba155658e72 x86.avx512.packusdw.512
; stdout: 2612edde631845de x86.avx512.packuswb.512
; stdout: b06f8aedaa86bd30 x86.avx512.pavg.b.512
; stdout: 14d0bc4add273456 x86.avx512.pavg.w.512
; stdout: f90090f298c5b137 x86.avx512.permvar.di.256
; stdout: 16b7d34550b533c5 x86.avx512.pmaddubs.w.512
; stdout: 66928181ad80e28c x86.avx512.pmaddw.d.512
; stdout: a74f8ae905ce1b00 x86.avx512.pmul.hr.sw.512
; stdout: c2cd56ed33fc6d30 x86.avx512.pmulh.w.512
; stdout: aad60bff25febe0e x86.avx512.pmulhu.w.512
; stdout: 9a33f76aea3d4f5a x86.avx512.pmultishift.qb.256
; stdout: 74cc2cfa8320f0fa x86.avx512.psad.bw.512
; stdout: da4180405d165f00 x86.avx512.pshuf.b.512
; stdout: ab0c262759a1d225 x86.avx512.psll.d.512
; stdout: ab0c262759a1d225 x86.avx512.pslli.w.512
; stdout: efa4450ff12a8090 x86.avx512.psllv.q.512
; stdout: 46611cfc37dc4765 x86.avx512.psra.q.256
; stdout: b7bb7c436a4d3f29 x86.avx512.psrai.w.512
; stdout: b542b4fac597f0c5 x86.avx512.psrav.q.128
; stdout: ab0c262759a1d225 x86.avx512.psrl.w.512
; stdout: ab0c262759a1d225 x86.avx512.psrli.q.512
; stdout: ab0c262759a1d225 x86.avx512.psrlv.q.512
; stdout: eb83b30bd5551e13 x86.avx512.pternlog.d.512
; stdout: 6bc999248faa5d04 x86.avx512.vpdpbusd.256
; stdout: d1633db488b3ae5f x86.avx512.vpdpbusds.512
; stdout: 0cb360e2d2e62424 x86.avx512.vpdpwssd.256
; stdout: 4435cbab6358a1f1 x86.avx512.vpdpwssds.256
; stdout: cdf013a5b147655e x86.avx512.vpermi2var.q.256
; stdout: 16a5909a5e071efe x86.avx512.vpermilvar.ps.512
; stdout: 8d91aeeaba7e95b3 x86.avx512.vpmadd52h.uq.128
; stdout: 1e4047939406dbb2 x86.avx512.vpmadd52l.uq.256
declare i32 @printf(ptr, ...)
@line = constant [12 x i8] c"%016lx %s\0A\00\00"
@hash = global i64 0
@result = global [64 x i8] zeroinitializer, align 64
@memory = global [512 x i8] zeroinitializer, align 64

define void @mixed(ptr %at, i64 %size) noinline {
entry:
  %start = load i64, ptr @hash
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %h = phi i64 [ %start, %entry ], [ %mixed, %loop ]
  %p = getelementptr i8, ptr %at, i64 %i
  %b = load i8, ptr %p
  %w = zext i8 %b to i64
  %x = xor i64 %h, %w
  %mixed = mul i64 %x, 1099511628211
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %loop, label %done
done:
  store i64 %mixed, ptr @hash
  ret void
}

define void @tried(ptr %f, ptr %name) noinline {
entry:
  store i64 -3750763034362895579, ptr @hash
  br label %fill
fill:
  %j = phi i64 [ 0, %entry ], [ %j1, %fill ]
  %q = getelementptr i8, ptr @memory, i64 %j
  %jm = mul i64 %j, 37
  %jt = trunc i64 %jm to i8
  store i8 %jt, ptr %q
  %j1 = add i64 %j, 1
  %jc = icmp ult i64 %j1, 512
  br i1 %jc, label %fill, label %loop
loop:
  %k = phi i64 [ 0, %fill ], [ %next, %loop ]
  call void %f(i64 %k)
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %done
done:
  %h = load i64, ptr @hash
  %n = call i32 (ptr, ...) @printf(ptr @line, i64 %h, ptr %name)
  ret void
}
declare <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32>)
declare <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64>)
declare <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8>, <64 x i8>, i32)
declare <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32>, <16 x i32>)
declare <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32>, <16 x i32>)
declare <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16>, <32 x i16>)
declare <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8>, <64 x i8>)
declare <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16>, <32 x i16>)
declare <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64>, <4 x i64>)
declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)
declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)
declare <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8>, <32 x i8>)
declare <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8>, <64 x i8>)
declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>)
declare <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32>, <4 x i32>)
declare <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16>, i32)
declare <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64>, <8 x i64>)
declare <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64>, <2 x i64>)
declare <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16>, i32)
declare <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64>, <2 x i64>)
declare <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16>, <8 x i16>)
declare <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64>, <8 x i64>)
declare <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i32)
declare <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64>, <4 x i64>, <4 x i64>)
declare <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float>, <16 x i32>)
declare <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64>, <4 x i64>, <4 x i64>)
@floats = constant [176 x i32] [i32 1056964607, i32 1169922667, i32 1117277877, i32 3243286527, i32 993602038, i32 1056964607, i32 1154561471, i32 1073446190, i32 1129526662, i32 1099437513, i32 1, i32 1169908276, i32 2143289345, i32 1134929602, i32 1065353216, i32 2151677952, i32 1056964607, i32 987404673, i32 1, i32 3112762645, i32 3213741181, i32 1065353216, i32 1140855259, i32 2147483648, i32 3223322624, i32 3204448256, i32 1171678060, i32 8388608, i32 1078530011, i32 990984821, i32 965192342, i32 3159838288, i32 1593835520, i32 2139095040, i32 3223322624, i32 1078530011, i32 3114436772, i32 3265719866, i32 1016592816, i32 3276941227, i32 2139095040, i32 2151677952, i32 1092616192, i32 8388608, i32 1065353216, i32 3204448256, i32 969733854, i32 1325400064, i32 3204448256, i32 3204448256, i32 3223322624, i32 2139095040, i32 1, i32 1029495196, i32 1120403456, i32 3168267971, i32 3472883713, i32 1074139457, i32 1593835520, i32 3177099956, i32 1078530011, i32 1128192274, i32 1165825069, i32 3472883713, i32 1129226619, i32 2143289345, i32 983725298, i32 2147483648, i32 8388608, i32 3204448256, i32 984505029, i32 3201570393, i32 1123627653, i32 3116156419, i32 8388608, i32 3117193082, i32 1065353216, i32 3197205580, i32 1325400064, i32 3305484550, i32 1163530888, i32 1051527398, i32 3136258110, i32 0, i32 3263290419, i32 1070241080, i32 3129711198, i32 2151677952, i32 1160397401, i32 1154112681, i32 1056964607, i32 1593835520, i32 1092616192, i32 0, i32 3212836864, i32 1092616192, i32 3240148747, i32 8388608, i32 1092616192, i32 4286578688, i32 3201596045, i32 1, i32 872415232, i32 1120403456, i32 2143289345, i32 3214678813, i32 1016163897, i32 2147483648, i32 1038693025, i32 3472883713, i32 2143289345, i32 3218085897, i32 2139095039, i32 1127869127, i32 2147483648, i32 1092616192, i32 2151677952, i32 3193117648, i32 1133601933, i32 0, i32 3181273963, i32 2147483648, i32 993601096, i32 3285313731, i32 1065353216, i32 1021932420, i32 0, i32 1113287156, i32 2151677952, i32 3260629377, i32 3279918958, i32 1, i32 3223322624, i32 1325400064, i32 0, i32 3204448256, i32 3253075064, i32 3232352686, i32 3143395427, i32 3287698734, i32 1, i32 989665813, i32 3198256483, i32 3115097056, i32 1325400064, i32 1078530011, i32 1098234530, i32 1065353216, i32 2147483648, i32 2139095039, i32 1002191712, i32 3309458632, i32 3237547584, i32 1065353216, i32 3234032052, i32 1056964607, i32 3250704844, i32 3181897140, i32 1092616192, i32 2139095040, i32 3248681070, i32 1078530011, i32 3246432700, i32 1056964607, i32 1106602967, i32 1116707694, i32 4286578688, i32 1056964607, i32 3223322624, i32 3472883713, i32 2139095039, i32 3472883713, i32 991461757, i32 3180368433, i32 964988762, i32 0], align 64
@masks = constant [12 x i64] [i64 5240369908098889316, i64 13348115259013200753, i64 4509613918845929199, i64 9201654739247890860, i64 9217402814447863512, i64 10740371316623006301, i64 15715125791441205925, i64 11502023451396151688, i64 13239158651440351384, i64 12937947848806128515, i64 16209736194094081028, i64 428886966378990993], align 64
@words = constant [88 x i64] [i64 10365482700, i64 4027731208033917978, i64 10821683942930517565, i64 25769803775, i64 14357369410069099725, i64 1, i64 17361896474016090189, i64 9223372040247524337, i64 3706579272622797426, i64 1535827025, i64 5, i64 10176542992110245243, i64 2703459274204689790, i64 15499217974416190099, i64 5510848681, i64 1431571848622320651, i64 9505369794837217280, i64 244345646764008354, i64 9223372037030343946, i64 17005362127613264434, i64 14616261909339600615, i64 15530430918142969273, i64 9302484226345533446, i64 18446744070879058830, i64 6085778389233303552, i64 6442450944, i64 1860597527892459519, i64 5822417359, i64 6231598264695646483, i64 9833584391966177419, i64 2210611583, i64 13628360134232113152, i64 930766036818645207, i64 4628056694297985024, i64 9367614924362206374, i64 18356450123783532684, i64 6203410198, i64 7555913565, i64 9140747186757599441, i64 17437216716336156083, i64 11028054095411857982, i64 12084675012595339672, i64 13218969666660210928, i64 4294967296, i64 16556729733630407138, i64 18239576873356252032, i64 9223372036854775808, i64 1816505324912246785, i64 12884901889, i64 2176068240197812224, i64 2854156521767667154, i64 7691799027559402209, i64 12580796124142168489, i64 18446744072755926048, i64 16467401409583644672, i64 6625773361691742739, i64 10420388899566938718, i64 13896847177900455021, i64 18072659933919145947, i64 841718121, i64 11498762543643481229, i64 1337256781738001976, i64 18105296973996228610, i64 6239709935425461514, i64 16041442449891850363, i64 15163999200073119202, i64 9223372040156536273, i64 12057856186549010433, i64 13763203523003023359, i64 10709987754906746880, i64 10028258755949079939, i64 15039643156980202182, i64 1283639772, i64 1507263676307117500, i64 18446744071539567723, i64 6033301110863691775, i64 8134657695372067436, i64 9223372040799946436, i64 5859040938873826293, i64 4156540059, i64 12488531259176623667, i64 9223372038519418693, i64 3270392543209898698, i64 15766663992976236464, i64 1064885764739882761, i64 412104463835543860, i64 10735270145626200423, i64 6170825885461937409], align 64
@n0 = constant [26 x i8] c"x86.avx512.conflict.d.128\00"
@n1 = constant [26 x i8] c"x86.avx512.conflict.q.256\00"
@n2 = constant [24 x i8] c"x86.avx512.dbpsadbw.512\00"
@n3 = constant [24 x i8] c"x86.avx512.packssdw.512\00"
@n4 = constant [24 x i8] c"x86.avx512.packsswb.512\00"
@n5 = constant [24 x i8] c"x86.avx512.packusdw.512\00"
@n6 = constant [24 x i8] c"x86.avx512.packuswb.512\00"
@n7 = constant [22 x i8] c"x86.avx512.pavg.b.512\00"
@n8 = constant [22 x i8] c"x86.avx512.pavg.w.512\00"
@n9 = constant [26 x i8] c"x86.avx512.permvar.di.256\00"
@n10 = constant [26 x i8] c"x86.avx512.pmaddubs.w.512\00"
@n11 = constant [24 x i8] c"x86.avx512.pmaddw.d.512\00"
@n12 = constant [26 x i8] c"x86.avx512.pmul.hr.sw.512\00"
@n13 = constant [23 x i8] c"x86.avx512.pmulh.w.512\00"
@n14 = constant [24 x i8] c"x86.avx512.pmulhu.w.512\00"
@n15 = constant [30 x i8] c"x86.avx512.pmultishift.qb.256\00"
@n16 = constant [23 x i8] c"x86.avx512.psad.bw.512\00"
@n17 = constant [23 x i8] c"x86.avx512.pshuf.b.512\00"
@n18 = constant [22 x i8] c"x86.avx512.psll.d.512\00"
@n19 = constant [23 x i8] c"x86.avx512.pslli.w.512\00"
@n20 = constant [23 x i8] c"x86.avx512.psllv.q.512\00"
@n21 = constant [22 x i8] c"x86.avx512.psra.q.256\00"
@n22 = constant [23 x i8] c"x86.avx512.psrai.w.512\00"
@n23 = constant [23 x i8] c"x86.avx512.psrav.q.128\00"
@n24 = constant [22 x i8] c"x86.avx512.psrl.w.512\00"
@n25 = constant [23 x i8] c"x86.avx512.psrli.q.512\00"
@n26 = constant [23 x i8] c"x86.avx512.psrlv.q.512\00"
@n27 = constant [26 x i8] c"x86.avx512.pternlog.d.512\00"
@n28 = constant [24 x i8] c"x86.avx512.vpdpbusd.256\00"
@n29 = constant [25 x i8] c"x86.avx512.vpdpbusds.512\00"
@n30 = constant [24 x i8] c"x86.avx512.vpdpwssd.256\00"
@n31 = constant [25 x i8] c"x86.avx512.vpdpwssds.256\00"
@n32 = constant [28 x i8] c"x86.avx512.vpermi2var.q.256\00"
@n33 = constant [29 x i8] c"x86.avx512.vpermilvar.ps.512\00"
@n34 = constant [28 x i8] c"x86.avx512.vpmadd52h.uq.128\00"
@n35 = constant [28 x i8] c"x86.avx512.vpmadd52l.uq.256\00"
define void @f0(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %r0 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %v0)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f1(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o0
  %v0 = load <4 x i64>, ptr %q0, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %v0)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f2(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <64 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <64 x i8>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8> %v0, <64 x i8> %v1, i32 27)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8> %v0, <64 x i8> %v1, i32 228)
  store <32 x i16> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f3(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %v0, <16 x i32> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f4(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %v0, <32 x i16> %v1)
  store <64 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f5(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %v0, <16 x i32> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f6(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %v0, <32 x i16> %v1)
  store <64 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f7(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <64 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <64 x i8>, ptr %q1, align 1
  %r0 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %v0, <64 x i8> %v1)
  store <64 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f8(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %v0, <32 x i16> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f9(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o0
  %v0 = load <4 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64> %v0, <4 x i64> %v1)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f10(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <64 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <64 x i8>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v0, <64 x i8> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f11(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v0, <32 x i16> %v1)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f12(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %v0, <32 x i16> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f13(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %v0, <32 x i16> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f14(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %v0, <32 x i16> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f15(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <32 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <32 x i8>, ptr %q1, align 1
  %r0 = call <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8> %v0, <32 x i8> %v1)
  store <32 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f16(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <64 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <64 x i8>, ptr %q1, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8> %v0, <64 x i8> %v1)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f17(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o0
  %v0 = load <64 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <64 x i8>, ptr %q1, align 1
  %r0 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %v0, <64 x i8> %v1)
  store <64 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f18(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %v0, <4 x i32> %v1)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f19(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o1
  %v1 = load i32, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %v0, i32 %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f20(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %v0, <8 x i64> %v1)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f21(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o0
  %v0 = load <4 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64> %v0, <2 x i64> %v1)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f22(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o1
  %v1 = load i32, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %v0, i32 %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f23(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <2 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %r0 = call <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64> %v0, <2 x i64> %v1)
  store <2 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f24(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <8 x i16>, ptr %q1, align 1
  %r0 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %v0, <8 x i16> %v1)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f25(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o1
  %v1 = load i32, ptr %q1, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %v0, i32 %v1)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f26(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %v0, <8 x i64> %v1)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f27(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o2
  %v2 = load <16 x i32>, ptr %q2, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v0, <16 x i32> %v1, <16 x i32> %v2, i32 202)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v0, <16 x i32> %v1, <16 x i32> %v2, i32 150)
  store <16 x i32> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v0, <16 x i32> %v1, <16 x i32> %v2, i32 23)
  store <16 x i32> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v0, <16 x i32> %v1, <16 x i32> %v2, i32 232)
  store <16 x i32> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f28(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %v0, <8 x i32> %v1, <8 x i32> %v2)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f29(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o2
  %v2 = load <16 x i32>, ptr %q2, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %v0, <16 x i32> %v1, <16 x i32> %v2)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f30(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32> %v0, <8 x i32> %v1, <8 x i32> %v2)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f31(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %v0, <8 x i32> %v1, <8 x i32> %v2)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f32(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <4 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64> %v0, <4 x i64> %v1, <4 x i64> %v2)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f33(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %v0, <16 x i32> %v1)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f34(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <2 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %r0 = call <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64> %v0, <2 x i64> %v1, <2 x i64> %v2)
  store <2 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f35(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <4 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64> %v0, <4 x i64> %v1, <4 x i64> %v2)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define i32 @main() {
  call void @tried(ptr @f0, ptr @n0)
  call void @tried(ptr @f1, ptr @n1)
  call void @tried(ptr @f2, ptr @n2)
  call void @tried(ptr @f3, ptr @n3)
  call void @tried(ptr @f4, ptr @n4)
  call void @tried(ptr @f5, ptr @n5)
  call void @tried(ptr @f6, ptr @n6)
  call void @tried(ptr @f7, ptr @n7)
  call void @tried(ptr @f8, ptr @n8)
  call void @tried(ptr @f9, ptr @n9)
  call void @tried(ptr @f10, ptr @n10)
  call void @tried(ptr @f11, ptr @n11)
  call void @tried(ptr @f12, ptr @n12)
  call void @tried(ptr @f13, ptr @n13)
  call void @tried(ptr @f14, ptr @n14)
  call void @tried(ptr @f15, ptr @n15)
  call void @tried(ptr @f16, ptr @n16)
  call void @tried(ptr @f17, ptr @n17)
  call void @tried(ptr @f18, ptr @n18)
  call void @tried(ptr @f19, ptr @n19)
  call void @tried(ptr @f20, ptr @n20)
  call void @tried(ptr @f21, ptr @n21)
  call void @tried(ptr @f22, ptr @n22)
  call void @tried(ptr @f23, ptr @n23)
  call void @tried(ptr @f24, ptr @n24)
  call void @tried(ptr @f25, ptr @n25)
  call void @tried(ptr @f26, ptr @n26)
  call void @tried(ptr @f27, ptr @n27)
  call void @tried(ptr @f28, ptr @n28)
  call void @tried(ptr @f29, ptr @n29)
  call void @tried(ptr @f30, ptr @n30)
  call void @tried(ptr @f31, ptr @n31)
  call void @tried(ptr @f32, ptr @n32)
  call void @tried(ptr @f33, ptr @n33)
  call void @tried(ptr @f34, ptr @n34)
  call void @tried(ptr @f35, ptr @n35)
  ret i32 0
}

