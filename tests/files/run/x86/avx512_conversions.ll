; test: intrinsics of AVX-512: conversions, rounded and cut, of lanes and of the lowest lane, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; Each line is a hash of what the results of one for each row of the table are, as a processor with AVX-512 has computed it.
; stdout: f94711e40d7ba7a8 x86.avx512.cvtsi2sd64
; stdout: 40baa067e7a426a2 x86.avx512.cvtsi2ss32
; stdout: e1905bfa08ce2be6 x86.avx512.cvtsi2ss64
; stdout: 9f3d020fcf955b15 x86.avx512.cvttsd2si
; stdout: d9dc5f1f0fd91b96 x86.avx512.cvttsd2si64
; stdout: 1193857e8e6c10e0 x86.avx512.cvttsd2usi
; stdout: 48f3659f424e997d x86.avx512.cvttsd2usi64
; stdout: f23ab7696c70e4dc x86.avx512.cvttss2si
; stdout: 5e0477bdd262cd21 x86.avx512.cvttss2si64
; stdout: 0a4aa30c1d9706a7 x86.avx512.cvttss2usi
; stdout: 48f3659f424e997d x86.avx512.cvttss2usi64
; stdout: 24f0e763d5178368 x86.avx512.cvtusi2ss
; stdout: 716c45a0389e5794 x86.avx512.cvtusi642sd
; stdout: 29d1e3964e204650 x86.avx512.cvtusi642ss
; stdout: 76c1705d4b69778a x86.avx512.mask.cvtpd2dq.128
; stdout: e77ed9c04aee9b34 x86.avx512.mask.cvtpd2ps.512
; stdout: 5278580eb9794768 x86.avx512.mask.cvtpd2qq.128
; stdout: 7a9da530a1b50a59 x86.avx512.mask.cvtpd2udq.256
; stdout: 39d92b0fd2b5ee14 x86.avx512.mask.cvtpd2uqq.512
; stdout: 93e42af869494a8d x86.avx512.mask.cvtps2dq.256
; stdout: c192a53a6ad30fa6 x86.avx512.mask.cvtps2pd.512
; stdout: c91ce6919c856e3a x86.avx512.mask.cvtps2qq.256
; stdout: 374908edf61b90b1 x86.avx512.mask.cvtps2udq.512
; stdout: 3d9312dc86cb6b1a x86.avx512.mask.cvtps2uqq.256
; stdout: e7e536301baecea7 x86.avx512.mask.cvtqq2ps.128
; stdout: cc2e2203be5439cd x86.avx512.mask.cvtsd2ss.round
; stdout: 15c2c34004f9926a x86.avx512.mask.cvtss2sd.round
; stdout: bfb6821ed26c354e x86.avx512.mask.cvttpd2dq.512
; stdout: 170db640d21fa1f9 x86.avx512.mask.cvttpd2qq.512
; stdout: ce08e5e2932fb430 x86.avx512.mask.cvttpd2udq.128
; stdout: 9a93128d7d10a1b8 x86.avx512.mask.cvttpd2uqq.256
; stdout: 32209a25b3eebae7 x86.avx512.mask.cvttps2dq.512
; stdout: b6b82250879b0ced x86.avx512.mask.cvttps2qq.512
; stdout: f493dd5df0b7d53d x86.avx512.mask.cvttps2udq.256
; stdout: ac1ebca3f5d56910 x86.avx512.mask.cvttps2uqq.512
; stdout: 7a2c3d1679b506c0 x86.avx512.mask.cvtuqq2ps.128
; stdout: c364c2f8e31aa2b5 x86.avx512.mask.vcvtph2ps.512
; stdout: bb0c53d75bb66796 x86.avx512.mask.vcvtps2ph.256
; stdout: 014e49dca850308c x86.avx512.sitofp.round.v8f64.v8i64
; stdout: dfdd1db708fd7854 x86.avx512.sitofp.round.v16f32.v16i32
; stdout: a9d04f9ca37a6594 x86.avx512.sitofp.round.v8f32.v8i64
; stdout: 43f558a2224dc9c5 x86.avx512.uitofp.round.v8f64.v8i64
; stdout: c6e18f9f43777c56 x86.avx512.uitofp.round.v16f32.v16i32
; stdout: 9f3ee6c1b3f6da91 x86.avx512.uitofp.round.v8f32.v8i64
; stdout: afc27bf2b5b8ee65 x86.avx512.vcvtsd2si32
; stdout: 1c519d12d318fd27 x86.avx512.vcvtsd2si64
; stdout: 580526997258c50d x86.avx512.vcvtsd2usi32
; stdout: 3140e25e0e290a25 x86.avx512.vcvtsd2usi64
; stdout: 9ae627ff2a24574b x86.avx512.vcvtss2si32
; stdout: 1ce76b835a509764 x86.avx512.vcvtss2si64
; stdout: 7d7c6b4259c1b794 x86.avx512.vcvtss2usi32
; stdout: affc845a62a587dc x86.avx512.vcvtss2usi64
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
declare <2 x double> @llvm.x86.avx512.cvtsi2sd64(<2 x double>, i64, i32)
declare <4 x float> @llvm.x86.avx512.cvtsi2ss32(<4 x float>, i32, i32)
declare <4 x float> @llvm.x86.avx512.cvtsi2ss64(<4 x float>, i64, i32)
declare i32 @llvm.x86.avx512.cvttsd2si(<2 x double>, i32)
declare i64 @llvm.x86.avx512.cvttsd2si64(<2 x double>, i32)
declare i32 @llvm.x86.avx512.cvttsd2usi(<2 x double>, i32)
declare i64 @llvm.x86.avx512.cvttsd2usi64(<2 x double>, i32)
declare i32 @llvm.x86.avx512.cvttss2si(<4 x float>, i32)
declare i64 @llvm.x86.avx512.cvttss2si64(<4 x float>, i32)
declare i32 @llvm.x86.avx512.cvttss2usi(<4 x float>, i32)
declare i64 @llvm.x86.avx512.cvttss2usi64(<4 x float>, i32)
declare <4 x float> @llvm.x86.avx512.cvtusi2ss(<4 x float>, i32, i32)
declare <2 x double> @llvm.x86.avx512.cvtusi642sd(<2 x double>, i64, i32)
declare <4 x float> @llvm.x86.avx512.cvtusi642ss(<4 x float>, i64, i32)
declare <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.128(<2 x double>, <4 x i32>, i8)
declare <8 x float> @llvm.x86.avx512.mask.cvtpd2ps.512(<8 x double>, <8 x float>, i8, i32)
declare <2 x i64> @llvm.x86.avx512.mask.cvtpd2qq.128(<2 x double>, <2 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvtpd2udq.256(<4 x double>, <4 x i32>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.cvtpd2uqq.512(<8 x double>, <8 x i64>, i8, i32)
declare <8 x i32> @llvm.x86.avx512.mask.cvtps2dq.256(<8 x float>, <8 x i32>, i8)
declare <8 x double> @llvm.x86.avx512.mask.cvtps2pd.512(<8 x float>, <8 x double>, i8, i32)
declare <4 x i64> @llvm.x86.avx512.mask.cvtps2qq.256(<4 x float>, <4 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.cvtps2udq.512(<16 x float>, <16 x i32>, i16, i32)
declare <4 x i64> @llvm.x86.avx512.mask.cvtps2uqq.256(<4 x float>, <4 x i64>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.128(<2 x i64>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtsd2ss.round(<4 x float>, <2 x double>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.cvtss2sd.round(<2 x double>, <4 x float>, <2 x double>, i8, i32)
declare <8 x i32> @llvm.x86.avx512.mask.cvttpd2dq.512(<8 x double>, <8 x i32>, i8, i32)
declare <8 x i64> @llvm.x86.avx512.mask.cvttpd2qq.512(<8 x double>, <8 x i64>, i8, i32)
declare <4 x i32> @llvm.x86.avx512.mask.cvttpd2udq.128(<2 x double>, <4 x i32>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.cvttpd2uqq.256(<4 x double>, <4 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.cvttps2dq.512(<16 x float>, <16 x i32>, i16, i32)
declare <8 x i64> @llvm.x86.avx512.mask.cvttps2qq.512(<8 x float>, <8 x i64>, i8, i32)
declare <8 x i32> @llvm.x86.avx512.mask.cvttps2udq.256(<8 x float>, <8 x i32>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.cvttps2uqq.512(<8 x float>, <8 x i64>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.cvtuqq2ps.128(<2 x i64>, <4 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.vcvtph2ps.512(<16 x i16>, <16 x float>, i16, i32)
declare <8 x i16> @llvm.x86.avx512.mask.vcvtps2ph.256(<8 x float>, i32, <8 x i16>, i8)
declare <8 x double> @llvm.x86.avx512.sitofp.round.v8f64.v8i64(<8 x i64>, i32)
declare <16 x float> @llvm.x86.avx512.sitofp.round.v16f32.v16i32(<16 x i32>, i32)
declare <8 x float> @llvm.x86.avx512.sitofp.round.v8f32.v8i64(<8 x i64>, i32)
declare <8 x double> @llvm.x86.avx512.uitofp.round.v8f64.v8i64(<8 x i64>, i32)
declare <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32>, i32)
declare <8 x float> @llvm.x86.avx512.uitofp.round.v8f32.v8i64(<8 x i64>, i32)
declare i32 @llvm.x86.avx512.vcvtsd2si32(<2 x double>, i32)
declare i64 @llvm.x86.avx512.vcvtsd2si64(<2 x double>, i32)
declare i32 @llvm.x86.avx512.vcvtsd2usi32(<2 x double>, i32)
declare i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double>, i32)
declare i32 @llvm.x86.avx512.vcvtss2si32(<4 x float>, i32)
declare i64 @llvm.x86.avx512.vcvtss2si64(<4 x float>, i32)
declare i32 @llvm.x86.avx512.vcvtss2usi32(<4 x float>, i32)
declare i64 @llvm.x86.avx512.vcvtss2usi64(<4 x float>, i32)
@doubles = constant [88 x i64] [i64 4602678819172646912, i64 13873373967276525686, i64 4568955456676718889, i64 4568661295613114771, i64 4602678819172646912, i64 13923308054163008359, i64 4746794007244308480, i64 13916832139445996856, i64 4890909195324358656, i64 9223372036854775808, i64 1, i64 13873070827945588243, i64 4668612830232064838, i64 4607182418800017408, i64 9225623836668461056, i64 4602678819172646912, i64 4540772314659357436, i64 4661359605664613808, i64 13767989561399482897, i64 4607182418800017408, i64 13741426944512625631, i64 13880005594022042437, i64 4607182418800017408, i64 4574193143415340239, i64 4503599627370496, i64 4614256656552045848, i64 13773117291647789592, i64 9223372036854775808, i64 13970166044103278592, i64 4602678819172646912, i64 4890909195324358656, i64 9218868437227405312, i64 13836183955189006336, i64 4614256656552045848, i64 13744375074730887305, i64 13911609805620671688, i64 18442240474082181120, i64 4621819117588971520, i64 4548587442881926133, i64 9225623836668461056, i64 4621819117588971520, i64 4503599627370496, i64 4607182418800017408, i64 13826050856027422720, i64 4518770790177291495, i64 4555784059661965722, i64 4554878053092991060, i64 13827079405812217135, i64 13797855727849692476, i64 4575432653403948851, i64 4690145283031985855, i64 9223372036854775808, i64 13815871947768611067, i64 4614256656552045848, i64 13912940765248627915, i64 4607182418800017408, i64 13970166044103278592, i64 4693084709411026544, i64 9221120237041090561, i64 4536977726349370533, i64 9223372036854775808, i64 4609434218613702656, i64 4554770177368647464, i64 13838358766240445133, i64 13776669248736859900, i64 4609434218613702656, i64 13752184492438666694, i64 4607182418800017408, i64 4611683124206147849, i64 4602678819172646912, i64 9223372036854775808, i64 13780849936416605779, i64 4607182418800017408, i64 4538985742109539834, i64 13747237531249576852, i64 13836183955189006336, i64 0, i64 4542508045731937348, i64 4635690881535166332, i64 4685727550019697625, i64 13766379108085356017, i64 4621819117588971520, i64 0, i64 13830554455654793216, i64 4621819117588971520, i64 4660759121849358025, i64 9218868437227405312, i64 13795289499321074327], align 64
@floats = constant [176 x i32] [i32 1148654622, i32 1, i32 872415232, i32 1120403456, i32 2143289345, i32 3214678813, i32 1016163897, i32 2147483648, i32 1038693025, i32 3472883713, i32 2143289345, i32 3218085897, i32 2139095039, i32 1127869127, i32 2147483648, i32 1092616192, i32 2151677952, i32 3193117648, i32 1133601933, i32 0, i32 3181273963, i32 2147483648, i32 993601096, i32 3285313731, i32 1065353216, i32 1021932420, i32 0, i32 1113287156, i32 2151677952, i32 3260629377, i32 3279918958, i32 1, i32 3223322624, i32 1325400064, i32 0, i32 3204448256, i32 3253075064, i32 3232352686, i32 3143395427, i32 3287698734, i32 1, i32 989665813, i32 3198256483, i32 3115097056, i32 1325400064, i32 1078530011, i32 1098234530, i32 1065353216, i32 2147483648, i32 2139095039, i32 1002191712, i32 3309458632, i32 3237547584, i32 1065353216, i32 3234032052, i32 1056964607, i32 3250704844, i32 3181897140, i32 1092616192, i32 2139095040, i32 3248681070, i32 1078530011, i32 3246432700, i32 1056964607, i32 1106602967, i32 1116707694, i32 4286578688, i32 1056964607, i32 3223322624, i32 3472883713, i32 2139095039, i32 3472883713, i32 991461757, i32 3180368433, i32 964988762, i32 0, i32 1054646020, i32 3472883713, i32 3204448256, i32 1593835520, i32 3298381613, i32 1073936859, i32 1104073305, i32 3284425284, i32 2143289345, i32 3276478252, i32 1120403456, i32 3156766349, i32 2143289345, i32 2143289345, i32 1005701580, i32 1065353216, i32 3212836864, i32 1078530011, i32 1150296288, i32 872415232, i32 3139024949, i32 3205416387, i32 3316381620, i32 1021756309, i32 0, i32 1056964607, i32 1119722107, i32 3212836864, i32 4286578688, i32 3289133320, i32 872415232, i32 3212836864, i32 1325400064, i32 1069547520, i32 1092616192, i32 1120403456, i32 1016542164, i32 1069547520, i32 2143289345, i32 3141639063, i32 1065353216, i32 3304068237, i32 3217615719, i32 3204448256, i32 1168182989, i32 3311344097, i32 3223322624, i32 2139095039, i32 3299825622, i32 4286578688, i32 4286578688, i32 2139095039, i32 3212836864, i32 1069547520, i32 1124489293, i32 872415232, i32 2143289345, i32 3264694914, i32 1593835520, i32 3281734336, i32 3223322624, i32 3113136317, i32 1, i32 3223322624, i32 3315139680, i32 3212836864, i32 2151677952, i32 3259313841, i32 1593835520, i32 995207781, i32 3133559616, i32 3123803727, i32 3216794286, i32 3472883713, i32 1124564585, i32 3223611493, i32 8388608, i32 8388608, i32 2151677952, i32 3193237659, i32 3112291113, i32 2147483648, i32 3227555889, i32 2139095039, i32 3125442220, i32 3196676246, i32 1079774279, i32 1, i32 3212836864, i32 1165257115, i32 1, i32 3137762175, i32 3212836864, i32 2147483648, i32 2139095040, i32 1325400064, i32 1078530011, i32 2151677952, i32 1144369975, i32 3253229117], align 64
@masks = constant [12 x i64] [i64 17573013942355144990, i64 13545162147893732901, i64 4397907204393253614, i64 2100504078011965258, i64 16467401409596308188, i64 14467943984711896263, i64 11528780174218875411, i64 6625773363148637092, i64 5008509494172736438, i64 12636736141930555998, i64 10420388900062006316, i64 10914478785176027951], align 64
@numbers_doubles = constant [88 x i64] [i64 9225623836668461056, i64 13795646881116680155, i64 4574230351147662721, i64 4518279195391707564, i64 9223372036854775808, i64 4602678819172646912, i64 4607182418800017408, i64 13786575698010701626, i64 4653813138486107402, i64 13970166044103278592, i64 4535664306164886747, i64 13919584995246504021, i64 4614256656552045848, i64 4625875442800531689, i64 4621819117588971520, i64 4602678819172646912, i64 4569594503244718917, i64 4649174674294156675, i64 4641265516452805318, i64 13874795549254928860, i64 4503599627370496, i64 4621819117588971520, i64 4503599627370496, i64 9218868437227405311, i64 9218868437227405312, i64 9218868437227405311, i64 13830554455654793216, i64 4746794007244308480, i64 13819431514441533993, i64 4648711073129529008, i64 4666108808526884431, i64 4524662981774147634, i64 4573692775259971467, i64 13897371554601244426, i64 4570068013347843470, i64 4598275334424857021, i64 4672788435769984793, i64 13864700566919577931, i64 4602678819172646912, i64 4607182418800017408, i64 13830554455654793216, i64 13765856318254829003, i64 4614256656552045848, i64 1, i64 4890909195324358656, i64 4746794007244308480, i64 9218868437227405311, i64 4612301730646955037, i64 4607182418800017408, i64 13752899095064572325, i64 13839579078962658732, i64 4607182418800017408, i64 13893714503703000169, i64 0, i64 13859469622567144876, i64 18442240474082181120, i64 4625951871203220018, i64 4614256656552045848, i64 4597662202751759769, i64 13830554455654793216, i64 9218868437227405312, i64 13790302833528383069, i64 13826050856027422720, i64 9223372036854775808, i64 0, i64 0, i64 13913744556464883978, i64 4647239779973025632, i64 4503599627370496, i64 4678579740984995388, i64 13836183955189006336, i64 13837523098762881087, i64 4653213734499638971, i64 9218868437227405312, i64 13850944894393976155, i64 4598131289707858145, i64 13808085445451901400, i64 4609434218613702656, i64 1, i64 4688955584806175059, i64 9218868437227405311, i64 4890909195324358656, i64 4621819117588971520, i64 4602678819172646912, i64 13826050856027422720, i64 13744181800921279042, i64 4554723263398930184, i64 4669735860514582293], align 64
@numbers_floats = constant [176 x i32] [i32 3136966048, i32 1101454380, i32 3222845064, i32 1083878687, i32 1103053156, i32 1042839016, i32 1056964607, i32 1325400064, i32 984484597, i32 995456490, i32 3313222566, i32 1136197618, i32 1155195259, i32 3204448256, i32 0, i32 3306845729, i32 1045453524, i32 3307613084, i32 3223322624, i32 983618367, i32 3212836864, i32 2151677952, i32 1162999350, i32 3223322624, i32 2139095040, i32 3151412920, i32 1008253350, i32 1325400064, i32 982309621, i32 3212836864, i32 1065353216, i32 1078530011, i32 1003673857, i32 1152476841, i32 1078530011, i32 3308472935, i32 3176432229, i32 966876950, i32 8388608, i32 994529902, i32 2139095039, i32 3142468499, i32 1056964607, i32 1109258478, i32 3247580417, i32 3254766150, i32 3167264654, i32 872415232, i32 1065353216, i32 3472883713, i32 1152037551, i32 1069547520, i32 3212836864, i32 2139095040, i32 3204448256, i32 3255313311, i32 3161744629, i32 1053621798, i32 0, i32 1069547520, i32 3204448256, i32 4286578688, i32 1056964607, i32 1082399042, i32 872415232, i32 872415232, i32 3217997704, i32 1166153658, i32 1325400064, i32 1593835520, i32 3204448256, i32 2139095039, i32 3181330359, i32 3125945193, i32 872415232, i32 1073400661, i32 1093416845, i32 3301460625, i32 8388608, i32 1325400064, i32 3300154056, i32 3204448256, i32 1593835520, i32 1593835520, i32 0, i32 2147483648, i32 1092616192, i32 3308269743, i32 8388608, i32 983516829, i32 3175110227, i32 2147483648, i32 3212836864, i32 1027981804, i32 1030790075, i32 3313218916, i32 3258314885, i32 3176342278, i32 3212836864, i32 3141698469, i32 1056964607, i32 1082135268, i32 8388608, i32 4286578688, i32 1325400064, i32 1066538350, i32 1023795126, i32 2139095039, i32 3472883713, i32 3472883713, i32 3164982777, i32 974718539, i32 1064508731, i32 1120403456, i32 3256474489, i32 3170469865, i32 1133352118, i32 3204124098, i32 1078530011, i32 3148537632, i32 1169750746, i32 1, i32 3143299799, i32 4286578688, i32 1104482646, i32 3211190303, i32 3142287835, i32 8388608, i32 1012228442, i32 1120403456, i32 1090376668, i32 1593835520, i32 2147483648, i32 3204448256, i32 2151677952, i32 3204448256, i32 8388608, i32 1017084314, i32 1056964607, i32 2139095040, i32 978295510, i32 1118912048, i32 1091024180, i32 1120403456, i32 1054097910, i32 3248836130, i32 3285685720, i32 3256238871, i32 3155057062, i32 872415232, i32 2151677952, i32 1159607099, i32 1, i32 1128259069, i32 1092616192, i32 977882183, i32 1009359717, i32 3275718746, i32 1325400064, i32 965298394, i32 3268536084, i32 3307107835, i32 8388608, i32 2139095039, i32 3309519401, i32 3204448256, i32 1120403456, i32 1009811083, i32 3472883713, i32 1130672830, i32 1078530011, i32 0, i32 974155771, i32 1132346202, i32 1325400064, i32 973106590], align 64
@words = constant [88 x i64] [i64 7248103265283115959, i64 1410941525206890552, i64 10180513929789177855, i64 4191790355357630464, i64 1447601159, i64 1079476144724610008, i64 9223372039002259456, i64 6408621630009615125, i64 3022844539482423572, i64 8627750311881403659, i64 11559703062545170432, i64 9967237681620157491, i64 5100434725586201430, i64 9572068767664890754, i64 10466189231023225344, i64 1056009196819972095, i64 8317768246, i64 9223372036854775808, i64 4727439664336868738, i64 4395863456536854527, i64 10983041721042922181, i64 7822407663469319003, i64 13034590555037432330, i64 5642992013, i64 4294967300, i64 1893358631612600067, i64 2588153092257026913, i64 30170107462, i64 3271203824, i64 12296485729155940355, i64 18446744072742023143, i64 9092710818490746358, i64 9223372038501277590, i64 9223372036854775809, i64 13701792177934303233, i64 31878556124, i64 12916114084723285821, i64 1161006475598888960, i64 15620624484493426688, i64 2014078706, i64 6885639472484625532, i64 9223372037979620673, i64 1466470119, i64 1393348559499160979, i64 11304416915728738229, i64 8558663894081686155, i64 2505971925960884224, i64 6648185453517868076, i64 3550148382744305016, i64 4326695405935281140, i64 7266259841816827097, i64 11993483236245835892, i64 18446744069414584321, i64 14860789411509350976, i64 4294967297, i64 10400560741004564026, i64 13815989209723325051, i64 4598818844009892197, i64 9476903074607402997, i64 0, i64 15980240842057056256, i64 4683550018884499486, i64 18446744072590569040, i64 8589934591, i64 10398989487649512521, i64 15329282816852623361, i64 6953515502743005926, i64 3406121607733553590, i64 14586972314731020295, i64 7734786730552721407, i64 17217779935468334181, i64 13157415909964769317, i64 13488949752116543489, i64 6088492101190317948, i64 5703745452743065601, i64 8030771610, i64 2619426678751211566, i64 14760490754426011649, i64 9223372036854775809, i64 355075181919620125, i64 11534604772906578835, i64 8894974496574275087, i64 945036414015085320, i64 30620960, i64 18394318201100408299, i64 6482207229318529024, i64 10155918717964255238, i64 5111723341694007259], align 64
@n0 = constant [22 x i8] c"x86.avx512.cvtsi2sd64\00"
@n1 = constant [22 x i8] c"x86.avx512.cvtsi2ss32\00"
@n2 = constant [22 x i8] c"x86.avx512.cvtsi2ss64\00"
@n3 = constant [21 x i8] c"x86.avx512.cvttsd2si\00"
@n4 = constant [23 x i8] c"x86.avx512.cvttsd2si64\00"
@n5 = constant [22 x i8] c"x86.avx512.cvttsd2usi\00"
@n6 = constant [24 x i8] c"x86.avx512.cvttsd2usi64\00"
@n7 = constant [21 x i8] c"x86.avx512.cvttss2si\00"
@n8 = constant [23 x i8] c"x86.avx512.cvttss2si64\00"
@n9 = constant [22 x i8] c"x86.avx512.cvttss2usi\00"
@n10 = constant [24 x i8] c"x86.avx512.cvttss2usi64\00"
@n11 = constant [21 x i8] c"x86.avx512.cvtusi2ss\00"
@n12 = constant [23 x i8] c"x86.avx512.cvtusi642sd\00"
@n13 = constant [23 x i8] c"x86.avx512.cvtusi642ss\00"
@n14 = constant [29 x i8] c"x86.avx512.mask.cvtpd2dq.128\00"
@n15 = constant [29 x i8] c"x86.avx512.mask.cvtpd2ps.512\00"
@n16 = constant [29 x i8] c"x86.avx512.mask.cvtpd2qq.128\00"
@n17 = constant [30 x i8] c"x86.avx512.mask.cvtpd2udq.256\00"
@n18 = constant [30 x i8] c"x86.avx512.mask.cvtpd2uqq.512\00"
@n19 = constant [29 x i8] c"x86.avx512.mask.cvtps2dq.256\00"
@n20 = constant [29 x i8] c"x86.avx512.mask.cvtps2pd.512\00"
@n21 = constant [29 x i8] c"x86.avx512.mask.cvtps2qq.256\00"
@n22 = constant [30 x i8] c"x86.avx512.mask.cvtps2udq.512\00"
@n23 = constant [30 x i8] c"x86.avx512.mask.cvtps2uqq.256\00"
@n24 = constant [29 x i8] c"x86.avx512.mask.cvtqq2ps.128\00"
@n25 = constant [31 x i8] c"x86.avx512.mask.cvtsd2ss.round\00"
@n26 = constant [31 x i8] c"x86.avx512.mask.cvtss2sd.round\00"
@n27 = constant [30 x i8] c"x86.avx512.mask.cvttpd2dq.512\00"
@n28 = constant [30 x i8] c"x86.avx512.mask.cvttpd2qq.512\00"
@n29 = constant [31 x i8] c"x86.avx512.mask.cvttpd2udq.128\00"
@n30 = constant [31 x i8] c"x86.avx512.mask.cvttpd2uqq.256\00"
@n31 = constant [30 x i8] c"x86.avx512.mask.cvttps2dq.512\00"
@n32 = constant [30 x i8] c"x86.avx512.mask.cvttps2qq.512\00"
@n33 = constant [31 x i8] c"x86.avx512.mask.cvttps2udq.256\00"
@n34 = constant [31 x i8] c"x86.avx512.mask.cvttps2uqq.512\00"
@n35 = constant [30 x i8] c"x86.avx512.mask.cvtuqq2ps.128\00"
@n36 = constant [30 x i8] c"x86.avx512.mask.vcvtph2ps.512\00"
@n37 = constant [30 x i8] c"x86.avx512.mask.vcvtps2ph.256\00"
@n38 = constant [36 x i8] c"x86.avx512.sitofp.round.v8f64.v8i64\00"
@n39 = constant [38 x i8] c"x86.avx512.sitofp.round.v16f32.v16i32\00"
@n40 = constant [36 x i8] c"x86.avx512.sitofp.round.v8f32.v8i64\00"
@n41 = constant [36 x i8] c"x86.avx512.uitofp.round.v8f64.v8i64\00"
@n42 = constant [38 x i8] c"x86.avx512.uitofp.round.v16f32.v16i32\00"
@n43 = constant [36 x i8] c"x86.avx512.uitofp.round.v8f32.v8i64\00"
@n44 = constant [23 x i8] c"x86.avx512.vcvtsd2si32\00"
@n45 = constant [23 x i8] c"x86.avx512.vcvtsd2si64\00"
@n46 = constant [24 x i8] c"x86.avx512.vcvtsd2usi32\00"
@n47 = constant [24 x i8] c"x86.avx512.vcvtsd2usi64\00"
@n48 = constant [23 x i8] c"x86.avx512.vcvtss2si32\00"
@n49 = constant [23 x i8] c"x86.avx512.vcvtss2si64\00"
@n50 = constant [24 x i8] c"x86.avx512.vcvtss2usi32\00"
@n51 = constant [24 x i8] c"x86.avx512.vcvtss2usi64\00"
define void @f0(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o1
  %v1 = load i64, ptr %q1, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.cvtsi2sd64(<2 x double> %v0, i64 %v1, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <2 x double> @llvm.x86.avx512.cvtsi2sd64(<2 x double> %v0, i64 %v1, i32 8)
  store <2 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <2 x double> @llvm.x86.avx512.cvtsi2sd64(<2 x double> %v0, i64 %v1, i32 9)
  store <2 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <2 x double> @llvm.x86.avx512.cvtsi2sd64(<2 x double> %v0, i64 %v1, i32 10)
  store <2 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f1(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o1
  %v1 = load i32, ptr %q1, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.cvtsi2ss32(<4 x float> %v0, i32 %v1, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.cvtsi2ss32(<4 x float> %v0, i32 %v1, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.cvtsi2ss32(<4 x float> %v0, i32 %v1, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.cvtsi2ss32(<4 x float> %v0, i32 %v1, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f2(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o1
  %v1 = load i64, ptr %q1, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.cvtsi2ss64(<4 x float> %v0, i64 %v1, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.cvtsi2ss64(<4 x float> %v0, i64 %v1, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.cvtsi2ss64(<4 x float> %v0, i64 %v1, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.cvtsi2ss64(<4 x float> %v0, i64 %v1, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f3(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.cvttsd2si(<2 x double> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f4(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 256), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.cvttsd2si64(<2 x double> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f5(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 448), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.cvttsd2usi(<2 x double> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f6(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.cvttsd2usi64(<2 x double> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f7(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.cvttss2si(<4 x float> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f8(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 0), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.cvttss2si64(<4 x float> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f9(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.cvttss2usi(<4 x float> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f10(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.cvttss2usi64(<4 x float> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f11(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 64), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o1
  %v1 = load i32, ptr %q1, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.cvtusi2ss(<4 x float> %v0, i32 %v1, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.cvtusi2ss(<4 x float> %v0, i32 %v1, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.cvtusi2ss(<4 x float> %v0, i32 %v1, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.cvtusi2ss(<4 x float> %v0, i32 %v1, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f12(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 256), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o1
  %v1 = load i64, ptr %q1, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.cvtusi642sd(<2 x double> %v0, i64 %v1, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <2 x double> @llvm.x86.avx512.cvtusi642sd(<2 x double> %v0, i64 %v1, i32 8)
  store <2 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <2 x double> @llvm.x86.avx512.cvtusi642sd(<2 x double> %v0, i64 %v1, i32 9)
  store <2 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <2 x double> @llvm.x86.avx512.cvtusi642sd(<2 x double> %v0, i64 %v1, i32 10)
  store <2 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f13(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o1
  %v1 = load i64, ptr %q1, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.cvtusi642ss(<4 x float> %v0, i64 %v1, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.cvtusi642ss(<4 x float> %v0, i64 %v1, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.cvtusi642ss(<4 x float> %v0, i64 %v1, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.cvtusi642ss(<4 x float> %v0, i64 %v1, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f14(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.128(<2 x double> %v0, <4 x i32> %v1, i8 %v2)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f15(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 320), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 128), i64 %o1
  %v1 = load <8 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x float> @llvm.x86.avx512.mask.cvtpd2ps.512(<8 x double> %v0, <8 x float> %v1, i8 %v2, i32 4)
  store <8 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r1 = call <8 x float> @llvm.x86.avx512.mask.cvtpd2ps.512(<8 x double> %v0, <8 x float> %v1, i8 %v2, i32 8)
  store <8 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r2 = call <8 x float> @llvm.x86.avx512.mask.cvtpd2ps.512(<8 x double> %v0, <8 x float> %v1, i8 %v2, i32 9)
  store <8 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r3 = call <8 x float> @llvm.x86.avx512.mask.cvtpd2ps.512(<8 x double> %v0, <8 x float> %v1, i8 %v2, i32 10)
  store <8 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f16(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.cvtpd2qq.128(<2 x double> %v0, <2 x i64> %v1, i8 %v2)
  store <2 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f17(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 192), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.cvtpd2udq.256(<4 x double> %v0, <4 x i32> %v1, i8 %v2)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f18(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 384), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.cvtpd2uqq.512(<8 x double> %v0, <8 x i64> %v1, i8 %v2, i32 4)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x i64> @llvm.x86.avx512.mask.cvtpd2uqq.512(<8 x double> %v0, <8 x i64> %v1, i8 %v2, i32 8)
  store <8 x i64> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x i64> @llvm.x86.avx512.mask.cvtpd2uqq.512(<8 x double> %v0, <8 x i64> %v1, i8 %v2, i32 9)
  store <8 x i64> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x i64> @llvm.x86.avx512.mask.cvtpd2uqq.512(<8 x double> %v0, <8 x i64> %v1, i8 %v2, i32 10)
  store <8 x i64> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f19(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 64), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.cvtps2dq.256(<8 x float> %v0, <8 x i32> %v1, i8 %v2)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f20(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 256), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 64), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.mask.cvtps2pd.512(<8 x float> %v0, <8 x double> %v1, i8 %v2, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f21(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.cvtps2qq.256(<4 x float> %v0, <4 x i64> %v1, i8 %v2)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f22(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 128), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o2
  %v2 = load i16, ptr %q2, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.cvtps2udq.512(<16 x float> %v0, <16 x i32> %v1, i16 %v2, i32 4)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <16 x i32> @llvm.x86.avx512.mask.cvtps2udq.512(<16 x float> %v0, <16 x i32> %v1, i16 %v2, i32 8)
  store <16 x i32> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <16 x i32> @llvm.x86.avx512.mask.cvtps2udq.512(<16 x float> %v0, <16 x i32> %v1, i16 %v2, i32 9)
  store <16 x i32> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <16 x i32> @llvm.x86.avx512.mask.cvtps2udq.512(<16 x float> %v0, <16 x i32> %v1, i16 %v2, i32 10)
  store <16 x i32> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f23(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.cvtps2uqq.256(<4 x float> %v0, <4 x i64> %v1, i8 %v2)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f24(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <2 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.128(<2 x i64> %v0, <4 x float> %v1, i8 %v2)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f25(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 0), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 320), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.cvtsd2ss.round(<4 x float> %v0, <2 x double> %v1, <4 x float> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.mask.cvtsd2ss.round(<4 x float> %v0, <2 x double> %v1, <4 x float> %v2, i8 %v3, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.mask.cvtsd2ss.round(<4 x float> %v0, <2 x double> %v1, <4 x float> %v2, i8 %v3, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.mask.cvtsd2ss.round(<4 x float> %v0, <2 x double> %v1, <4 x float> %v2, i8 %v3, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f26(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 384), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 192), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 0), i64 %o2
  %v2 = load <2 x double>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.mask.cvtss2sd.round(<2 x double> %v0, <4 x float> %v1, <2 x double> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f27(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.cvttpd2dq.512(<8 x double> %v0, <8 x i32> %v1, i8 %v2, i32 4)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f28(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 256), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.cvttpd2qq.512(<8 x double> %v0, <8 x i64> %v1, i8 %v2, i32 4)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f29(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 448), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.cvttpd2udq.128(<2 x double> %v0, <4 x i32> %v1, i8 %v2)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f30(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.cvttpd2uqq.256(<4 x double> %v0, <4 x i64> %v1, i8 %v2)
  store <4 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f31(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <16 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %v2 = load i16, ptr %q2, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.cvttps2dq.512(<16 x float> %v0, <16 x i32> %v1, i16 %v2, i32 4)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f32(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 0), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.cvttps2qq.512(<8 x float> %v0, <8 x i64> %v1, i8 %v2, i32 4)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f33(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.cvttps2udq.256(<8 x float> %v0, <8 x i32> %v1, i8 %v2)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f34(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.cvttps2uqq.512(<8 x float> %v0, <8 x i64> %v1, i8 %v2, i32 4)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f35(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <2 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.cvtuqq2ps.128(<2 x i64> %v0, <4 x float> %v1, i8 %v2)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f36(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <16 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 64), i64 %o1
  %v1 = load <16 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i16, ptr %q2, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.mask.vcvtph2ps.512(<16 x i16> %v0, <16 x float> %v1, i16 %v2, i32 4)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f37(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <8 x float>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o2
  %v2 = load <8 x i16>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.vcvtps2ph.256(<8 x float> %v0, i32 0, <8 x i16> %v2, i8 %v3)
  store <8 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.vcvtps2ph.256(<8 x float> %v0, i32 1, <8 x i16> %v2, i8 %v3)
  store <8 x i16> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <8 x i16> @llvm.x86.avx512.mask.vcvtps2ph.256(<8 x float> %v0, i32 2, <8 x i16> %v2, i8 %v3)
  store <8 x i16> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <8 x i16> @llvm.x86.avx512.mask.vcvtps2ph.256(<8 x float> %v0, i32 3, <8 x i16> %v2, i8 %v3)
  store <8 x i16> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f38(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.sitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.sitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.sitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.sitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f39(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.sitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 4)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <16 x float> @llvm.x86.avx512.sitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 8)
  store <16 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <16 x float> @llvm.x86.avx512.sitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 9)
  store <16 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <16 x float> @llvm.x86.avx512.sitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 10)
  store <16 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f40(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %r0 = call <8 x float> @llvm.x86.avx512.sitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 4)
  store <8 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r1 = call <8 x float> @llvm.x86.avx512.sitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 8)
  store <8 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r2 = call <8 x float> @llvm.x86.avx512.sitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 9)
  store <8 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r3 = call <8 x float> @llvm.x86.avx512.sitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 10)
  store <8 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f41(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.uitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.uitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.uitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.uitofp.round.v8f64.v8i64(<8 x i64> %v0, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f42(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 4)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 8)
  store <16 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 9)
  store <16 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32> %v0, i32 10)
  store <16 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f43(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %r0 = call <8 x float> @llvm.x86.avx512.uitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 4)
  store <8 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r1 = call <8 x float> @llvm.x86.avx512.uitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 8)
  store <8 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r2 = call <8 x float> @llvm.x86.avx512.uitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 9)
  store <8 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  %r3 = call <8 x float> @llvm.x86.avx512.uitofp.round.v8f32.v8i64(<8 x i64> %v0, i32 10)
  store <8 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f44(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.vcvtsd2si32(<2 x double> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r1 = call i32 @llvm.x86.avx512.vcvtsd2si32(<2 x double> %v0, i32 8)
  store i32 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r2 = call i32 @llvm.x86.avx512.vcvtsd2si32(<2 x double> %v0, i32 9)
  store i32 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r3 = call i32 @llvm.x86.avx512.vcvtsd2si32(<2 x double> %v0, i32 10)
  store i32 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f45(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 192), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.vcvtsd2si64(<2 x double> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r1 = call i64 @llvm.x86.avx512.vcvtsd2si64(<2 x double> %v0, i32 8)
  store i64 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r2 = call i64 @llvm.x86.avx512.vcvtsd2si64(<2 x double> %v0, i32 9)
  store i64 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r3 = call i64 @llvm.x86.avx512.vcvtsd2si64(<2 x double> %v0, i32 10)
  store i64 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f46(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 384), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.vcvtsd2usi32(<2 x double> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r1 = call i32 @llvm.x86.avx512.vcvtsd2usi32(<2 x double> %v0, i32 8)
  store i32 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r2 = call i32 @llvm.x86.avx512.vcvtsd2usi32(<2 x double> %v0, i32 9)
  store i32 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r3 = call i32 @llvm.x86.avx512.vcvtsd2usi32(<2 x double> %v0, i32 10)
  store i32 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f47(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r1 = call i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double> %v0, i32 8)
  store i64 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r2 = call i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double> %v0, i32 9)
  store i64 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r3 = call i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double> %v0, i32 10)
  store i64 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f48(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 256), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.vcvtss2si32(<4 x float> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r1 = call i32 @llvm.x86.avx512.vcvtss2si32(<4 x float> %v0, i32 8)
  store i32 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r2 = call i32 @llvm.x86.avx512.vcvtss2si32(<4 x float> %v0, i32 9)
  store i32 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r3 = call i32 @llvm.x86.avx512.vcvtss2si32(<4 x float> %v0, i32 10)
  store i32 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f49(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.vcvtss2si64(<4 x float> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r1 = call i64 @llvm.x86.avx512.vcvtss2si64(<4 x float> %v0, i32 8)
  store i64 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r2 = call i64 @llvm.x86.avx512.vcvtss2si64(<4 x float> %v0, i32 9)
  store i64 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r3 = call i64 @llvm.x86.avx512.vcvtss2si64(<4 x float> %v0, i32 10)
  store i64 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  ret void
}
define void @f50(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 128), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i32 @llvm.x86.avx512.vcvtss2usi32(<4 x float> %v0, i32 4)
  store i32 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r1 = call i32 @llvm.x86.avx512.vcvtss2usi32(<4 x float> %v0, i32 8)
  store i32 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r2 = call i32 @llvm.x86.avx512.vcvtss2usi32(<4 x float> %v0, i32 9)
  store i32 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  %r3 = call i32 @llvm.x86.avx512.vcvtss2usi32(<4 x float> %v0, i32 10)
  store i32 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 4)
  ret void
}
define void @f51(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %r0 = call i64 @llvm.x86.avx512.vcvtss2usi64(<4 x float> %v0, i32 4)
  store i64 %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r1 = call i64 @llvm.x86.avx512.vcvtss2usi64(<4 x float> %v0, i32 8)
  store i64 %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r2 = call i64 @llvm.x86.avx512.vcvtss2usi64(<4 x float> %v0, i32 9)
  store i64 %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
  %r3 = call i64 @llvm.x86.avx512.vcvtss2usi64(<4 x float> %v0, i32 10)
  store i64 %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 8)
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
  call void @tried(ptr @f36, ptr @n36)
  call void @tried(ptr @f37, ptr @n37)
  call void @tried(ptr @f38, ptr @n38)
  call void @tried(ptr @f39, ptr @n39)
  call void @tried(ptr @f40, ptr @n40)
  call void @tried(ptr @f41, ptr @n41)
  call void @tried(ptr @f42, ptr @n42)
  call void @tried(ptr @f43, ptr @n43)
  call void @tried(ptr @f44, ptr @n44)
  call void @tried(ptr @f45, ptr @n45)
  call void @tried(ptr @f46, ptr @n46)
  call void @tried(ptr @f47, ptr @n47)
  call void @tried(ptr @f48, ptr @n48)
  call void @tried(ptr @f49, ptr @n49)
  call void @tried(ptr @f50, ptr @n50)
  call void @tried(ptr @f51, ptr @n51)
  ret i32 0
}

