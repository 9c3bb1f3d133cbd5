; test: intrinsics of AVX-512: gathered and scattered lanes, narrower ones, and those packed by a mask, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; Each line is a hash of what the results of one for each row of the table are, as a processor with AVX-512 has computed it.
; stdout: f61ee1f11264a318 x86.avx512.gather.dpi.512
; stdout: b8a3bbf0679a31ed x86.avx512.gather3div2.df
; stdout: 1a5718b53150afc8 x86.avx512.gather3div4.df
; stdout: 98ae96277798bda5 x86.avx512.gather3div8.si
; stdout: 9b7b1dedd3562feb x86.avx512.gather3siv2.df
; stdout: b4924a00ccdfd97a x86.avx512.gather3siv4.sf
; stdout: d6557e614b258805 x86.avx512.gather3siv8.si
; stdout: 4ee0a886c86d3d2d x86.avx512.mask.compress.v16f32
; stdout: 057da88863244d85 x86.avx512.mask.compress.v8i64
; stdout: 930611205b26fd86 x86.avx512.mask.compress.v16i8
; stdout: e9aac3c5455dc8fa x86.avx512.mask.compress.v32i16
; stdout: 31033dd9264ba41b x86.avx512.mask.compress.v4f64
; stdout: f1033353193a61f6 x86.avx512.mask.compress.v4i32
; stdout: 55a11f1f2554367a x86.avx512.mask.expand.v16f32
; stdout: 488babf932edcc1a x86.avx512.mask.expand.v8i64
; stdout: 2ab66de8de0f2d26 x86.avx512.mask.expand.v16i8
; stdout: df4a8639d993cee7 x86.avx512.mask.expand.v32i16
; stdout: c1507d5ba7bf5a98 x86.avx512.mask.expand.v4f64
; stdout: ed589440748f0f7a x86.avx512.mask.expand.v4i32
; stdout: 352b2db458a0606a x86.avx512.mask.gather.dpi.512
; stdout: 06dae0657fc9859a x86.avx512.mask.gather3div2.di
; stdout: b0e92081d9dd9411 x86.avx512.mask.gather3div4.df
; stdout: 69fa25fefad781f9 x86.avx512.mask.gather3div8.si
; stdout: 984b2daed34fc97a x86.avx512.mask.gather3siv2.df
; stdout: 35b9ecc1d3cac5dd x86.avx512.mask.gather3siv4.df
; stdout: 1b57a480d59d36b8 x86.avx512.mask.gather3siv8.si
; stdout: 1e94fe49d58b21ef x86.avx512.mask.pmov.db.128
; stdout: 2fa5c5cc9e0ce757 x86.avx512.mask.pmov.db.mem.256
; stdout: 1ceeee78968665bb x86.avx512.mask.pmov.dw.mem.128
; stdout: 757e2ce46ae817dc x86.avx512.mask.pmov.qb.mem.128
; stdout: 7e65581a8afafd9d x86.avx512.mask.pmov.qd.mem.128
; stdout: 4df1bf35e9db0314 x86.avx512.mask.pmov.qw.mem.512
; stdout: 43d518d316a5e099 x86.avx512.mask.pmov.wb.mem.512
; stdout: 741d0d7d462e1f4e x86.avx512.mask.pmovs.db.256
; stdout: 119b3ea7919387af x86.avx512.mask.pmovs.db.mem.128
; stdout: f61ad81193e54e9c x86.avx512.mask.pmovs.dw.mem.256
; stdout: 8622f797654f2000 x86.avx512.mask.pmovs.qb.mem.256
; stdout: 18edaa1def686071 x86.avx512.mask.pmovs.qd.mem.512
; stdout: baae05016e4d0167 x86.avx512.mask.pmovs.qw.mem.256
; stdout: 4a8ec695061d9553 x86.avx512.mask.pmovs.wb.mem.128
; stdout: 2502853d8608a9cd x86.avx512.mask.pmovus.db.256
; stdout: acc2c42d76485e3f x86.avx512.mask.pmovus.db.mem.256
; stdout: e31b77ba24b827d1 x86.avx512.mask.pmovus.dw.mem.256
; stdout: 310e447778c07963 x86.avx512.mask.pmovus.qb.mem.256
; stdout: da562b7b958a0835 x86.avx512.mask.pmovus.qd.mem.128
; stdout: f7debc1564d7c041 x86.avx512.mask.pmovus.qw.mem.256
; stdout: aeee3bd7476f2506 x86.avx512.mask.pmovus.wb.mem.256
; stdout: be1115311b859fce x86.avx512.mask.scatter.qpi.512
; stdout: e5eadb6ff82b6674 x86.avx512.mask.scatterdiv2.df
; stdout: 6510bda8cd5c7fbd x86.avx512.mask.scatterdiv4.si
; stdout: a7c9c320e1e3d83c x86.avx512.mask.scatterdiv8.si
; stdout: 93f16be6810b5c6c x86.avx512.mask.scattersiv2.df
; stdout: 991ce917e64521fc x86.avx512.mask.scattersiv4.si
; stdout: c7c20f9db077fceb x86.avx512.mask.scattersiv8.sf
; stdout: 4c6a57c61be9ba89 x86.avx512.scatter.dps.512
; stdout: 333d20f2e0c14225 x86.avx512.scatterdiv2.di
; stdout: 419dc9ef10f3f030 x86.avx512.scatterdiv4.di
; stdout: ae3c6133131f0a7d x86.avx512.scatterdiv8.sf
; stdout: e47367e181dd1e24 x86.avx512.scattersiv2.di
; stdout: 3d7b66cf7262f4ea x86.avx512.scattersiv4.di
; stdout: 3c0551ec35828725 x86.avx512.scattersiv8.si
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
declare <16 x i32> @llvm.x86.avx512.gather.dpi.512(<16 x i32>, ptr, <16 x i32>, i16, i32)
declare <2 x double> @llvm.x86.avx512.gather3div2.df(<2 x double>, ptr, <2 x i64>, i8, i32)
declare <4 x double> @llvm.x86.avx512.gather3div4.df(<4 x double>, ptr, <4 x i64>, i8, i32)
declare <4 x i32> @llvm.x86.avx512.gather3div8.si(<4 x i32>, ptr, <4 x i64>, i8, i32)
declare <2 x double> @llvm.x86.avx512.gather3siv2.df(<2 x double>, ptr, <4 x i32>, i8, i32)
declare <4 x float> @llvm.x86.avx512.gather3siv4.sf(<4 x float>, ptr, <4 x i32>, i8, i32)
declare <8 x i32> @llvm.x86.avx512.gather3siv8.si(<8 x i32>, ptr, <8 x i32>, i8, i32)
declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>)
declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>)
declare <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)
declare <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16>, <32 x i16>, <32 x i1>)
declare <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double>, <4 x double>, <4 x i1>)
declare <4 x i32> @llvm.x86.avx512.mask.compress.v4i32(<4 x i32>, <4 x i32>, <4 x i1>)
declare <16 x float> @llvm.x86.avx512.mask.expand.v16f32(<16 x float>, <16 x float>, <16 x i1>)
declare <8 x i64> @llvm.x86.avx512.mask.expand.v8i64(<8 x i64>, <8 x i64>, <8 x i1>)
declare <16 x i8> @llvm.x86.avx512.mask.expand.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)
declare <32 x i16> @llvm.x86.avx512.mask.expand.v32i16(<32 x i16>, <32 x i16>, <32 x i1>)
declare <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double>, <4 x double>, <4 x i1>)
declare <4 x i32> @llvm.x86.avx512.mask.expand.v4i32(<4 x i32>, <4 x i32>, <4 x i1>)
declare <16 x i32> @llvm.x86.avx512.mask.gather.dpi.512(<16 x i32>, ptr, <16 x i32>, <16 x i1>, i32)
declare <2 x i64> @llvm.x86.avx512.mask.gather3div2.di(<2 x i64>, ptr, <2 x i64>, <2 x i1>, i32)
declare <4 x double> @llvm.x86.avx512.mask.gather3div4.df(<4 x double>, ptr, <4 x i64>, <4 x i1>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.gather3div8.si(<4 x i32>, ptr, <4 x i64>, <4 x i1>, i32)
declare <2 x double> @llvm.x86.avx512.mask.gather3siv2.df(<2 x double>, ptr, <4 x i32>, <2 x i1>, i32)
declare <4 x double> @llvm.x86.avx512.mask.gather3siv4.df(<4 x double>, ptr, <4 x i32>, <4 x i1>, i32)
declare <8 x i32> @llvm.x86.avx512.mask.gather3siv8.si(<8 x i32>, ptr, <8 x i32>, <8 x i1>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.pmov.db.128(<4 x i32>, <16 x i8>, i8)
declare void @llvm.x86.avx512.mask.pmov.db.mem.256(ptr, <8 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmov.dw.mem.128(ptr, <4 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmov.qb.mem.128(ptr, <2 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmov.qd.mem.128(ptr, <2 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmov.qw.mem.512(ptr, <8 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmov.wb.mem.512(ptr, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32>, <16 x i8>, i8)
declare void @llvm.x86.avx512.mask.pmovs.db.mem.128(ptr, <4 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmovs.dw.mem.256(ptr, <8 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmovs.qb.mem.256(ptr, <4 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovs.qd.mem.512(ptr, <8 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovs.qw.mem.256(ptr, <4 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovs.wb.mem.128(ptr, <8 x i16>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32>, <16 x i8>, i8)
declare void @llvm.x86.avx512.mask.pmovus.db.mem.256(ptr, <8 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmovus.dw.mem.256(ptr, <8 x i32>, i8)
declare void @llvm.x86.avx512.mask.pmovus.qb.mem.256(ptr, <4 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovus.qd.mem.128(ptr, <2 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovus.qw.mem.256(ptr, <4 x i64>, i8)
declare void @llvm.x86.avx512.mask.pmovus.wb.mem.256(ptr, <16 x i16>, i16)
declare void @llvm.x86.avx512.mask.scatter.qpi.512(ptr, <8 x i1>, <8 x i64>, <8 x i32>, i32)
declare void @llvm.x86.avx512.mask.scatterdiv2.df(ptr, <2 x i1>, <2 x i64>, <2 x double>, i32)
declare void @llvm.x86.avx512.mask.scatterdiv4.si(ptr, <2 x i1>, <2 x i64>, <4 x i32>, i32)
declare void @llvm.x86.avx512.mask.scatterdiv8.si(ptr, <4 x i1>, <4 x i64>, <4 x i32>, i32)
declare void @llvm.x86.avx512.mask.scattersiv2.df(ptr, <2 x i1>, <4 x i32>, <2 x double>, i32)
declare void @llvm.x86.avx512.mask.scattersiv4.si(ptr, <4 x i1>, <4 x i32>, <4 x i32>, i32)
declare void @llvm.x86.avx512.mask.scattersiv8.sf(ptr, <8 x i1>, <8 x i32>, <8 x float>, i32)
declare void @llvm.x86.avx512.scatter.dps.512(ptr, i16, <16 x i32>, <16 x float>, i32)
declare void @llvm.x86.avx512.scatterdiv2.di(ptr, i8, <2 x i64>, <2 x i64>, i32)
declare void @llvm.x86.avx512.scatterdiv4.di(ptr, i8, <4 x i64>, <4 x i64>, i32)
declare void @llvm.x86.avx512.scatterdiv8.sf(ptr, i8, <4 x i64>, <4 x float>, i32)
declare void @llvm.x86.avx512.scattersiv2.di(ptr, i8, <4 x i32>, <2 x i64>, i32)
declare void @llvm.x86.avx512.scattersiv4.di(ptr, i8, <4 x i32>, <4 x i64>, i32)
declare void @llvm.x86.avx512.scattersiv8.si(ptr, i8, <8 x i32>, <8 x i32>, i32)
@doubles = constant [88 x i64] [i64 4602678819172646912, i64 13873373967276525686, i64 4568955456676718889, i64 4568661295613114771, i64 4602678819172646912, i64 13923308054163008359, i64 4746794007244308480, i64 13916832139445996856, i64 4890909195324358656, i64 9223372036854775808, i64 1, i64 13873070827945588243, i64 4668612830232064838, i64 4607182418800017408, i64 9225623836668461056, i64 4602678819172646912, i64 4540772314659357436, i64 4661359605664613808, i64 13767989561399482897, i64 4607182418800017408, i64 13741426944512625631, i64 13880005594022042437, i64 4607182418800017408, i64 4574193143415340239, i64 4503599627370496, i64 4614256656552045848, i64 13773117291647789592, i64 9223372036854775808, i64 13970166044103278592, i64 4602678819172646912, i64 4890909195324358656, i64 9218868437227405312, i64 13836183955189006336, i64 4614256656552045848, i64 13744375074730887305, i64 13911609805620671688, i64 18442240474082181120, i64 4621819117588971520, i64 4548587442881926133, i64 9225623836668461056, i64 4621819117588971520, i64 4503599627370496, i64 4607182418800017408, i64 13826050856027422720, i64 4518770790177291495, i64 4555784059661965722, i64 4554878053092991060, i64 13827079405812217135, i64 13797855727849692476, i64 4575432653403948851, i64 4690145283031985855, i64 9223372036854775808, i64 13815871947768611067, i64 4614256656552045848, i64 13912940765248627915, i64 4607182418800017408, i64 13970166044103278592, i64 4693084709411026544, i64 9221120237041090561, i64 4536977726349370533, i64 9223372036854775808, i64 4609434218613702656, i64 4554770177368647464, i64 13838358766240445133, i64 13776669248736859900, i64 4609434218613702656, i64 13752184492438666694, i64 4607182418800017408, i64 4611683124206147849, i64 4602678819172646912, i64 9223372036854775808, i64 13780849936416605779, i64 4607182418800017408, i64 4538985742109539834, i64 13747237531249576852, i64 13836183955189006336, i64 0, i64 4542508045731937348, i64 4635690881535166332, i64 4685727550019697625, i64 13766379108085356017, i64 4621819117588971520, i64 0, i64 13830554455654793216, i64 4621819117588971520, i64 4660759121849358025, i64 9218868437227405312, i64 13795289499321074327], align 64
@floats = constant [176 x i32] [i32 1148654622, i32 1, i32 872415232, i32 1120403456, i32 2143289345, i32 3214678813, i32 1016163897, i32 2147483648, i32 1038693025, i32 3472883713, i32 2143289345, i32 3218085897, i32 2139095039, i32 1127869127, i32 2147483648, i32 1092616192, i32 2151677952, i32 3193117648, i32 1133601933, i32 0, i32 3181273963, i32 2147483648, i32 993601096, i32 3285313731, i32 1065353216, i32 1021932420, i32 0, i32 1113287156, i32 2151677952, i32 3260629377, i32 3279918958, i32 1, i32 3223322624, i32 1325400064, i32 0, i32 3204448256, i32 3253075064, i32 3232352686, i32 3143395427, i32 3287698734, i32 1, i32 989665813, i32 3198256483, i32 3115097056, i32 1325400064, i32 1078530011, i32 1098234530, i32 1065353216, i32 2147483648, i32 2139095039, i32 1002191712, i32 3309458632, i32 3237547584, i32 1065353216, i32 3234032052, i32 1056964607, i32 3250704844, i32 3181897140, i32 1092616192, i32 2139095040, i32 3248681070, i32 1078530011, i32 3246432700, i32 1056964607, i32 1106602967, i32 1116707694, i32 4286578688, i32 1056964607, i32 3223322624, i32 3472883713, i32 2139095039, i32 3472883713, i32 991461757, i32 3180368433, i32 964988762, i32 0, i32 1054646020, i32 3472883713, i32 3204448256, i32 1593835520, i32 3298381613, i32 1073936859, i32 1104073305, i32 3284425284, i32 2143289345, i32 3276478252, i32 1120403456, i32 3156766349, i32 2143289345, i32 2143289345, i32 1005701580, i32 1065353216, i32 3212836864, i32 1078530011, i32 1150296288, i32 872415232, i32 3139024949, i32 3205416387, i32 3316381620, i32 1021756309, i32 0, i32 1056964607, i32 1119722107, i32 3212836864, i32 4286578688, i32 3289133320, i32 872415232, i32 3212836864, i32 1325400064, i32 1069547520, i32 1092616192, i32 1120403456, i32 1016542164, i32 1069547520, i32 2143289345, i32 3141639063, i32 1065353216, i32 3304068237, i32 3217615719, i32 3204448256, i32 1168182989, i32 3311344097, i32 3223322624, i32 2139095039, i32 3299825622, i32 4286578688, i32 4286578688, i32 2139095039, i32 3212836864, i32 1069547520, i32 1124489293, i32 872415232, i32 2143289345, i32 3264694914, i32 1593835520, i32 3281734336, i32 3223322624, i32 3113136317, i32 1, i32 3223322624, i32 3315139680, i32 3212836864, i32 2151677952, i32 3259313841, i32 1593835520, i32 995207781, i32 3133559616, i32 3123803727, i32 3216794286, i32 3472883713, i32 1124564585, i32 3223611493, i32 8388608, i32 8388608, i32 2151677952, i32 3193237659, i32 3112291113, i32 2147483648, i32 3227555889, i32 2139095039, i32 3125442220, i32 3196676246, i32 1079774279, i32 1, i32 3212836864, i32 1165257115, i32 1, i32 3137762175, i32 3212836864, i32 2147483648, i32 2139095040, i32 1325400064, i32 1078530011, i32 2151677952, i32 1144369975, i32 3253229117], align 64
@gatheri32 = constant [48 x i32] [i32 4, i32 9, i32 23, i32 7, i32 15, i32 3, i32 16, i32 22, i32 11, i32 21, i32 14, i32 17, i32 10, i32 12, i32 19, i32 18, i32 20, i32 8, i32 7, i32 6, i32 21, i32 16, i32 23, i32 1, i32 18, i32 0, i32 4, i32 13, i32 17, i32 14, i32 9, i32 10, i32 3, i32 7, i32 17, i32 8, i32 2, i32 19, i32 5, i32 22, i32 11, i32 16, i32 14, i32 21, i32 23, i32 12, i32 10, i32 13], align 64
@gatheri64 = constant [24 x i64] [i64 23, i64 4, i64 2, i64 3, i64 14, i64 6, i64 19, i64 13, i64 23, i64 8, i64 12, i64 4, i64 11, i64 20, i64 10, i64 9, i64 17, i64 5, i64 13, i64 20, i64 11, i64 18, i64 3, i64 14], align 64
@masks = constant [12 x i64] [i64 5979578383783931267, i64 10028258752527405890, i64 7968780118313198695, i64 10477159394837560006, i64 15039643156639355964, i64 8550293395421107676, i64 15190824578730609116, i64 171418921277546589, i64 5721180215677939408, i64 16799154195647707936, i64 11136649604924130765, i64 12822424244636541011], align 64
@numbers_doubles = constant [88 x i64] [i64 9218868437227405311, i64 9218868437227405312, i64 9218868437227405311, i64 13830554455654793216, i64 4746794007244308480, i64 13819431514441533993, i64 4648711073129529008, i64 4666108808526884431, i64 4524662981774147634, i64 4573692775259971467, i64 13897371554601244426, i64 4570068013347843470, i64 4598275334424857021, i64 4672788435769984793, i64 13864700566919577931, i64 4602678819172646912, i64 4607182418800017408, i64 13830554455654793216, i64 13765856318254829003, i64 4614256656552045848, i64 1, i64 4890909195324358656, i64 4746794007244308480, i64 9218868437227405311, i64 4612301730646955037, i64 4607182418800017408, i64 13752899095064572325, i64 13839579078962658732, i64 4607182418800017408, i64 13893714503703000169, i64 0, i64 13859469622567144876, i64 18442240474082181120, i64 4625951871203220018, i64 4614256656552045848, i64 4597662202751759769, i64 13830554455654793216, i64 9218868437227405312, i64 13790302833528383069, i64 13826050856027422720, i64 9223372036854775808, i64 0, i64 0, i64 13913744556464883978, i64 4647239779973025632, i64 4503599627370496, i64 4678579740984995388, i64 13836183955189006336, i64 13837523098762881087, i64 4653213734499638971, i64 9218868437227405312, i64 13850944894393976155, i64 4598131289707858145, i64 13808085445451901400, i64 4609434218613702656, i64 1, i64 4688955584806175059, i64 9218868437227405311, i64 4890909195324358656, i64 4621819117588971520, i64 4602678819172646912, i64 13826050856027422720, i64 13744181800921279042, i64 4554723263398930184, i64 4669735860514582293, i64 13766371838581752290, i64 13884683358559557662, i64 0, i64 4543349866583752176, i64 4602678819172646912, i64 13970166044103278592, i64 4503599627370496, i64 13836183955189006336, i64 4503599627370496, i64 13758831681632332768, i64 13836183955189006336, i64 4550641127071965517, i64 13876912113169685186, i64 0, i64 4578431739793956910, i64 13836183955189006336, i64 13827570325065248685, i64 4607182418800017408, i64 0, i64 13830554455654793216, i64 9225623836668461056, i64 13922638912387781053, i64 13830554455654793216], align 64
@numbers_floats = constant [176 x i32] [i32 3212836864, i32 1120403456, i32 1008253350, i32 1325400064, i32 982309621, i32 3212836864, i32 1065353216, i32 1078530011, i32 1003673857, i32 1152476841, i32 1078530011, i32 3308472935, i32 3176432229, i32 966876950, i32 8388608, i32 994529902, i32 2139095039, i32 3142468499, i32 1056964607, i32 1109258478, i32 3247580417, i32 3254766150, i32 3167264654, i32 872415232, i32 1065353216, i32 3472883713, i32 1152037551, i32 1069547520, i32 3212836864, i32 2139095040, i32 3204448256, i32 3255313311, i32 3161744629, i32 1053621798, i32 0, i32 1069547520, i32 3204448256, i32 4286578688, i32 1056964607, i32 1082399042, i32 872415232, i32 872415232, i32 3217997704, i32 1166153658, i32 1325400064, i32 1593835520, i32 3204448256, i32 2139095039, i32 3181330359, i32 3125945193, i32 872415232, i32 1073400661, i32 1093416845, i32 3301460625, i32 8388608, i32 1325400064, i32 3300154056, i32 3204448256, i32 1593835520, i32 1593835520, i32 0, i32 2147483648, i32 1092616192, i32 3308269743, i32 8388608, i32 983516829, i32 3175110227, i32 2147483648, i32 3212836864, i32 1027981804, i32 1030790075, i32 3313218916, i32 3258314885, i32 3176342278, i32 3212836864, i32 3141698469, i32 1056964607, i32 1082135268, i32 8388608, i32 4286578688, i32 1325400064, i32 1066538350, i32 1023795126, i32 2139095039, i32 3472883713, i32 3472883713, i32 3164982777, i32 974718539, i32 1064508731, i32 1120403456, i32 3256474489, i32 3170469865, i32 1133352118, i32 3204124098, i32 1078530011, i32 3148537632, i32 1169750746, i32 1, i32 3143299799, i32 4286578688, i32 1104482646, i32 3211190303, i32 3142287835, i32 8388608, i32 1012228442, i32 1120403456, i32 1090376668, i32 1593835520, i32 2147483648, i32 3204448256, i32 2151677952, i32 3204448256, i32 8388608, i32 1017084314, i32 1056964607, i32 2139095040, i32 978295510, i32 1118912048, i32 1091024180, i32 1120403456, i32 1054097910, i32 3248836130, i32 3285685720, i32 3256238871, i32 3155057062, i32 872415232, i32 2151677952, i32 1159607099, i32 1, i32 1128259069, i32 1092616192, i32 977882183, i32 1009359717, i32 3275718746, i32 1325400064, i32 965298394, i32 3268536084, i32 3307107835, i32 8388608, i32 2139095039, i32 3309519401, i32 3204448256, i32 1120403456, i32 1009811083, i32 3472883713, i32 1130672830, i32 1078530011, i32 0, i32 974155771, i32 1132346202, i32 1325400064, i32 973106590, i32 1593835520, i32 3223322624, i32 3241563140, i32 2147483648, i32 3303125789, i32 1025890698, i32 1, i32 1065353216, i32 1059555015, i32 1125904910, i32 3204448256, i32 979264552, i32 3270918831, i32 3223322624, i32 1018218728, i32 1018531878, i32 1056964607, i32 1092227333, i32 1325400064, i32 1094269671, i32 3289857704, i32 1056964607, i32 1065353216, i32 2151677952], align 64
@scatteri32 = constant [48 x i32] [i32 22, i32 16, i32 38, i32 0, i32 32, i32 10, i32 44, i32 42, i32 24, i32 18, i32 20, i32 46, i32 6, i32 8, i32 2, i32 36, i32 2, i32 8, i32 22, i32 44, i32 14, i32 6, i32 0, i32 20, i32 24, i32 38, i32 46, i32 12, i32 10, i32 40, i32 16, i32 34, i32 18, i32 24, i32 38, i32 14, i32 30, i32 2, i32 12, i32 8, i32 32, i32 0, i32 6, i32 42, i32 34, i32 22, i32 40, i32 16], align 64
@scatteri64 = constant [24 x i64] [i64 44, i64 8, i64 32, i64 34, i64 16, i64 20, i64 28, i64 24, i64 8, i64 12, i64 16, i64 34, i64 28, i64 24, i64 46, i64 36, i64 32, i64 22, i64 14, i64 6, i64 18, i64 44, i64 36, i64 12], align 64
@words = constant [88 x i64] [i64 11628716217755516783, i64 48804300, i64 12296485729155940355, i64 18446744072742023143, i64 9092710818490746358, i64 9223372038501277590, i64 9223372036854775809, i64 13701792177934303233, i64 31878556124, i64 12916114084723285821, i64 1161006475598888960, i64 15620624484493426688, i64 2014078706, i64 6885639472484625532, i64 9223372037979620673, i64 1466470119, i64 1393348559499160979, i64 11304416915728738229, i64 8558663894081686155, i64 2505971925960884224, i64 6648185453517868076, i64 3550148382744305016, i64 4326695405935281140, i64 7266259841816827097, i64 11993483236245835892, i64 18446744069414584321, i64 14860789411509350976, i64 4294967297, i64 10400560741004564026, i64 13815989209723325051, i64 4598818844009892197, i64 9476903074607402997, i64 0, i64 15980240842057056256, i64 4683550018884499486, i64 18446744072590569040, i64 8589934591, i64 10398989487649512521, i64 15329282816852623361, i64 6953515502743005926, i64 3406121607733553590, i64 14586972314731020295, i64 7734786730552721407, i64 17217779935468334181, i64 13157415909964769317, i64 13488949752116543489, i64 6088492101190317948, i64 5703745452743065601, i64 8030771610, i64 2619426678751211566, i64 14760490754426011649, i64 9223372036854775809, i64 355075181919620125, i64 11534604772906578835, i64 8894974496574275087, i64 945036414015085320, i64 30620960, i64 18394318201100408299, i64 6482207229318529024, i64 10155918717964255238, i64 5111723341694007259, i64 31313763625, i64 8589934593, i64 442562488586517114, i64 193183656129331200, i64 9726091821343309823, i64 9223372037907270025, i64 9223372039137002710, i64 16583844424900675734, i64 4191666902965157888, i64 12118905404561121495, i64 11769541349832336213, i64 16697017313973066598, i64 6176013101316276357, i64 13709568509054941435, i64 3270502522152989432, i64 6462586739194478211, i64 9270810388820214999, i64 9908478570047520845, i64 0, i64 9223372036854775809, i64 13024250167035953152, i64 17481735802143637504, i64 185921978828324863, i64 16806051687301999723, i64 6356536935973424406, i64 6, i64 7735997793218592768], align 64
@n0 = constant [26 x i8] c"x86.avx512.gather.dpi.512\00"
@n1 = constant [26 x i8] c"x86.avx512.gather3div2.df\00"
@n2 = constant [26 x i8] c"x86.avx512.gather3div4.df\00"
@n3 = constant [26 x i8] c"x86.avx512.gather3div8.si\00"
@n4 = constant [26 x i8] c"x86.avx512.gather3siv2.df\00"
@n5 = constant [26 x i8] c"x86.avx512.gather3siv4.sf\00"
@n6 = constant [26 x i8] c"x86.avx512.gather3siv8.si\00"
@n7 = constant [32 x i8] c"x86.avx512.mask.compress.v16f32\00"
@n8 = constant [31 x i8] c"x86.avx512.mask.compress.v8i64\00"
@n9 = constant [31 x i8] c"x86.avx512.mask.compress.v16i8\00"
@n10 = constant [32 x i8] c"x86.avx512.mask.compress.v32i16\00"
@n11 = constant [31 x i8] c"x86.avx512.mask.compress.v4f64\00"
@n12 = constant [31 x i8] c"x86.avx512.mask.compress.v4i32\00"
@n13 = constant [30 x i8] c"x86.avx512.mask.expand.v16f32\00"
@n14 = constant [29 x i8] c"x86.avx512.mask.expand.v8i64\00"
@n15 = constant [29 x i8] c"x86.avx512.mask.expand.v16i8\00"
@n16 = constant [30 x i8] c"x86.avx512.mask.expand.v32i16\00"
@n17 = constant [29 x i8] c"x86.avx512.mask.expand.v4f64\00"
@n18 = constant [29 x i8] c"x86.avx512.mask.expand.v4i32\00"
@n19 = constant [31 x i8] c"x86.avx512.mask.gather.dpi.512\00"
@n20 = constant [31 x i8] c"x86.avx512.mask.gather3div2.di\00"
@n21 = constant [31 x i8] c"x86.avx512.mask.gather3div4.df\00"
@n22 = constant [31 x i8] c"x86.avx512.mask.gather3div8.si\00"
@n23 = constant [31 x i8] c"x86.avx512.mask.gather3siv2.df\00"
@n24 = constant [31 x i8] c"x86.avx512.mask.gather3siv4.df\00"
@n25 = constant [31 x i8] c"x86.avx512.mask.gather3siv8.si\00"
@n26 = constant [28 x i8] c"x86.avx512.mask.pmov.db.128\00"
@n27 = constant [32 x i8] c"x86.avx512.mask.pmov.db.mem.256\00"
@n28 = constant [32 x i8] c"x86.avx512.mask.pmov.dw.mem.128\00"
@n29 = constant [32 x i8] c"x86.avx512.mask.pmov.qb.mem.128\00"
@n30 = constant [32 x i8] c"x86.avx512.mask.pmov.qd.mem.128\00"
@n31 = constant [32 x i8] c"x86.avx512.mask.pmov.qw.mem.512\00"
@n32 = constant [32 x i8] c"x86.avx512.mask.pmov.wb.mem.512\00"
@n33 = constant [29 x i8] c"x86.avx512.mask.pmovs.db.256\00"
@n34 = constant [33 x i8] c"x86.avx512.mask.pmovs.db.mem.128\00"
@n35 = constant [33 x i8] c"x86.avx512.mask.pmovs.dw.mem.256\00"
@n36 = constant [33 x i8] c"x86.avx512.mask.pmovs.qb.mem.256\00"
@n37 = constant [33 x i8] c"x86.avx512.mask.pmovs.qd.mem.512\00"
@n38 = constant [33 x i8] c"x86.avx512.mask.pmovs.qw.mem.256\00"
@n39 = constant [33 x i8] c"x86.avx512.mask.pmovs.wb.mem.128\00"
@n40 = constant [30 x i8] c"x86.avx512.mask.pmovus.db.256\00"
@n41 = constant [34 x i8] c"x86.avx512.mask.pmovus.db.mem.256\00"
@n42 = constant [34 x i8] c"x86.avx512.mask.pmovus.dw.mem.256\00"
@n43 = constant [34 x i8] c"x86.avx512.mask.pmovus.qb.mem.256\00"
@n44 = constant [34 x i8] c"x86.avx512.mask.pmovus.qd.mem.128\00"
@n45 = constant [34 x i8] c"x86.avx512.mask.pmovus.qw.mem.256\00"
@n46 = constant [34 x i8] c"x86.avx512.mask.pmovus.wb.mem.256\00"
@n47 = constant [32 x i8] c"x86.avx512.mask.scatter.qpi.512\00"
@n48 = constant [31 x i8] c"x86.avx512.mask.scatterdiv2.df\00"
@n49 = constant [31 x i8] c"x86.avx512.mask.scatterdiv4.si\00"
@n50 = constant [31 x i8] c"x86.avx512.mask.scatterdiv8.si\00"
@n51 = constant [31 x i8] c"x86.avx512.mask.scattersiv2.df\00"
@n52 = constant [31 x i8] c"x86.avx512.mask.scattersiv4.si\00"
@n53 = constant [31 x i8] c"x86.avx512.mask.scattersiv8.sf\00"
@n54 = constant [27 x i8] c"x86.avx512.scatter.dps.512\00"
@n55 = constant [26 x i8] c"x86.avx512.scatterdiv2.di\00"
@n56 = constant [26 x i8] c"x86.avx512.scatterdiv4.di\00"
@n57 = constant [26 x i8] c"x86.avx512.scatterdiv8.sf\00"
@n58 = constant [26 x i8] c"x86.avx512.scattersiv2.di\00"
@n59 = constant [26 x i8] c"x86.avx512.scattersiv4.di\00"
@n60 = constant [26 x i8] c"x86.avx512.scattersiv8.si\00"
define void @f0(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <16 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o3
  %v3 = load i16, ptr %q3, align 1
  %r0 = call <16 x i32> @llvm.x86.avx512.gather.dpi.512(<16 x i32> %v0, ptr @memory, <16 x i32> %v2, i16 %v3, i32 4)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f1(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 192), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.gather3div2.df(<2 x double> %v0, ptr @memory, <2 x i64> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f2(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 384), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x double> @llvm.x86.avx512.gather3div4.df(<4 x double> %v0, ptr @memory, <4 x i64> %v2, i8 %v3, i32 4)
  store <4 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f3(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x i32> @llvm.x86.avx512.gather3div8.si(<4 x i32> %v0, ptr @memory, <4 x i64> %v2, i8 %v3, i32 4)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f4(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 256), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.gather3siv2.df(<2 x double> %v0, ptr @memory, <4 x i32> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f5(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.gather3siv4.sf(<4 x float> %v0, ptr @memory, <4 x i32> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f6(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <8 x i32> @llvm.x86.avx512.gather3siv8.si(<8 x i32> %v0, ptr @memory, <8 x i32> %v2, i8 %v3, i32 4)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f7(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 320), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 128), i64 %o1
  %v1 = load <16 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %n2 = load i16, ptr %q2
  %v2 = bitcast i16 %n2 to <16 x i1>
  %r0 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %v0, <16 x float> %v1, <16 x i1> %v2)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f8(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %n2 = load i8, ptr %q2
  %v2 = bitcast i8 %n2 to <8 x i1>
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %v0, <8 x i64> %v1, <8 x i1> %v2)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f9(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <16 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <16 x i8>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %n2 = load i16, ptr %q2
  %v2 = bitcast i16 %n2 to <16 x i1>
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8> %v0, <16 x i8> %v1, <16 x i1> %v2)
  store <16 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f10(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %n2 = load i32, ptr %q2
  %v2 = bitcast i32 %n2 to <32 x i1>
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16> %v0, <32 x i16> %v1, <32 x i1> %v2)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f11(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 320), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 128), i64 %o1
  %v1 = load <4 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %w2 = load i8, ptr %q2
  %n2 = trunc i8 %w2 to i4
  %v2 = bitcast i4 %n2 to <4 x i1>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double> %v0, <4 x double> %v1, <4 x i1> %v2)
  store <4 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f12(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %w2 = load i8, ptr %q2
  %n2 = trunc i8 %w2 to i4
  %v2 = bitcast i4 %n2 to <4 x i1>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.compress.v4i32(<4 x i32> %v0, <4 x i32> %v1, <4 x i1> %v2)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f13(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 0), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 320), i64 %o1
  %v1 = load <16 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %n2 = load i16, ptr %q2
  %v2 = bitcast i16 %n2 to <16 x i1>
  %r0 = call <16 x float> @llvm.x86.avx512.mask.expand.v16f32(<16 x float> %v0, <16 x float> %v1, <16 x i1> %v2)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f14(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <8 x i64>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %n2 = load i8, ptr %q2
  %v2 = bitcast i8 %n2 to <8 x i1>
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.expand.v8i64(<8 x i64> %v0, <8 x i64> %v1, <8 x i1> %v2)
  store <8 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f15(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <16 x i8>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <16 x i8>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %n2 = load i16, ptr %q2
  %v2 = bitcast i16 %n2 to <16 x i1>
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.expand.v16i8(<16 x i8> %v0, <16 x i8> %v1, <16 x i1> %v2)
  store <16 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f16(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <32 x i16>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %n2 = load i32, ptr %q2
  %v2 = bitcast i32 %n2 to <32 x i1>
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.expand.v32i16(<32 x i16> %v0, <32 x i16> %v1, <32 x i1> %v2)
  store <32 x i16> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f17(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 320), i64 %o1
  %v1 = load <4 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %w2 = load i8, ptr %q2
  %n2 = trunc i8 %w2 to i4
  %v2 = bitcast i4 %n2 to <4 x i1>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double> %v0, <4 x double> %v1, <4 x i1> %v2)
  store <4 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f18(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %w2 = load i8, ptr %q2
  %n2 = trunc i8 %w2 to i4
  %v2 = bitcast i4 %n2 to <4 x i1>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.expand.v4i32(<4 x i32> %v0, <4 x i32> %v1, <4 x i1> %v2)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f19(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o0
  %v0 = load <16 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <16 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o3
  %n3 = load i16, ptr %q3
  %v3 = bitcast i16 %n3 to <16 x i1>
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.gather.dpi.512(<16 x i32> %v0, ptr @memory, <16 x i32> %v2, <16 x i1> %v3, i32 4)
  store <16 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f20(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o0
  %v0 = load <2 x i64>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o3
  %w3 = load i8, ptr %q3
  %n3 = trunc i8 %w3 to i2
  %v3 = bitcast i2 %n3 to <2 x i1>
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.gather3div2.di(<2 x i64> %v0, ptr @memory, <2 x i64> %v2, <2 x i1> %v3, i32 4)
  store <2 x i64> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f21(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o3
  %w3 = load i8, ptr %q3
  %n3 = trunc i8 %w3 to i4
  %v3 = bitcast i4 %n3 to <4 x i1>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.gather3div4.df(<4 x double> %v0, ptr @memory, <4 x i64> %v2, <4 x i1> %v3, i32 4)
  store <4 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f22(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o3
  %w3 = load i8, ptr %q3
  %n3 = trunc i8 %w3 to i4
  %v3 = bitcast i4 %n3 to <4 x i1>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.gather3div8.si(<4 x i32> %v0, ptr @memory, <4 x i64> %v2, <4 x i1> %v3, i32 4)
  store <4 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f23(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 448), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o3
  %w3 = load i8, ptr %q3
  %n3 = trunc i8 %w3 to i2
  %v3 = bitcast i2 %n3 to <2 x i1>
  %r0 = call <2 x double> @llvm.x86.avx512.mask.gather3siv2.df(<2 x double> %v0, ptr @memory, <4 x i32> %v2, <2 x i1> %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f24(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o0
  %v0 = load <4 x double>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o3
  %w3 = load i8, ptr %q3
  %n3 = trunc i8 %w3 to i4
  %v3 = bitcast i4 %n3 to <4 x i1>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.gather3siv4.df(<4 x double> %v0, ptr @memory, <4 x i32> %v2, <4 x i1> %v3, i32 4)
  store <4 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f25(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @gatheri32, i64 0), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o3
  %n3 = load i8, ptr %q3
  %v3 = bitcast i8 %n3 to <8 x i1>
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.gather3siv8.si(<8 x i32> %v0, ptr @memory, <8 x i32> %v2, <8 x i1> %v3, i32 4)
  store <8 x i32> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 32)
  ret void
}
define void @f26(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o0
  %v0 = load <4 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <16 x i8>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.128(<4 x i32> %v0, <16 x i8> %v1, i8 %v2)
  store <16 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f27(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.db.mem.256(ptr @memory, <8 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f28(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.dw.mem.128(ptr @memory, <4 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f29(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.qb.mem.128(ptr @memory, <2 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f30(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.qd.mem.128(ptr @memory, <2 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f31(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.qw.mem.512(ptr @memory, <8 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f32(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <32 x i16>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o2
  %v2 = load i32, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmov.wb.mem.512(ptr @memory, <32 x i16> %v1, i32 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f33(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <16 x i8>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32> %v0, <16 x i8> %v1, i8 %v2)
  store <16 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f34(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <4 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.db.mem.128(ptr @memory, <4 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f35(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.dw.mem.256(ptr @memory, <8 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f36(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.qb.mem.256(ptr @memory, <4 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f37(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <8 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.qd.mem.512(ptr @memory, <8 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f38(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.qw.mem.256(ptr @memory, <4 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f39(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o1
  %v1 = load <8 x i16>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovs.wb.mem.128(ptr @memory, <8 x i16> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f40(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o0
  %v0 = load <8 x i32>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o1
  %v1 = load <16 x i8>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %v0, <16 x i8> %v1, i8 %v2)
  store <16 x i8> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f41(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.db.mem.256(ptr @memory, <8 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f42(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o1
  %v1 = load <8 x i32>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.dw.mem.256(ptr @memory, <8 x i32> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f43(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 0), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.qb.mem.256(ptr @memory, <4 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f44(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 192), i64 %o1
  %v1 = load <2 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.qd.mem.128(ptr @memory, <2 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f45(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o1
  %v1 = load <4 x i64>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.qw.mem.256(ptr @memory, <4 x i64> %v1, i8 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f46(i64 %k) {
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o1
  %v1 = load <16 x i16>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i16, ptr %q2, align 1
  call void @llvm.x86.avx512.mask.pmovus.wb.mem.256(ptr @memory, <16 x i16> %v1, i16 %v2)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f47(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o1
  %n1 = load i8, ptr %q1
  %v1 = bitcast i8 %n1 to <8 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <8 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o3
  %v3 = load <8 x i32>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scatter.qpi.512(ptr @memory, <8 x i1> %v1, <8 x i64> %v2, <8 x i32> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f48(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o1
  %w1 = load i8, ptr %q1
  %n1 = trunc i8 %w1 to i2
  %v1 = bitcast i2 %n1 to <2 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o3
  %v3 = load <2 x double>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scatterdiv2.df(ptr @memory, <2 x i1> %v1, <2 x i64> %v2, <2 x double> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f49(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o1
  %w1 = load i8, ptr %q1
  %n1 = trunc i8 %w1 to i2
  %v1 = bitcast i2 %n1 to <2 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 256), i64 %o3
  %v3 = load <4 x i32>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scatterdiv4.si(ptr @memory, <2 x i1> %v1, <2 x i64> %v2, <4 x i32> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f50(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o1
  %w1 = load i8, ptr %q1
  %n1 = trunc i8 %w1 to i4
  %v1 = bitcast i4 %n1 to <4 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o3
  %v3 = load <4 x i32>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scatterdiv8.si(ptr @memory, <4 x i1> %v1, <4 x i64> %v2, <4 x i32> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f51(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o1
  %w1 = load i8, ptr %q1
  %n1 = trunc i8 %w1 to i2
  %v1 = bitcast i2 %n1 to <2 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o3
  %v3 = load <2 x double>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scattersiv2.df(ptr @memory, <2 x i1> %v1, <4 x i32> %v2, <2 x double> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f52(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o1
  %w1 = load i8, ptr %q1
  %n1 = trunc i8 %w1 to i4
  %v1 = bitcast i4 %n1 to <4 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o3
  %v3 = load <4 x i32>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scattersiv4.si(ptr @memory, <4 x i1> %v1, <4 x i32> %v2, <4 x i32> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f53(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o1
  %n1 = load i8, ptr %q1
  %v1 = bitcast i8 %n1 to <8 x i1>
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 0), i64 %o3
  %v3 = load <8 x float>, ptr %q3, align 1
  call void @llvm.x86.avx512.mask.scattersiv8.sf(ptr @memory, <8 x i1> %v1, <8 x i32> %v2, <8 x float> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f54(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o1
  %v1 = load i16, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <16 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o3
  %v3 = load <16 x float>, ptr %q3, align 1
  call void @llvm.x86.avx512.scatter.dps.512(ptr @memory, i16 %v1, <16 x i32> %v2, <16 x float> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f55(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <2 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 384), i64 %o3
  %v3 = load <2 x i64>, ptr %q3, align 1
  call void @llvm.x86.avx512.scatterdiv2.di(ptr @memory, i8 %v1, <2 x i64> %v2, <2 x i64> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f56(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 64), i64 %o3
  %v3 = load <4 x i64>, ptr %q3, align 1
  call void @llvm.x86.avx512.scatterdiv4.di(ptr @memory, i8 %v1, <4 x i64> %v2, <4 x i64> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f57(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 16), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri64, i64 0), i64 %o2
  %v2 = load <4 x i64>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 256), i64 %o3
  %v3 = load <4 x float>, ptr %q3, align 1
  call void @llvm.x86.avx512.scatterdiv8.sf(ptr @memory, i8 %v1, <4 x i64> %v2, <4 x float> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f58(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 448), i64 %o3
  %v3 = load <2 x i64>, ptr %q3, align 1
  call void @llvm.x86.avx512.scattersiv2.di(ptr @memory, i8 %v1, <4 x i32> %v2, <2 x i64> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f59(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <4 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 128), i64 %o3
  %v3 = load <4 x i64>, ptr %q3, align 1
  call void @llvm.x86.avx512.scattersiv4.di(ptr @memory, i8 %v1, <4 x i32> %v2, <4 x i64> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
  ret void
}
define void @f60(i64 %k) {
  %o1 = mul i64 %k, 8
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o1
  %v1 = load i8, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @scatteri32, i64 0), i64 %o2
  %v2 = load <8 x i32>, ptr %q2, align 1
  %o3 = mul i64 %k, 64
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @words, i64 320), i64 %o3
  %v3 = load <8 x i32>, ptr %q3, align 1
  call void @llvm.x86.avx512.scattersiv8.si(ptr @memory, i8 %v1, <8 x i32> %v2, <8 x i32> %v3, i32 4)
  call void @mixed(ptr @memory, i64 256)
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
  call void @tried(ptr @f52, ptr @n52)
  call void @tried(ptr @f53, ptr @n53)
  call void @tried(ptr @f54, ptr @n54)
  call void @tried(ptr @f55, ptr @n55)
  call void @tried(ptr @f56, ptr @n56)
  call void @tried(ptr @f57, ptr @n57)
  call void @tried(ptr @f58, ptr @n58)
  call void @tried(ptr @f59, ptr @n59)
  call void @tried(ptr @f60, ptr @n60)
  ret i32 0
}

