; test: intrinsics of AVX-512: arithmetic with a rounding of its own, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; Each line is a hash of what the results of one for each row of the table are, as a processor with AVX-512 has computed it.
; stdout: 3dfe3dc693d67b07 x86.avx512.add.pd.512
; stdout: 9b8f15964ce2f6a7 x86.avx512.div.pd.512
; stdout: efc3b24998123b42 x86.avx512.mask.add.ss.round
; stdout: ac1d3f7a5970fb50 x86.avx512.mask.div.sd.round
; stdout: a097ad47a02a74ab x86.avx512.mask.max.ss.round
; stdout: 0116ebe78b7d1961 x86.avx512.mask.min.ss.round
; stdout: 2d6bd172548484f4 x86.avx512.mask.mul.sd.round
; stdout: eefe697de8840ea4 x86.avx512.mask.sqrt.sd
; stdout: 4bc0b198d9ab7595 x86.avx512.mask.sub.ss.round
; stdout: 3753b7cfd843e875 x86.avx512.max.ps.512
; stdout: d65ca884ca454f28 x86.avx512.min.pd.512
; stdout: 96834973545a4908 x86.avx512.mul.pd.512
; stdout: 4247e0f683b32f35 x86.avx512.rsqrt14.pd.128
; stdout: e240d59e601510d5 x86.avx512.rsqrt14.sd
; stdout: 597d794b9d54aa91 x86.avx512.rsqrt14.ss
; stdout: 847782d6bd85a376 x86.avx512.sqrt.pd.512
; stdout: 5659ee9145345ec3 x86.avx512.sub.pd.512
; stdout: 4cc7ce66fc5b4ac0 x86.avx512.vfmadd.pd.512
; stdout: a4b8f75bafee38ef x86.avx512.vfmaddsub.ps.512
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
declare <8 x double> @llvm.x86.avx512.add.pd.512(<8 x double>, <8 x double>, i32)
declare <8 x double> @llvm.x86.avx512.div.pd.512(<8 x double>, <8 x double>, i32)
declare <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.div.sd.round(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.max.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.min.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.mul.sd.round(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.sqrt.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.sub.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <16 x float> @llvm.x86.avx512.max.ps.512(<16 x float>, <16 x float>, i32)
declare <8 x double> @llvm.x86.avx512.min.pd.512(<8 x double>, <8 x double>, i32)
declare <8 x double> @llvm.x86.avx512.mul.pd.512(<8 x double>, <8 x double>, i32)
declare <2 x double> @llvm.x86.avx512.rsqrt14.pd.128(<2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.rsqrt14.sd(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x float> @llvm.x86.avx512.rsqrt14.ss(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double>, i32)
declare <8 x double> @llvm.x86.avx512.sub.pd.512(<8 x double>, <8 x double>, i32)
declare <8 x double> @llvm.x86.avx512.vfmadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i32)
declare <16 x float> @llvm.x86.avx512.vfmaddsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i32)
@doubles = constant [88 x i64] [i64 4602678819172646912, i64 13873373967276525686, i64 4568955456676718889, i64 4568661295613114771, i64 4602678819172646912, i64 13923308054163008359, i64 4746794007244308480, i64 13916832139445996856, i64 4890909195324358656, i64 9223372036854775808, i64 1, i64 13873070827945588243, i64 4668612830232064838, i64 4607182418800017408, i64 9225623836668461056, i64 4602678819172646912, i64 4540772314659357436, i64 4661359605664613808, i64 13767989561399482897, i64 4607182418800017408, i64 13741426944512625631, i64 13880005594022042437, i64 4607182418800017408, i64 4574193143415340239, i64 4503599627370496, i64 4614256656552045848, i64 13773117291647789592, i64 9223372036854775808, i64 13970166044103278592, i64 4602678819172646912, i64 4890909195324358656, i64 9218868437227405312, i64 13836183955189006336, i64 4614256656552045848, i64 13744375074730887305, i64 13911609805620671688, i64 18442240474082181120, i64 4621819117588971520, i64 4548587442881926133, i64 9225623836668461056, i64 4621819117588971520, i64 4503599627370496, i64 4607182418800017408, i64 13826050856027422720, i64 4518770790177291495, i64 4555784059661965722, i64 4554878053092991060, i64 13827079405812217135, i64 13797855727849692476, i64 4575432653403948851, i64 4690145283031985855, i64 9223372036854775808, i64 13815871947768611067, i64 4614256656552045848, i64 13912940765248627915, i64 4607182418800017408, i64 13970166044103278592, i64 4693084709411026544, i64 9221120237041090561, i64 4536977726349370533, i64 9223372036854775808, i64 4609434218613702656, i64 4554770177368647464, i64 13838358766240445133, i64 13776669248736859900, i64 4609434218613702656, i64 13752184492438666694, i64 4607182418800017408, i64 4611683124206147849, i64 4602678819172646912, i64 9223372036854775808, i64 13780849936416605779, i64 4607182418800017408, i64 4538985742109539834, i64 13747237531249576852, i64 13836183955189006336, i64 0, i64 4542508045731937348, i64 4635690881535166332, i64 4685727550019697625, i64 13766379108085356017, i64 4621819117588971520, i64 0, i64 13830554455654793216, i64 4621819117588971520, i64 4660759121849358025, i64 9218868437227405312, i64 13795289499321074327], align 64
@floats = constant [176 x i32] [i32 1148654622, i32 1, i32 872415232, i32 1120403456, i32 2143289345, i32 3214678813, i32 1016163897, i32 2147483648, i32 1038693025, i32 3472883713, i32 2143289345, i32 3218085897, i32 2139095039, i32 1127869127, i32 2147483648, i32 1092616192, i32 2151677952, i32 3193117648, i32 1133601933, i32 0, i32 3181273963, i32 2147483648, i32 993601096, i32 3285313731, i32 1065353216, i32 1021932420, i32 0, i32 1113287156, i32 2151677952, i32 3260629377, i32 3279918958, i32 1, i32 3223322624, i32 1325400064, i32 0, i32 3204448256, i32 3253075064, i32 3232352686, i32 3143395427, i32 3287698734, i32 1, i32 989665813, i32 3198256483, i32 3115097056, i32 1325400064, i32 1078530011, i32 1098234530, i32 1065353216, i32 2147483648, i32 2139095039, i32 1002191712, i32 3309458632, i32 3237547584, i32 1065353216, i32 3234032052, i32 1056964607, i32 3250704844, i32 3181897140, i32 1092616192, i32 2139095040, i32 3248681070, i32 1078530011, i32 3246432700, i32 1056964607, i32 1106602967, i32 1116707694, i32 4286578688, i32 1056964607, i32 3223322624, i32 3472883713, i32 2139095039, i32 3472883713, i32 991461757, i32 3180368433, i32 964988762, i32 0, i32 1054646020, i32 3472883713, i32 3204448256, i32 1593835520, i32 3298381613, i32 1073936859, i32 1104073305, i32 3284425284, i32 2143289345, i32 3276478252, i32 1120403456, i32 3156766349, i32 2143289345, i32 2143289345, i32 1005701580, i32 1065353216, i32 3212836864, i32 1078530011, i32 1150296288, i32 872415232, i32 3139024949, i32 3205416387, i32 3316381620, i32 1021756309, i32 0, i32 1056964607, i32 1119722107, i32 3212836864, i32 4286578688, i32 3289133320, i32 872415232, i32 3212836864, i32 1325400064, i32 1069547520, i32 1092616192, i32 1120403456, i32 1016542164, i32 1069547520, i32 2143289345, i32 3141639063, i32 1065353216, i32 3304068237, i32 3217615719, i32 3204448256, i32 1168182989, i32 3311344097, i32 3223322624, i32 2139095039, i32 3299825622, i32 4286578688, i32 4286578688, i32 2139095039, i32 3212836864, i32 1069547520, i32 1124489293, i32 872415232, i32 2143289345, i32 3264694914, i32 1593835520, i32 3281734336, i32 3223322624, i32 3113136317, i32 1, i32 3223322624, i32 3315139680, i32 3212836864, i32 2151677952, i32 3259313841, i32 1593835520, i32 995207781, i32 3133559616, i32 3123803727, i32 3216794286, i32 3472883713, i32 1124564585, i32 3223611493, i32 8388608, i32 8388608, i32 2151677952, i32 3193237659, i32 3112291113, i32 2147483648, i32 3227555889, i32 2139095039, i32 3125442220, i32 3196676246, i32 1079774279, i32 1, i32 3212836864, i32 1165257115, i32 1, i32 3137762175, i32 3212836864, i32 2147483648, i32 2139095040, i32 1325400064, i32 1078530011, i32 2151677952, i32 1144369975, i32 3253229117], align 64
@masks = constant [12 x i64] [i64 17573013942355144990, i64 13545162147893732901, i64 4397907204393253614, i64 2100504078011965258, i64 16467401409596308188, i64 14467943984711896263, i64 11528780174218875411, i64 6625773363148637092, i64 5008509494172736438, i64 12636736141930555998, i64 10420388900062006316, i64 10914478785176027951], align 64
@numbers_doubles = constant [88 x i64] [i64 9225623836668461056, i64 13795646881116680155, i64 4574230351147662721, i64 4518279195391707564, i64 9223372036854775808, i64 4602678819172646912, i64 4607182418800017408, i64 13786575698010701626, i64 4653813138486107402, i64 13970166044103278592, i64 4535664306164886747, i64 13919584995246504021, i64 4614256656552045848, i64 4625875442800531689, i64 4621819117588971520, i64 4602678819172646912, i64 4569594503244718917, i64 4649174674294156675, i64 4641265516452805318, i64 13874795549254928860, i64 4503599627370496, i64 4621819117588971520, i64 4503599627370496, i64 9218868437227405311, i64 9218868437227405312, i64 9218868437227405311, i64 13830554455654793216, i64 4746794007244308480, i64 13819431514441533993, i64 4648711073129529008, i64 4666108808526884431, i64 4524662981774147634, i64 4573692775259971467, i64 13897371554601244426, i64 4570068013347843470, i64 4598275334424857021, i64 4672788435769984793, i64 13864700566919577931, i64 4602678819172646912, i64 4607182418800017408, i64 13830554455654793216, i64 13765856318254829003, i64 4614256656552045848, i64 1, i64 4890909195324358656, i64 4746794007244308480, i64 9218868437227405311, i64 4612301730646955037, i64 4607182418800017408, i64 13752899095064572325, i64 13839579078962658732, i64 4607182418800017408, i64 13893714503703000169, i64 0, i64 13859469622567144876, i64 18442240474082181120, i64 4625951871203220018, i64 4614256656552045848, i64 4597662202751759769, i64 13830554455654793216, i64 9218868437227405312, i64 13790302833528383069, i64 13826050856027422720, i64 9223372036854775808, i64 0, i64 0, i64 13913744556464883978, i64 4647239779973025632, i64 4503599627370496, i64 4678579740984995388, i64 13836183955189006336, i64 13837523098762881087, i64 4653213734499638971, i64 9218868437227405312, i64 13850944894393976155, i64 4598131289707858145, i64 13808085445451901400, i64 4609434218613702656, i64 1, i64 4688955584806175059, i64 9218868437227405311, i64 4890909195324358656, i64 4621819117588971520, i64 4602678819172646912, i64 13826050856027422720, i64 13744181800921279042, i64 4554723263398930184, i64 4669735860514582293], align 64
@numbers_floats = constant [176 x i32] [i32 3136966048, i32 1101454380, i32 3222845064, i32 1083878687, i32 1103053156, i32 1042839016, i32 1056964607, i32 1325400064, i32 984484597, i32 995456490, i32 3313222566, i32 1136197618, i32 1155195259, i32 3204448256, i32 0, i32 3306845729, i32 1045453524, i32 3307613084, i32 3223322624, i32 983618367, i32 3212836864, i32 2151677952, i32 1162999350, i32 3223322624, i32 2139095040, i32 3151412920, i32 1008253350, i32 1325400064, i32 982309621, i32 3212836864, i32 1065353216, i32 1078530011, i32 1003673857, i32 1152476841, i32 1078530011, i32 3308472935, i32 3176432229, i32 966876950, i32 8388608, i32 994529902, i32 2139095039, i32 3142468499, i32 1056964607, i32 1109258478, i32 3247580417, i32 3254766150, i32 3167264654, i32 872415232, i32 1065353216, i32 3472883713, i32 1152037551, i32 1069547520, i32 3212836864, i32 2139095040, i32 3204448256, i32 3255313311, i32 3161744629, i32 1053621798, i32 0, i32 1069547520, i32 3204448256, i32 4286578688, i32 1056964607, i32 1082399042, i32 872415232, i32 872415232, i32 3217997704, i32 1166153658, i32 1325400064, i32 1593835520, i32 3204448256, i32 2139095039, i32 3181330359, i32 3125945193, i32 872415232, i32 1073400661, i32 1093416845, i32 3301460625, i32 8388608, i32 1325400064, i32 3300154056, i32 3204448256, i32 1593835520, i32 1593835520, i32 0, i32 2147483648, i32 1092616192, i32 3308269743, i32 8388608, i32 983516829, i32 3175110227, i32 2147483648, i32 3212836864, i32 1027981804, i32 1030790075, i32 3313218916, i32 3258314885, i32 3176342278, i32 3212836864, i32 3141698469, i32 1056964607, i32 1082135268, i32 8388608, i32 4286578688, i32 1325400064, i32 1066538350, i32 1023795126, i32 2139095039, i32 3472883713, i32 3472883713, i32 3164982777, i32 974718539, i32 1064508731, i32 1120403456, i32 3256474489, i32 3170469865, i32 1133352118, i32 3204124098, i32 1078530011, i32 3148537632, i32 1169750746, i32 1, i32 3143299799, i32 4286578688, i32 1104482646, i32 3211190303, i32 3142287835, i32 8388608, i32 1012228442, i32 1120403456, i32 1090376668, i32 1593835520, i32 2147483648, i32 3204448256, i32 2151677952, i32 3204448256, i32 8388608, i32 1017084314, i32 1056964607, i32 2139095040, i32 978295510, i32 1118912048, i32 1091024180, i32 1120403456, i32 1054097910, i32 3248836130, i32 3285685720, i32 3256238871, i32 3155057062, i32 872415232, i32 2151677952, i32 1159607099, i32 1, i32 1128259069, i32 1092616192, i32 977882183, i32 1009359717, i32 3275718746, i32 1325400064, i32 965298394, i32 3268536084, i32 3307107835, i32 8388608, i32 2139095039, i32 3309519401, i32 3204448256, i32 1120403456, i32 1009811083, i32 3472883713, i32 1130672830, i32 1078530011, i32 0, i32 974155771, i32 1132346202, i32 1325400064, i32 973106590], align 64
@powers_doubles = constant [88 x i64] [i64 4616189618054758400, i64 4634204016564240384, i64 4580160821035794432, i64 4571153621781053440, i64 4616189618054758400, i64 4634204016564240384, i64 4598175219545276416, i64 4625196817309499392, i64 4616189618054758400, i64 4571153621781053440, i64 4562146422526312448, i64 4652218415073722368, i64 4643211215818981376, i64 4589168020290535424, i64 4598175219545276416, i64 4598175219545276416, i64 4571153621781053440, i64 4634204016564240384, i64 4589168020290535424, i64 4616189618054758400, i64 4625196817309499392, i64 4571153621781053440, i64 4589168020290535424, i64 4607182418800017408, i64 4598175219545276416, i64 4607182418800017408, i64 4643211215818981376, i64 4589168020290535424, i64 4562146422526312448, i64 4580160821035794432, i64 4616189618054758400, i64 4643211215818981376, i64 4652218415073722368, i64 4562146422526312448, i64 4607182418800017408, i64 4643211215818981376, i64 4643211215818981376, i64 4580160821035794432, i64 4625196817309499392, i64 4616189618054758400, i64 4589168020290535424, i64 4616189618054758400, i64 4616189618054758400, i64 4562146422526312448, i64 4589168020290535424, i64 4616189618054758400, i64 4607182418800017408, i64 4589168020290535424, i64 4580160821035794432, i64 4634204016564240384, i64 4580160821035794432, i64 4625196817309499392, i64 4589168020290535424, i64 4616189618054758400, i64 4589168020290535424, i64 4643211215818981376, i64 4625196817309499392, i64 4598175219545276416, i64 4625196817309499392, i64 4625196817309499392, i64 4625196817309499392, i64 4652218415073722368, i64 4652218415073722368, i64 4580160821035794432, i64 4625196817309499392, i64 4589168020290535424, i64 4634204016564240384, i64 4616189618054758400, i64 4616189618054758400, i64 4571153621781053440, i64 4562146422526312448, i64 4598175219545276416, i64 4607182418800017408, i64 4598175219545276416, i64 4643211215818981376, i64 4562146422526312448, i64 4634204016564240384, i64 4580160821035794432, i64 4598175219545276416, i64 4634204016564240384, i64 4616189618054758400, i64 4643211215818981376, i64 4652218415073722368, i64 4589168020290535424, i64 4598175219545276416, i64 4571153621781053440, i64 4607182418800017408, i64 4562146422526312448], align 64
@powers_floats = constant [176 x i32] [i32 1015021568, i32 1065353216, i32 1015021568, i32 1031798784, i32 998244352, i32 981467136, i32 1065353216, i32 1082130432, i32 1098907648, i32 998244352, i32 1082130432, i32 1065353216, i32 1048576000, i32 1115684864, i32 1149239296, i32 981467136, i32 1048576000, i32 1082130432, i32 1132462080, i32 1031798784, i32 1098907648, i32 981467136, i32 1031798784, i32 1015021568, i32 1115684864, i32 1132462080, i32 1015021568, i32 981467136, i32 1031798784, i32 1048576000, i32 1082130432, i32 1082130432, i32 1098907648, i32 1115684864, i32 1015021568, i32 1115684864, i32 1115684864, i32 1048576000, i32 1065353216, i32 1098907648, i32 1149239296, i32 1082130432, i32 1015021568, i32 1031798784, i32 1048576000, i32 1115684864, i32 1098907648, i32 1082130432, i32 1015021568, i32 1082130432, i32 1115684864, i32 1065353216, i32 1031798784, i32 998244352, i32 1048576000, i32 1065353216, i32 1065353216, i32 1132462080, i32 1031798784, i32 1015021568, i32 981467136, i32 981467136, i32 1149239296, i32 1098907648, i32 1132462080, i32 981467136, i32 1048576000, i32 1149239296, i32 1149239296, i32 998244352, i32 1031798784, i32 1115684864, i32 1065353216, i32 1149239296, i32 998244352, i32 1065353216, i32 1031798784, i32 1149239296, i32 1048576000, i32 998244352, i32 1082130432, i32 998244352, i32 1082130432, i32 1098907648, i32 981467136, i32 1098907648, i32 1082130432, i32 1065353216, i32 1048576000, i32 1098907648, i32 1048576000, i32 1031798784, i32 1015021568, i32 1082130432, i32 1031798784, i32 1098907648, i32 1015021568, i32 1065353216, i32 1149239296, i32 1031798784, i32 1115684864, i32 998244352, i32 1065353216, i32 1082130432, i32 1015021568, i32 1098907648, i32 1132462080, i32 1048576000, i32 1115684864, i32 1048576000, i32 981467136, i32 1082130432, i32 998244352, i32 1065353216, i32 998244352, i32 1082130432, i32 1048576000, i32 981467136, i32 1082130432, i32 1098907648, i32 1132462080, i32 1048576000, i32 1098907648, i32 1065353216, i32 1048576000, i32 998244352, i32 981467136, i32 981467136, i32 1065353216, i32 1065353216, i32 1065353216, i32 1132462080, i32 1048576000, i32 1048576000, i32 1149239296, i32 1015021568, i32 1149239296, i32 1098907648, i32 1082130432, i32 1132462080, i32 1065353216, i32 1065353216, i32 981467136, i32 1132462080, i32 1031798784, i32 998244352, i32 1149239296, i32 981467136, i32 1132462080, i32 1115684864, i32 1082130432, i32 1132462080, i32 1082130432, i32 998244352, i32 1048576000, i32 998244352, i32 1098907648, i32 1098907648, i32 1082130432, i32 1082130432, i32 981467136, i32 1015021568, i32 1149239296, i32 1115684864, i32 1048576000, i32 1048576000, i32 1098907648, i32 1065353216, i32 1098907648, i32 981467136, i32 1015021568, i32 1132462080, i32 1031798784, i32 1048576000, i32 1031798784, i32 1048576000], align 64
@n0 = constant [22 x i8] c"x86.avx512.add.pd.512\00"
@n1 = constant [22 x i8] c"x86.avx512.div.pd.512\00"
@n2 = constant [29 x i8] c"x86.avx512.mask.add.ss.round\00"
@n3 = constant [29 x i8] c"x86.avx512.mask.div.sd.round\00"
@n4 = constant [29 x i8] c"x86.avx512.mask.max.ss.round\00"
@n5 = constant [29 x i8] c"x86.avx512.mask.min.ss.round\00"
@n6 = constant [29 x i8] c"x86.avx512.mask.mul.sd.round\00"
@n7 = constant [24 x i8] c"x86.avx512.mask.sqrt.sd\00"
@n8 = constant [29 x i8] c"x86.avx512.mask.sub.ss.round\00"
@n9 = constant [22 x i8] c"x86.avx512.max.ps.512\00"
@n10 = constant [22 x i8] c"x86.avx512.min.pd.512\00"
@n11 = constant [22 x i8] c"x86.avx512.mul.pd.512\00"
@n12 = constant [26 x i8] c"x86.avx512.rsqrt14.pd.128\00"
@n13 = constant [22 x i8] c"x86.avx512.rsqrt14.sd\00"
@n14 = constant [22 x i8] c"x86.avx512.rsqrt14.ss\00"
@n15 = constant [23 x i8] c"x86.avx512.sqrt.pd.512\00"
@n16 = constant [22 x i8] c"x86.avx512.sub.pd.512\00"
@n17 = constant [25 x i8] c"x86.avx512.vfmadd.pd.512\00"
@n18 = constant [28 x i8] c"x86.avx512.vfmaddsub.ps.512\00"
define void @f0(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 320), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.add.pd.512(<8 x double> %v0, <8 x double> %v1, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.add.pd.512(<8 x double> %v0, <8 x double> %v1, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.add.pd.512(<8 x double> %v0, <8 x double> %v1, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.add.pd.512(<8 x double> %v0, <8 x double> %v1, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f1(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 192), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 0), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.div.pd.512(<8 x double> %v0, <8 x double> %v1, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.div.pd.512(<8 x double> %v0, <8 x double> %v1, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.div.pd.512(<8 x double> %v0, <8 x double> %v1, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.div.pd.512(<8 x double> %v0, <8 x double> %v1, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f2(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 192), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 0), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 40), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f3(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 384), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 192), i64 %o2
  %v2 = load <2 x double>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 0), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.mask.div.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <2 x double> @llvm.x86.avx512.mask.div.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 8)
  store <2 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <2 x double> @llvm.x86.avx512.mask.div.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 9)
  store <2 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <2 x double> @llvm.x86.avx512.mask.div.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 10)
  store <2 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f4(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 256), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 64), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 384), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 24), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.max.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f5(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 448), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 256), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 64), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.min.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f6(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 128), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 448), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 256), i64 %o2
  %v2 = load <2 x double>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.mask.mul.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <2 x double> @llvm.x86.avx512.mask.mul.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 8)
  store <2 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <2 x double> @llvm.x86.avx512.mask.mul.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 9)
  store <2 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <2 x double> @llvm.x86.avx512.mask.mul.sd.round(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 10)
  store <2 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f7(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 320), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 128), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 448), i64 %o2
  %v2 = load <2 x double>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 32), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.mask.sqrt.sd(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 4)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <2 x double> @llvm.x86.avx512.mask.sqrt.sd(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 8)
  store <2 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <2 x double> @llvm.x86.avx512.mask.sqrt.sd(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 9)
  store <2 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <2 x double> @llvm.x86.avx512.mask.sqrt.sd(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3, i32 10)
  store <2 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f8(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 0), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 320), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 128), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 56), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.sub.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 4)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx512.mask.sub.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 8)
  store <4 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r2 = call <4 x float> @llvm.x86.avx512.mask.sub.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 9)
  store <4 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  %r3 = call <4 x float> @llvm.x86.avx512.mask.sub.ss.round(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3, i32 10)
  store <4 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f9(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 192), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 0), i64 %o1
  %v1 = load <16 x float>, ptr %q1, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.max.ps.512(<16 x float> %v0, <16 x float> %v1, i32 4)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f10(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 384), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 192), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.min.pd.512(<8 x double> %v0, <8 x double> %v1, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f11(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 64), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 384), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.mul.pd.512(<8 x double> %v0, <8 x double> %v1, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.mul.pd.512(<8 x double> %v0, <8 x double> %v1, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.mul.pd.512(<8 x double> %v0, <8 x double> %v1, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.mul.pd.512(<8 x double> %v0, <8 x double> %v1, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f12(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @powers_doubles, i64 256), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @powers_doubles, i64 64), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 8
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o2
  %v2 = load i8, ptr %q2, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.rsqrt14.pd.128(<2 x double> %v0, <2 x double> %v1, i8 %v2)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f13(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @powers_doubles, i64 448), i64 %o0
  %v0 = load <2 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @powers_doubles, i64 256), i64 %o1
  %v1 = load <2 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @powers_doubles, i64 64), i64 %o2
  %v2 = load <2 x double>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 48), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <2 x double> @llvm.x86.avx512.rsqrt14.sd(<2 x double> %v0, <2 x double> %v1, <2 x double> %v2, i8 %v3)
  store <2 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f14(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @powers_floats, i64 128), i64 %o0
  %v0 = load <4 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @powers_floats, i64 448), i64 %o1
  %v1 = load <4 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @powers_floats, i64 256), i64 %o2
  %v2 = load <4 x float>, ptr %q2, align 1
  %o3 = mul i64 %k, 8
  %q3 = getelementptr i8, ptr getelementptr (i8, ptr @masks, i64 8), i64 %o3
  %v3 = load i8, ptr %q3, align 1
  %r0 = call <4 x float> @llvm.x86.avx512.rsqrt14.ss(<4 x float> %v0, <4 x float> %v1, <4 x float> %v2, i8 %v3)
  store <4 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 16)
  ret void
}
define void @f15(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 320), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %v0, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %v0, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %v0, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %v0, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f16(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 0), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 320), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.sub.pd.512(<8 x double> %v0, <8 x double> %v1, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.sub.pd.512(<8 x double> %v0, <8 x double> %v1, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.sub.pd.512(<8 x double> %v0, <8 x double> %v1, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.sub.pd.512(<8 x double> %v0, <8 x double> %v1, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f17(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @doubles, i64 192), i64 %o0
  %v0 = load <8 x double>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 0), i64 %o1
  %v1 = load <8 x double>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_doubles, i64 320), i64 %o2
  %v2 = load <8 x double>, ptr %q2, align 1
  %r0 = call <8 x double> @llvm.x86.avx512.vfmadd.pd.512(<8 x double> %v0, <8 x double> %v1, <8 x double> %v2, i32 4)
  store <8 x double> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <8 x double> @llvm.x86.avx512.vfmadd.pd.512(<8 x double> %v0, <8 x double> %v1, <8 x double> %v2, i32 8)
  store <8 x double> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <8 x double> @llvm.x86.avx512.vfmadd.pd.512(<8 x double> %v0, <8 x double> %v1, <8 x double> %v2, i32 9)
  store <8 x double> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <8 x double> @llvm.x86.avx512.vfmadd.pd.512(<8 x double> %v0, <8 x double> %v1, <8 x double> %v2, i32 10)
  store <8 x double> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  ret void
}
define void @f18(i64 %k) {
  %o0 = mul i64 %k, 64
  %q0 = getelementptr i8, ptr getelementptr (i8, ptr @floats, i64 384), i64 %o0
  %v0 = load <16 x float>, ptr %q0, align 1
  %o1 = mul i64 %k, 64
  %q1 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 192), i64 %o1
  %v1 = load <16 x float>, ptr %q1, align 1
  %o2 = mul i64 %k, 64
  %q2 = getelementptr i8, ptr getelementptr (i8, ptr @numbers_floats, i64 0), i64 %o2
  %v2 = load <16 x float>, ptr %q2, align 1
  %r0 = call <16 x float> @llvm.x86.avx512.vfmaddsub.ps.512(<16 x float> %v0, <16 x float> %v1, <16 x float> %v2, i32 4)
  store <16 x float> %r0, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r1 = call <16 x float> @llvm.x86.avx512.vfmaddsub.ps.512(<16 x float> %v0, <16 x float> %v1, <16 x float> %v2, i32 8)
  store <16 x float> %r1, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r2 = call <16 x float> @llvm.x86.avx512.vfmaddsub.ps.512(<16 x float> %v0, <16 x float> %v1, <16 x float> %v2, i32 9)
  store <16 x float> %r2, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
  %r3 = call <16 x float> @llvm.x86.avx512.vfmaddsub.ps.512(<16 x float> %v0, <16 x float> %v1, <16 x float> %v2, i32 10)
  store <16 x float> %r3, ptr @result, align 1
  call void @mixed(ptr @result, i64 64)
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
  ret i32 0
}

