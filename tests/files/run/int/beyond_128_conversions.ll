; test: conversions of integers beyond 128 bits from and to floats of every format, and fixed-point arithmetic of
;   them. What is expected was computed by Python's integers.
; oracle: none (it has no such conversions)
; exit: 0
; stdout: done
@.text = private constant [6 x i8] c"done\0A\00"
@.bad = private constant [10 x i8] c"wrong %d\0A\00"
declare i32 @printf(ptr, ...)
define void @note(i1 %bad, i32 %number) {
  br i1 %bad, label %wrong, label %right
wrong:
  call i32 (ptr, ...) @printf(ptr @.bad, i32 %number)
  ret void
right:
  ret void
}
declare i129 @llvm.fptosi.sat.i129.f32(float)
declare i129 @llvm.fptosi.sat.i129.f80(x86_fp80)
declare i129 @llvm.fptoui.sat.i129.f32(float)
declare i129 @llvm.fptoui.sat.i129.f80(x86_fp80)
declare i160 @llvm.sdiv.fix.sat.i160(i160, i160, i32)
declare i160 @llvm.smul.fix.i160(i160, i160, i32)
declare i160 @llvm.smul.fix.sat.i160(i160, i160, i32)
declare i160 @llvm.udiv.fix.sat.i160(i160, i160, i32)
declare i160 @llvm.umul.fix.i160(i160, i160, i32)
declare i160 @llvm.umul.fix.sat.i160(i160, i160, i32)
declare i256 @llvm.sdiv.fix.sat.i256(i256, i256, i32)
declare i256 @llvm.smul.fix.i256(i256, i256, i32)
declare i256 @llvm.smul.fix.sat.i256(i256, i256, i32)
declare i256 @llvm.udiv.fix.sat.i256(i256, i256, i32)
declare i256 @llvm.umul.fix.i256(i256, i256, i32)
declare i256 @llvm.umul.fix.sat.i256(i256, i256, i32)
declare i300 @llvm.fptosi.sat.i300.bf16(bfloat)
declare i300 @llvm.fptosi.sat.i300.f128(fp128)
declare i300 @llvm.fptosi.sat.i300.f16(half)
declare i300 @llvm.fptosi.sat.i300.f32(float)
declare i300 @llvm.fptosi.sat.i300.f64(double)
declare i300 @llvm.fptosi.sat.i300.f80(x86_fp80)
declare i300 @llvm.fptoui.sat.i300.bf16(bfloat)
declare i300 @llvm.fptoui.sat.i300.f128(fp128)
declare i300 @llvm.fptoui.sat.i300.f16(half)
declare i300 @llvm.fptoui.sat.i300.f32(float)
declare i300 @llvm.fptoui.sat.i300.f64(double)
declare i300 @llvm.fptoui.sat.i300.f80(x86_fp80)
@v129_0 = global i129 -48706996408637343920674828166412425875
@v129_1 = global i129 2700147312589607537308493052011997189
@v129_2 = global i129 340282366920938463463374607431768211455
@v129_3 = global i129 -340282366920938463463374607431768211456
@v129_4 = global i129 -1
@v129_5 = global i129 170141183460469231731687303715884105727
@v129_6 = global i129 12345
@ff32_129_0 = global float 0x404D800000000000
@ff32_129_0m = global float 0xC04D800000000000
@ff32_129_1 = global float 0x46FCDCC300000000
@ff32_129_1m = global float 0xC6FCDCC300000000
@ff32_129_2 = global float 0x4719D2C680000000
@ff32_129_2m = global float 0xC719D2C680000000
@ff32_129_4 = global float 0x47E7253EE0000000
@ff32_129_4m = global float 0xC7E7253EE0000000
@ff80_129_0 = global x86_fp80 0xK4004A400000000000000
@ff80_129_0m = global x86_fp80 0xKC004A400000000000000
@ff80_129_1 = global x86_fp80 0xK406FE7A244F3E8AF8B9B
@ff80_129_1m = global x86_fp80 0xKC06FE7A244F3E8AF8B9B
@ff80_129_2 = global x86_fp80 0xK4071855C544D6FEC5631
@ff80_129_2m = global x86_fp80 0xKC071855C544D6FEC5631
@ff80_129_3 = global x86_fp80 0xK407FFB7D2EDC32B55EB9
@ff80_129_3m = global x86_fp80 0xKC07FFB7D2EDC32B55EB9
@ff80_129_4 = global x86_fp80 0xK407ECECAC23FBD299754
@ff80_129_4m = global x86_fp80 0xKC07ECECAC23FBD299754
@ff80_129_5 = global x86_fp80 0xK407F81EB8B424FC2AC53
@ff80_129_5m = global x86_fp80 0xKC07F81EB8B424FC2AC53
@v300_0 = global i300 61468962085517856120391091326161133461491358669871458465682920488682997719556365310649808
@v300_1 = global i300 10062662131259058057800096645274317533973212465905863798454775229548523484496613564619968
@v300_2 = global i300 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
@v300_3 = global i300 -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
@v300_4 = global i300 -1
@v300_5 = global i300 170141183460469231731687303715884105727
@v300_6 = global i300 12345
@ff16_300_0 = global half 0xH5120
@ff16_300_0m = global half 0xHD120
@fbf16_300_0 = global bfloat 0xR423C
@fbf16_300_0m = global bfloat 0xRC23C
@fbf16_300_1 = global bfloat 0xR77BB
@fbf16_300_1m = global bfloat 0xRF7BB
@fbf16_300_2 = global bfloat 0xR7880
@fbf16_300_2m = global bfloat 0xRF880
@ff32_300_0 = global float 0x4048800000000000
@ff32_300_0m = global float 0xC048800000000000
@ff32_300_1 = global float 0x46F154CD80000000
@ff32_300_1m = global float 0xC6F154CD80000000
@ff32_300_2 = global float 0x471C20B940000000
@ff32_300_2m = global float 0xC71C20B940000000
@ff64_300_0 = global double 0x4043800000000000
@ff64_300_0m = global double 0xC043800000000000
@ff64_300_1 = global double 0x46F11FA079DD25A5
@ff64_300_1m = global double 0xC6F11FA079DD25A5
@ff64_300_2 = global double 0x471668086E8464BB
@ff64_300_2m = global double 0xC71668086E8464BB
@ff64_300_3 = global double 0x47F62F28D1A4A78A
@ff64_300_3m = global double 0xC7F62F28D1A4A78A
@ff64_300_4 = global double 0x529E93B54A8904D7
@ff64_300_4m = global double 0xD29E93B54A8904D7
@ff64_300_5 = global double 0x52AA1321EA701C25
@ff64_300_5m = global double 0xD2AA1321EA701C25
@ff80_300_0 = global x86_fp80 0xK40049800000000000000
@ff80_300_0m = global x86_fp80 0xKC0049800000000000000
@ff80_300_1 = global x86_fp80 0xK406FAB1F228801AC5663
@ff80_300_1m = global x86_fp80 0xKC06FAB1F228801AC5663
@ff80_300_2 = global x86_fp80 0xK407181F06AA48A9E29F5
@ff80_300_2m = global x86_fp80 0xKC07181F06AA48A9E29F5
@ff80_300_3 = global x86_fp80 0xK407FF61FDFA6E10778B2
@ff80_300_3m = global x86_fp80 0xKC07FF61FDFA6E10778B2
@ff80_300_4 = global x86_fp80 0xK4129BE59813343CEE0CA
@ff80_300_4m = global x86_fp80 0xKC129BE59813343CEE0CA
@ff80_300_5 = global x86_fp80 0xK412AE27BB5D6B48FC3B6
@ff80_300_5m = global x86_fp80 0xKC12AE27BB5D6B48FC3B6
@ff128_300_0 = global fp128 0xL00000000000000004004200000000000
@ff128_300_0m = global fp128 0xL0000000000000000C004200000000000
@ff128_300_1 = global fp128 0xLA4CA83B26B52B08D406F1DD3623D8EB7
@ff128_300_1m = global fp128 0xLA4CA83B26B52B08DC06F1DD3623D8EB7
@ff128_300_2 = global fp128 0xL5AEDA8F7994547104071367E7F5D041A
@ff128_300_2m = global fp128 0xL5AEDA8F799454710C071367E7F5D041A
@ff128_300_3 = global fp128 0xLFD3645114889001F407FF88ECE64DD44
@ff128_300_3m = global fp128 0xLFD3645114889001FC07FF88ECE64DD44
@ff128_300_4 = global fp128 0xL7C46BC8141A12FF9412964CBFCD801CD
@ff128_300_4m = global fp128 0xL7C46BC8141A12FF9C12964CBFCD801CD
@ff128_300_5 = global fp128 0xLA85C088158F27EA3412A3684AEF83D9F
@ff128_300_5m = global fp128 0xLA85C088158F27EA3C12A3684AEF83D9F
@x160_0 = global i160 -569498718239379408213480920988385832780258811870
@y160_0 = global i160 107272110721977921484813741514544405275353705505
@x160_1 = global i160 774587378461401731109171815776523346
@y160_1 = global i160 538819416526714111153735087512000702371228771450
@x256_0 = global i256 -19411474834927598782938215946711956537810884998729912362384666646909453598968
@y256_0 = global i256 35989487936838880848435063152965103803159202343910829041813956628384595778045
@x256_1 = global i256 19988342813989818341450423300093388529534433409448434570491753775
@y256_1 = global i256 -5773873319856734279496807114204336384913542367893543540813585948266850034372
define i32 @main() {
  %v129_0 = load volatile i129, ptr @v129_0
  %r1 = sitofp i129 %v129_0 to float
  %c1 = fcmp une float %r1, 0xC7C2525020000000
  call void @note(i1 %c1, i32 1)
  %r2 = uitofp i129 %v129_0 to float
  %c2 = fcmp une float %r2, 0x7FF0000000000000
  call void @note(i1 %c2, i32 2)
  %r3 = sitofp i129 %v129_0 to x86_fp80
  %c3 = fcmp une x86_fp80 %r3, 0xKC07C92928151C2CB0761
  call void @note(i1 %c3, i32 3)
  %r4 = uitofp i129 %v129_0 to x86_fp80
  %c4 = fcmp une x86_fp80 %r4, 0xK407FEDADAFD5C7A69F14
  call void @note(i1 %c4, i32 4)
  %v129_1 = load volatile i129, ptr @v129_1
  %r5 = sitofp i129 %v129_1 to float
  %c5 = fcmp une float %r5, 0x4780403C60000000
  call void @note(i1 %c5, i32 5)
  %r6 = sitofp i129 %v129_1 to x86_fp80
  %c6 = fcmp une x86_fp80 %r6, 0xK40788201E29CEAD21D9E
  call void @note(i1 %c6, i32 6)
  %v129_2 = load volatile i129, ptr @v129_2
  %r7 = sitofp i129 %v129_2 to float
  %c7 = fcmp une float %r7, 0x7FF0000000000000
  call void @note(i1 %c7, i32 7)
  %r8 = sitofp i129 %v129_2 to x86_fp80
  %c8 = fcmp une x86_fp80 %r8, 0xK407F8000000000000000
  call void @note(i1 %c8, i32 8)
  %v129_3 = load volatile i129, ptr @v129_3
  %r9 = sitofp i129 %v129_3 to float
  %c9 = fcmp une float %r9, 0xFFF0000000000000
  call void @note(i1 %c9, i32 9)
  %r10 = sitofp i129 %v129_3 to x86_fp80
  %c10 = fcmp une x86_fp80 %r10, 0xKC07F8000000000000000
  call void @note(i1 %c10, i32 10)
  %v129_4 = load volatile i129, ptr @v129_4
  %r11 = sitofp i129 %v129_4 to float
  %c11 = fcmp une float %r11, 0xBFF0000000000000
  call void @note(i1 %c11, i32 11)
  %r12 = uitofp i129 %v129_4 to float
  %c12 = fcmp une float %r12, 0x7FF0000000000000
  call void @note(i1 %c12, i32 12)
  %r13 = sitofp i129 %v129_4 to x86_fp80
  %c13 = fcmp une x86_fp80 %r13, 0xKBFFF8000000000000000
  call void @note(i1 %c13, i32 13)
  %r14 = uitofp i129 %v129_4 to x86_fp80
  %c14 = fcmp une x86_fp80 %r14, 0xK40808000000000000000
  call void @note(i1 %c14, i32 14)
  %v129_5 = load volatile i129, ptr @v129_5
  %r15 = sitofp i129 %v129_5 to float
  %c15 = fcmp une float %r15, 0x47E0000000000000
  call void @note(i1 %c15, i32 15)
  %r16 = sitofp i129 %v129_5 to x86_fp80
  %c16 = fcmp une x86_fp80 %r16, 0xK407E8000000000000000
  call void @note(i1 %c16, i32 16)
  %v129_6 = load volatile i129, ptr @v129_6
  %r17 = sitofp i129 %v129_6 to float
  %c17 = fcmp une float %r17, 0x40C81C8000000000
  call void @note(i1 %c17, i32 17)
  %r18 = sitofp i129 %v129_6 to x86_fp80
  %c18 = fcmp une x86_fp80 %r18, 0xK400CC0E4000000000000
  call void @note(i1 %c18, i32 18)
  %ff32_129_0 = load volatile float, ptr @ff32_129_0
  %ff32_129_0m = load volatile float, ptr @ff32_129_0m
  %r19 = fptosi float %ff32_129_0 to i129
  %c19 = icmp ne i129 %r19, 59
  call void @note(i1 %c19, i32 19)
  %r20 = fptosi float %ff32_129_0m to i129
  %c20 = icmp ne i129 %r20, -59
  call void @note(i1 %c20, i32 20)
  %r21 = fptoui float %ff32_129_0 to i129
  %c21 = icmp ne i129 %r21, 59
  call void @note(i1 %c21, i32 21)
  %r22 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_0)
  %c22 = icmp ne i129 %r22, 59
  call void @note(i1 %c22, i32 22)
  %r23 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_0m)
  %c23 = icmp ne i129 %r23, -59
  call void @note(i1 %c23, i32 23)
  %r24 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_0)
  %c24 = icmp ne i129 %r24, 59
  call void @note(i1 %c24, i32 24)
  %r25 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_0m)
  %c25 = icmp ne i129 %r25, 0
  call void @note(i1 %c25, i32 25)
  %ff32_129_1 = load volatile float, ptr @ff32_129_1
  %ff32_129_1m = load volatile float, ptr @ff32_129_1m
  %r26 = fptosi float %ff32_129_1 to i129
  %c26 = icmp ne i129 %r26, 9366368227716801414872064598212608
  call void @note(i1 %c26, i32 26)
  %r27 = fptosi float %ff32_129_1m to i129
  %c27 = icmp ne i129 %r27, -9366368227716801414872064598212608
  call void @note(i1 %c27, i32 27)
  %r28 = fptoui float %ff32_129_1 to i129
  %c28 = icmp ne i129 %r28, 9366368227716801414872064598212608
  call void @note(i1 %c28, i32 28)
  %r29 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_1)
  %c29 = icmp ne i129 %r29, 9366368227716801414872064598212608
  call void @note(i1 %c29, i32 29)
  %r30 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_1m)
  %c30 = icmp ne i129 %r30, -9366368227716801414872064598212608
  call void @note(i1 %c30, i32 30)
  %r31 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_1)
  %c31 = icmp ne i129 %r31, 9366368227716801414872064598212608
  call void @note(i1 %c31, i32 31)
  %r32 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_1m)
  %c32 = icmp ne i129 %r32, 0
  call void @note(i1 %c32, i32 32)
  %ff32_129_2 = load volatile float, ptr @ff32_129_2
  %ff32_129_2m = load volatile float, ptr @ff32_129_2m
  %r33 = fptosi float %ff32_129_2 to i129
  %c33 = icmp ne i129 %r33, 33520613567599155743325912368676864
  call void @note(i1 %c33, i32 33)
  %r34 = fptosi float %ff32_129_2m to i129
  %c34 = icmp ne i129 %r34, -33520613567599155743325912368676864
  call void @note(i1 %c34, i32 34)
  %r35 = fptoui float %ff32_129_2 to i129
  %c35 = icmp ne i129 %r35, 33520613567599155743325912368676864
  call void @note(i1 %c35, i32 35)
  %r36 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_2)
  %c36 = icmp ne i129 %r36, 33520613567599155743325912368676864
  call void @note(i1 %c36, i32 36)
  %r37 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_2m)
  %c37 = icmp ne i129 %r37, -33520613567599155743325912368676864
  call void @note(i1 %c37, i32 37)
  %r38 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_2)
  %c38 = icmp ne i129 %r38, 33520613567599155743325912368676864
  call void @note(i1 %c38, i32 38)
  %r39 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_2m)
  %c39 = icmp ne i129 %r39, 0
  call void @note(i1 %c39, i32 39)
  %ff32_129_4 = load volatile float, ptr @ff32_129_4
  %ff32_129_4m = load volatile float, ptr @ff32_129_4m
  %r40 = fptosi float %ff32_129_4 to i129
  %c40 = icmp ne i129 %r40, 246125073146581466382568771472429416448
  call void @note(i1 %c40, i32 40)
  %r41 = fptosi float %ff32_129_4m to i129
  %c41 = icmp ne i129 %r41, -246125073146581466382568771472429416448
  call void @note(i1 %c41, i32 41)
  %r42 = fptoui float %ff32_129_4 to i129
  %c42 = icmp ne i129 %r42, 246125073146581466382568771472429416448
  call void @note(i1 %c42, i32 42)
  %r43 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_4)
  %c43 = icmp ne i129 %r43, 246125073146581466382568771472429416448
  call void @note(i1 %c43, i32 43)
  %r44 = call i129 @llvm.fptosi.sat.i129.f32(float %ff32_129_4m)
  %c44 = icmp ne i129 %r44, -246125073146581466382568771472429416448
  call void @note(i1 %c44, i32 44)
  %r45 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_4)
  %c45 = icmp ne i129 %r45, 246125073146581466382568771472429416448
  call void @note(i1 %c45, i32 45)
  %r46 = call i129 @llvm.fptoui.sat.i129.f32(float %ff32_129_4m)
  %c46 = icmp ne i129 %r46, 0
  call void @note(i1 %c46, i32 46)
  %r47 = call i129 @llvm.fptosi.sat.i129.f32(float 0x7FF0000000000000)
  %c47 = icmp ne i129 %r47, 340282366920938463463374607431768211455
  call void @note(i1 %c47, i32 47)
  %r48 = call i129 @llvm.fptosi.sat.i129.f32(float 0xFFF0000000000000)
  %c48 = icmp ne i129 %r48, -340282366920938463463374607431768211456
  call void @note(i1 %c48, i32 48)
  %r49 = call i129 @llvm.fptosi.sat.i129.f32(float 0x7FF8000000000000)
  %c49 = icmp ne i129 %r49, 0
  call void @note(i1 %c49, i32 49)
  %r50 = call i129 @llvm.fptoui.sat.i129.f32(float 0x7FF0000000000000)
  %c50 = icmp ne i129 %r50, -1
  call void @note(i1 %c50, i32 50)
  %r51 = call i129 @llvm.fptoui.sat.i129.f32(float 0xFFF0000000000000)
  %c51 = icmp ne i129 %r51, 0
  call void @note(i1 %c51, i32 51)
  %r52 = call i129 @llvm.fptoui.sat.i129.f32(float 0x7FF8000000000000)
  %c52 = icmp ne i129 %r52, 0
  call void @note(i1 %c52, i32 52)
  %ff80_129_0 = load volatile x86_fp80, ptr @ff80_129_0
  %ff80_129_0m = load volatile x86_fp80, ptr @ff80_129_0m
  %r53 = fptosi x86_fp80 %ff80_129_0 to i129
  %c53 = icmp ne i129 %r53, 41
  call void @note(i1 %c53, i32 53)
  %r54 = fptosi x86_fp80 %ff80_129_0m to i129
  %c54 = icmp ne i129 %r54, -41
  call void @note(i1 %c54, i32 54)
  %r55 = fptoui x86_fp80 %ff80_129_0 to i129
  %c55 = icmp ne i129 %r55, 41
  call void @note(i1 %c55, i32 55)
  %r56 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_0)
  %c56 = icmp ne i129 %r56, 41
  call void @note(i1 %c56, i32 56)
  %r57 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_0m)
  %c57 = icmp ne i129 %r57, -41
  call void @note(i1 %c57, i32 57)
  %r58 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_0)
  %c58 = icmp ne i129 %r58, 41
  call void @note(i1 %c58, i32 58)
  %r59 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_0m)
  %c59 = icmp ne i129 %r59, 0
  call void @note(i1 %c59, i32 59)
  %ff80_129_1 = load volatile x86_fp80, ptr @ff80_129_1
  %ff80_129_1m = load volatile x86_fp80, ptr @ff80_129_1m
  %r60 = fptosi x86_fp80 %ff80_129_1 to i129
  %c60 = icmp ne i129 %r60, 9396185841238631944628762857963520
  call void @note(i1 %c60, i32 60)
  %r61 = fptosi x86_fp80 %ff80_129_1m to i129
  %c61 = icmp ne i129 %r61, -9396185841238631944628762857963520
  call void @note(i1 %c61, i32 61)
  %r62 = fptoui x86_fp80 %ff80_129_1 to i129
  %c62 = icmp ne i129 %r62, 9396185841238631944628762857963520
  call void @note(i1 %c62, i32 62)
  %r63 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_1)
  %c63 = icmp ne i129 %r63, 9396185841238631944628762857963520
  call void @note(i1 %c63, i32 63)
  %r64 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_1m)
  %c64 = icmp ne i129 %r64, -9396185841238631944628762857963520
  call void @note(i1 %c64, i32 64)
  %r65 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_1)
  %c65 = icmp ne i129 %r65, 9396185841238631944628762857963520
  call void @note(i1 %c65, i32 65)
  %r66 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_1m)
  %c66 = icmp ne i129 %r66, 0
  call void @note(i1 %c66, i32 66)
  %ff80_129_2 = load volatile x86_fp80, ptr @ff80_129_2
  %ff80_129_2m = load volatile x86_fp80, ptr @ff80_129_2m
  %r67 = fptosi x86_fp80 %ff80_129_2 to i129
  %c67 = icmp ne i129 %r67, 21639004468749119285608775935852544
  call void @note(i1 %c67, i32 67)
  %r68 = fptosi x86_fp80 %ff80_129_2m to i129
  %c68 = icmp ne i129 %r68, -21639004468749119285608775935852544
  call void @note(i1 %c68, i32 68)
  %r69 = fptoui x86_fp80 %ff80_129_2 to i129
  %c69 = icmp ne i129 %r69, 21639004468749119285608775935852544
  call void @note(i1 %c69, i32 69)
  %r70 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_2)
  %c70 = icmp ne i129 %r70, 21639004468749119285608775935852544
  call void @note(i1 %c70, i32 70)
  %r71 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_2m)
  %c71 = icmp ne i129 %r71, -21639004468749119285608775935852544
  call void @note(i1 %c71, i32 71)
  %r72 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_2)
  %c72 = icmp ne i129 %r72, 21639004468749119285608775935852544
  call void @note(i1 %c72, i32 72)
  %r73 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_2m)
  %c73 = icmp ne i129 %r73, 0
  call void @note(i1 %c73, i32 73)
  %ff80_129_3 = load volatile x86_fp80, ptr @ff80_129_3
  %ff80_129_3m = load volatile x86_fp80, ptr @ff80_129_3m
  %r74 = fptoui x86_fp80 %ff80_129_3 to i129
  %c74 = icmp ne i129 %r74, -11992304869753382832888812814485946368
  call void @note(i1 %c74, i32 74)
  %r75 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_3)
  %c75 = icmp ne i129 %r75, 340282366920938463463374607431768211455
  call void @note(i1 %c75, i32 75)
  %r76 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_3m)
  %c76 = icmp ne i129 %r76, -340282366920938463463374607431768211456
  call void @note(i1 %c76, i32 76)
  %r77 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_3)
  %c77 = icmp ne i129 %r77, -11992304869753382832888812814485946368
  call void @note(i1 %c77, i32 77)
  %r78 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_3m)
  %c78 = icmp ne i129 %r78, 0
  call void @note(i1 %c78, i32 78)
  %ff80_129_4 = load volatile x86_fp80, ptr @ff80_129_4
  %ff80_129_4m = load volatile x86_fp80, ptr @ff80_129_4m
  %r79 = fptosi x86_fp80 %ff80_129_4 to i129
  %c79 = icmp ne i129 %r79, 274873750934496999263566762129447976960
  call void @note(i1 %c79, i32 79)
  %r80 = fptosi x86_fp80 %ff80_129_4m to i129
  %c80 = icmp ne i129 %r80, -274873750934496999263566762129447976960
  call void @note(i1 %c80, i32 80)
  %r81 = fptoui x86_fp80 %ff80_129_4 to i129
  %c81 = icmp ne i129 %r81, 274873750934496999263566762129447976960
  call void @note(i1 %c81, i32 81)
  %r82 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_4)
  %c82 = icmp ne i129 %r82, 274873750934496999263566762129447976960
  call void @note(i1 %c82, i32 82)
  %r83 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_4m)
  %c83 = icmp ne i129 %r83, -274873750934496999263566762129447976960
  call void @note(i1 %c83, i32 83)
  %r84 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_4)
  %c84 = icmp ne i129 %r84, 274873750934496999263566762129447976960
  call void @note(i1 %c84, i32 84)
  %r85 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_4m)
  %c85 = icmp ne i129 %r85, 0
  call void @note(i1 %c85, i32 85)
  %ff80_129_5 = load volatile x86_fp80, ptr @ff80_129_5
  %ff80_129_5m = load volatile x86_fp80, ptr @ff80_129_5m
  %r86 = fptoui x86_fp80 %ff80_129_5 to i129
  %c86 = icmp ne i129 %r86, -335177882388500673358874619980774637568
  call void @note(i1 %c86, i32 86)
  %r87 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_5)
  %c87 = icmp ne i129 %r87, 340282366920938463463374607431768211455
  call void @note(i1 %c87, i32 87)
  %r88 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 %ff80_129_5m)
  %c88 = icmp ne i129 %r88, -340282366920938463463374607431768211456
  call void @note(i1 %c88, i32 88)
  %r89 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_5)
  %c89 = icmp ne i129 %r89, -335177882388500673358874619980774637568
  call void @note(i1 %c89, i32 89)
  %r90 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 %ff80_129_5m)
  %c90 = icmp ne i129 %r90, 0
  call void @note(i1 %c90, i32 90)
  %r91 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 0xK7FFF8000000000000000)
  %c91 = icmp ne i129 %r91, 340282366920938463463374607431768211455
  call void @note(i1 %c91, i32 91)
  %r92 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 0xKFFFF8000000000000000)
  %c92 = icmp ne i129 %r92, -340282366920938463463374607431768211456
  call void @note(i1 %c92, i32 92)
  %r93 = call i129 @llvm.fptosi.sat.i129.f80(x86_fp80 0xK7FFFC000000000000000)
  %c93 = icmp ne i129 %r93, 0
  call void @note(i1 %c93, i32 93)
  %r94 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 0xK7FFF8000000000000000)
  %c94 = icmp ne i129 %r94, -1
  call void @note(i1 %c94, i32 94)
  %r95 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 0xKFFFF8000000000000000)
  %c95 = icmp ne i129 %r95, 0
  call void @note(i1 %c95, i32 95)
  %r96 = call i129 @llvm.fptoui.sat.i129.f80(x86_fp80 0xK7FFFC000000000000000)
  %c96 = icmp ne i129 %r96, 0
  call void @note(i1 %c96, i32 96)
  %v300_0 = load volatile i300, ptr @v300_0
  %r97 = sitofp i300 %v300_0 to half
  %c97 = fcmp une half %r97, 0xH7C00
  call void @note(i1 %c97, i32 97)
  %r98 = uitofp i300 %v300_0 to half
  %c98 = fcmp une half %r98, 0xH7C00
  call void @note(i1 %c98, i32 98)
  %r99 = sitofp i300 %v300_0 to bfloat
  %c99 = fcmp une bfloat %r99, 0xR7F80
  call void @note(i1 %c99, i32 99)
  %r100 = uitofp i300 %v300_0 to bfloat
  %c100 = fcmp une bfloat %r100, 0xR7F80
  call void @note(i1 %c100, i32 100)
  %r101 = sitofp i300 %v300_0 to float
  %c101 = fcmp une float %r101, 0x7FF0000000000000
  call void @note(i1 %c101, i32 101)
  %r102 = uitofp i300 %v300_0 to float
  %c102 = fcmp une float %r102, 0x7FF0000000000000
  call void @note(i1 %c102, i32 102)
  %r103 = sitofp i300 %v300_0 to double
  %c103 = fcmp une double %r103, 0x525EE66024894F7C
  call void @note(i1 %c103, i32 103)
  %r104 = uitofp i300 %v300_0 to double
  %c104 = fcmp une double %r104, 0x525EE66024894F7C
  call void @note(i1 %c104, i32 104)
  %r105 = sitofp i300 %v300_0 to x86_fp80
  %c105 = fcmp une x86_fp80 %r105, 0xK4125F73301244A7BDFF4
  call void @note(i1 %c105, i32 105)
  %r106 = uitofp i300 %v300_0 to x86_fp80
  %c106 = fcmp une x86_fp80 %r106, 0xK4125F73301244A7BDFF4
  call void @note(i1 %c106, i32 106)
  %r107 = sitofp i300 %v300_0 to fp128
  %c107 = fcmp une fp128 %r107, 0xLBFE8E384ACAE3CC34125EE66024894F7
  call void @note(i1 %c107, i32 107)
  %r108 = uitofp i300 %v300_0 to fp128
  %c108 = fcmp une fp128 %r108, 0xLBFE8E384ACAE3CC34125EE66024894F7
  call void @note(i1 %c108, i32 108)
  %v300_1 = load volatile i300, ptr @v300_1
  %r109 = sitofp i300 %v300_1 to half
  %c109 = fcmp une half %r109, 0xH7C00
  call void @note(i1 %c109, i32 109)
  %r110 = sitofp i300 %v300_1 to bfloat
  %c110 = fcmp une bfloat %r110, 0xR7F80
  call void @note(i1 %c110, i32 110)
  %r111 = sitofp i300 %v300_1 to float
  %c111 = fcmp une float %r111, 0x7FF0000000000000
  call void @note(i1 %c111, i32 111)
  %r112 = sitofp i300 %v300_1 to double
  %c112 = fcmp une double %r112, 0x52343BD0334684E5
  call void @note(i1 %c112, i32 112)
  %r113 = sitofp i300 %v300_1 to x86_fp80
  %c113 = fcmp une x86_fp80 %r113, 0xK4123A1DE819A34272A8B
  call void @note(i1 %c113, i32 113)
  %r114 = sitofp i300 %v300_1 to fp128
  %c114 = fcmp une fp128 %r114, 0xL55160320094EAD7B412343BD0334684E
  call void @note(i1 %c114, i32 114)
  %v300_2 = load volatile i300, ptr @v300_2
  %r115 = sitofp i300 %v300_2 to half
  %c115 = fcmp une half %r115, 0xH7C00
  call void @note(i1 %c115, i32 115)
  %r116 = sitofp i300 %v300_2 to bfloat
  %c116 = fcmp une bfloat %r116, 0xR7F80
  call void @note(i1 %c116, i32 116)
  %r117 = sitofp i300 %v300_2 to float
  %c117 = fcmp une float %r117, 0x7FF0000000000000
  call void @note(i1 %c117, i32 117)
  %r118 = sitofp i300 %v300_2 to double
  %c118 = fcmp une double %r118, 0x52A0000000000000
  call void @note(i1 %c118, i32 118)
  %r119 = sitofp i300 %v300_2 to x86_fp80
  %c119 = fcmp une x86_fp80 %r119, 0xK412A8000000000000000
  call void @note(i1 %c119, i32 119)
  %r120 = sitofp i300 %v300_2 to fp128
  %c120 = fcmp une fp128 %r120, 0xL0000000000000000412A000000000000
  call void @note(i1 %c120, i32 120)
  %v300_3 = load volatile i300, ptr @v300_3
  %r121 = sitofp i300 %v300_3 to half
  %c121 = fcmp une half %r121, 0xHFC00
  call void @note(i1 %c121, i32 121)
  %r122 = sitofp i300 %v300_3 to bfloat
  %c122 = fcmp une bfloat %r122, 0xRFF80
  call void @note(i1 %c122, i32 122)
  %r123 = sitofp i300 %v300_3 to float
  %c123 = fcmp une float %r123, 0xFFF0000000000000
  call void @note(i1 %c123, i32 123)
  %r124 = sitofp i300 %v300_3 to double
  %c124 = fcmp une double %r124, 0xD2A0000000000000
  call void @note(i1 %c124, i32 124)
  %r125 = sitofp i300 %v300_3 to x86_fp80
  %c125 = fcmp une x86_fp80 %r125, 0xKC12A8000000000000000
  call void @note(i1 %c125, i32 125)
  %r126 = sitofp i300 %v300_3 to fp128
  %c126 = fcmp une fp128 %r126, 0xL0000000000000000C12A000000000000
  call void @note(i1 %c126, i32 126)
  %v300_4 = load volatile i300, ptr @v300_4
  %r127 = sitofp i300 %v300_4 to half
  %c127 = fcmp une half %r127, 0xHBC00
  call void @note(i1 %c127, i32 127)
  %r128 = uitofp i300 %v300_4 to half
  %c128 = fcmp une half %r128, 0xH7C00
  call void @note(i1 %c128, i32 128)
  %r129 = sitofp i300 %v300_4 to bfloat
  %c129 = fcmp une bfloat %r129, 0xRBF80
  call void @note(i1 %c129, i32 129)
  %r130 = uitofp i300 %v300_4 to bfloat
  %c130 = fcmp une bfloat %r130, 0xR7F80
  call void @note(i1 %c130, i32 130)
  %r131 = sitofp i300 %v300_4 to float
  %c131 = fcmp une float %r131, 0xBFF0000000000000
  call void @note(i1 %c131, i32 131)
  %r132 = uitofp i300 %v300_4 to float
  %c132 = fcmp une float %r132, 0x7FF0000000000000
  call void @note(i1 %c132, i32 132)
  %r133 = sitofp i300 %v300_4 to double
  %c133 = fcmp une double %r133, 0xBFF0000000000000
  call void @note(i1 %c133, i32 133)
  %r134 = uitofp i300 %v300_4 to double
  %c134 = fcmp une double %r134, 0x52B0000000000000
  call void @note(i1 %c134, i32 134)
  %r135 = sitofp i300 %v300_4 to x86_fp80
  %c135 = fcmp une x86_fp80 %r135, 0xKBFFF8000000000000000
  call void @note(i1 %c135, i32 135)
  %r136 = uitofp i300 %v300_4 to x86_fp80
  %c136 = fcmp une x86_fp80 %r136, 0xK412B8000000000000000
  call void @note(i1 %c136, i32 136)
  %r137 = sitofp i300 %v300_4 to fp128
  %c137 = fcmp une fp128 %r137, 0xL0000000000000000BFFF000000000000
  call void @note(i1 %c137, i32 137)
  %r138 = uitofp i300 %v300_4 to fp128
  %c138 = fcmp une fp128 %r138, 0xL0000000000000000412B000000000000
  call void @note(i1 %c138, i32 138)
  %v300_5 = load volatile i300, ptr @v300_5
  %r139 = sitofp i300 %v300_5 to half
  %c139 = fcmp une half %r139, 0xH7C00
  call void @note(i1 %c139, i32 139)
  %r140 = sitofp i300 %v300_5 to bfloat
  %c140 = fcmp une bfloat %r140, 0xR7F00
  call void @note(i1 %c140, i32 140)
  %r141 = sitofp i300 %v300_5 to float
  %c141 = fcmp une float %r141, 0x47E0000000000000
  call void @note(i1 %c141, i32 141)
  %r142 = sitofp i300 %v300_5 to double
  %c142 = fcmp une double %r142, 0x47E0000000000000
  call void @note(i1 %c142, i32 142)
  %r143 = sitofp i300 %v300_5 to x86_fp80
  %c143 = fcmp une x86_fp80 %r143, 0xK407E8000000000000000
  call void @note(i1 %c143, i32 143)
  %r144 = sitofp i300 %v300_5 to fp128
  %c144 = fcmp une fp128 %r144, 0xL0000000000000000407E000000000000
  call void @note(i1 %c144, i32 144)
  %v300_6 = load volatile i300, ptr @v300_6
  %r145 = sitofp i300 %v300_6 to half
  %c145 = fcmp une half %r145, 0xH7207
  call void @note(i1 %c145, i32 145)
  %r146 = sitofp i300 %v300_6 to bfloat
  %c146 = fcmp une bfloat %r146, 0xR4641
  call void @note(i1 %c146, i32 146)
  %r147 = sitofp i300 %v300_6 to float
  %c147 = fcmp une float %r147, 0x40C81C8000000000
  call void @note(i1 %c147, i32 147)
  %r148 = sitofp i300 %v300_6 to double
  %c148 = fcmp une double %r148, 0x40C81C8000000000
  call void @note(i1 %c148, i32 148)
  %r149 = sitofp i300 %v300_6 to x86_fp80
  %c149 = fcmp une x86_fp80 %r149, 0xK400CC0E4000000000000
  call void @note(i1 %c149, i32 149)
  %r150 = sitofp i300 %v300_6 to fp128
  %c150 = fcmp une fp128 %r150, 0xL0000000000000000400C81C800000000
  call void @note(i1 %c150, i32 150)
  %ff16_300_0 = load volatile half, ptr @ff16_300_0
  %ff16_300_0m = load volatile half, ptr @ff16_300_0m
  %r151 = fptosi half %ff16_300_0 to i300
  %c151 = icmp ne i300 %r151, 41
  call void @note(i1 %c151, i32 151)
  %r152 = fptosi half %ff16_300_0m to i300
  %c152 = icmp ne i300 %r152, -41
  call void @note(i1 %c152, i32 152)
  %r153 = fptoui half %ff16_300_0 to i300
  %c153 = icmp ne i300 %r153, 41
  call void @note(i1 %c153, i32 153)
  %r154 = call i300 @llvm.fptosi.sat.i300.f16(half %ff16_300_0)
  %c154 = icmp ne i300 %r154, 41
  call void @note(i1 %c154, i32 154)
  %r155 = call i300 @llvm.fptosi.sat.i300.f16(half %ff16_300_0m)
  %c155 = icmp ne i300 %r155, -41
  call void @note(i1 %c155, i32 155)
  %r156 = call i300 @llvm.fptoui.sat.i300.f16(half %ff16_300_0)
  %c156 = icmp ne i300 %r156, 41
  call void @note(i1 %c156, i32 156)
  %r157 = call i300 @llvm.fptoui.sat.i300.f16(half %ff16_300_0m)
  %c157 = icmp ne i300 %r157, 0
  call void @note(i1 %c157, i32 157)
  %r158 = call i300 @llvm.fptosi.sat.i300.f16(half 0xH7C00)
  %c158 = icmp ne i300 %r158, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c158, i32 158)
  %r159 = call i300 @llvm.fptosi.sat.i300.f16(half 0xHFC00)
  %c159 = icmp ne i300 %r159, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c159, i32 159)
  %r160 = call i300 @llvm.fptosi.sat.i300.f16(half 0xH7E00)
  %c160 = icmp ne i300 %r160, 0
  call void @note(i1 %c160, i32 160)
  %r161 = call i300 @llvm.fptoui.sat.i300.f16(half 0xH7C00)
  %c161 = icmp ne i300 %r161, -1
  call void @note(i1 %c161, i32 161)
  %r162 = call i300 @llvm.fptoui.sat.i300.f16(half 0xHFC00)
  %c162 = icmp ne i300 %r162, 0
  call void @note(i1 %c162, i32 162)
  %r163 = call i300 @llvm.fptoui.sat.i300.f16(half 0xH7E00)
  %c163 = icmp ne i300 %r163, 0
  call void @note(i1 %c163, i32 163)
  %fbf16_300_0 = load volatile bfloat, ptr @fbf16_300_0
  %fbf16_300_0m = load volatile bfloat, ptr @fbf16_300_0m
  %r164 = fptosi bfloat %fbf16_300_0 to i300
  %c164 = icmp ne i300 %r164, 47
  call void @note(i1 %c164, i32 164)
  %r165 = fptosi bfloat %fbf16_300_0m to i300
  %c165 = icmp ne i300 %r165, -47
  call void @note(i1 %c165, i32 165)
  %r166 = fptoui bfloat %fbf16_300_0 to i300
  %c166 = icmp ne i300 %r166, 47
  call void @note(i1 %c166, i32 166)
  %r167 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_0)
  %c167 = icmp ne i300 %r167, 47
  call void @note(i1 %c167, i32 167)
  %r168 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_0m)
  %c168 = icmp ne i300 %r168, -47
  call void @note(i1 %c168, i32 168)
  %r169 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_0)
  %c169 = icmp ne i300 %r169, 47
  call void @note(i1 %c169, i32 169)
  %r170 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_0m)
  %c170 = icmp ne i300 %r170, 0
  call void @note(i1 %c170, i32 170)
  %fbf16_300_1 = load volatile bfloat, ptr @fbf16_300_1
  %fbf16_300_1m = load volatile bfloat, ptr @fbf16_300_1m
  %r171 = fptosi bfloat %fbf16_300_1 to i300
  %c171 = icmp ne i300 %r171, 7585621191765724738556271980969984
  call void @note(i1 %c171, i32 171)
  %r172 = fptosi bfloat %fbf16_300_1m to i300
  %c172 = icmp ne i300 %r172, -7585621191765724738556271980969984
  call void @note(i1 %c172, i32 172)
  %r173 = fptoui bfloat %fbf16_300_1 to i300
  %c173 = icmp ne i300 %r173, 7585621191765724738556271980969984
  call void @note(i1 %c173, i32 173)
  %r174 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_1)
  %c174 = icmp ne i300 %r174, 7585621191765724738556271980969984
  call void @note(i1 %c174, i32 174)
  %r175 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_1m)
  %c175 = icmp ne i300 %r175, -7585621191765724738556271980969984
  call void @note(i1 %c175, i32 175)
  %r176 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_1)
  %c176 = icmp ne i300 %r176, 7585621191765724738556271980969984
  call void @note(i1 %c176, i32 176)
  %r177 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_1m)
  %c177 = icmp ne i300 %r177, 0
  call void @note(i1 %c177, i32 177)
  %fbf16_300_2 = load volatile bfloat, ptr @fbf16_300_2
  %fbf16_300_2m = load volatile bfloat, ptr @fbf16_300_2m
  %r178 = fptosi bfloat %fbf16_300_2 to i300
  %c178 = icmp ne i300 %r178, 20769187434139310514121985316880384
  call void @note(i1 %c178, i32 178)
  %r179 = fptosi bfloat %fbf16_300_2m to i300
  %c179 = icmp ne i300 %r179, -20769187434139310514121985316880384
  call void @note(i1 %c179, i32 179)
  %r180 = fptoui bfloat %fbf16_300_2 to i300
  %c180 = icmp ne i300 %r180, 20769187434139310514121985316880384
  call void @note(i1 %c180, i32 180)
  %r181 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_2)
  %c181 = icmp ne i300 %r181, 20769187434139310514121985316880384
  call void @note(i1 %c181, i32 181)
  %r182 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat %fbf16_300_2m)
  %c182 = icmp ne i300 %r182, -20769187434139310514121985316880384
  call void @note(i1 %c182, i32 182)
  %r183 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_2)
  %c183 = icmp ne i300 %r183, 20769187434139310514121985316880384
  call void @note(i1 %c183, i32 183)
  %r184 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat %fbf16_300_2m)
  %c184 = icmp ne i300 %r184, 0
  call void @note(i1 %c184, i32 184)
  %r185 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat 0xR7F80)
  %c185 = icmp ne i300 %r185, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c185, i32 185)
  %r186 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat 0xRFF80)
  %c186 = icmp ne i300 %r186, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c186, i32 186)
  %r187 = call i300 @llvm.fptosi.sat.i300.bf16(bfloat 0xR7FC0)
  %c187 = icmp ne i300 %r187, 0
  call void @note(i1 %c187, i32 187)
  %r188 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat 0xR7F80)
  %c188 = icmp ne i300 %r188, -1
  call void @note(i1 %c188, i32 188)
  %r189 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat 0xRFF80)
  %c189 = icmp ne i300 %r189, 0
  call void @note(i1 %c189, i32 189)
  %r190 = call i300 @llvm.fptoui.sat.i300.bf16(bfloat 0xR7FC0)
  %c190 = icmp ne i300 %r190, 0
  call void @note(i1 %c190, i32 190)
  %ff32_300_0 = load volatile float, ptr @ff32_300_0
  %ff32_300_0m = load volatile float, ptr @ff32_300_0m
  %r191 = fptosi float %ff32_300_0 to i300
  %c191 = icmp ne i300 %r191, 49
  call void @note(i1 %c191, i32 191)
  %r192 = fptosi float %ff32_300_0m to i300
  %c192 = icmp ne i300 %r192, -49
  call void @note(i1 %c192, i32 192)
  %r193 = fptoui float %ff32_300_0 to i300
  %c193 = icmp ne i300 %r193, 49
  call void @note(i1 %c193, i32 193)
  %r194 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_0)
  %c194 = icmp ne i300 %r194, 49
  call void @note(i1 %c194, i32 194)
  %r195 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_0m)
  %c195 = icmp ne i300 %r195, -49
  call void @note(i1 %c195, i32 195)
  %r196 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_0)
  %c196 = icmp ne i300 %r196, 49
  call void @note(i1 %c196, i32 196)
  %r197 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_0m)
  %c197 = icmp ne i300 %r197, 0
  call void @note(i1 %c197, i32 197)
  %ff32_300_1 = load volatile float, ptr @ff32_300_1
  %ff32_300_1m = load volatile float, ptr @ff32_300_1m
  %r198 = fptosi float %ff32_300_1 to i300
  %c198 = icmp ne i300 %r198, 5624315649324718207625342499160064
  call void @note(i1 %c198, i32 198)
  %r199 = fptosi float %ff32_300_1m to i300
  %c199 = icmp ne i300 %r199, -5624315649324718207625342499160064
  call void @note(i1 %c199, i32 199)
  %r200 = fptoui float %ff32_300_1 to i300
  %c200 = icmp ne i300 %r200, 5624315649324718207625342499160064
  call void @note(i1 %c200, i32 200)
  %r201 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_1)
  %c201 = icmp ne i300 %r201, 5624315649324718207625342499160064
  call void @note(i1 %c201, i32 201)
  %r202 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_1m)
  %c202 = icmp ne i300 %r202, -5624315649324718207625342499160064
  call void @note(i1 %c202, i32 202)
  %r203 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_1)
  %c203 = icmp ne i300 %r203, 5624315649324718207625342499160064
  call void @note(i1 %c203, i32 203)
  %r204 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_1m)
  %c204 = icmp ne i300 %r204, 0
  call void @note(i1 %c204, i32 204)
  %ff32_300_2 = load volatile float, ptr @ff32_300_2
  %ff32_300_2m = load volatile float, ptr @ff32_300_2m
  %r205 = fptosi float %ff32_300_2 to i300
  %c205 = icmp ne i300 %r205, 36512006540849448630239853319028736
  call void @note(i1 %c205, i32 205)
  %r206 = fptosi float %ff32_300_2m to i300
  %c206 = icmp ne i300 %r206, -36512006540849448630239853319028736
  call void @note(i1 %c206, i32 206)
  %r207 = fptoui float %ff32_300_2 to i300
  %c207 = icmp ne i300 %r207, 36512006540849448630239853319028736
  call void @note(i1 %c207, i32 207)
  %r208 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_2)
  %c208 = icmp ne i300 %r208, 36512006540849448630239853319028736
  call void @note(i1 %c208, i32 208)
  %r209 = call i300 @llvm.fptosi.sat.i300.f32(float %ff32_300_2m)
  %c209 = icmp ne i300 %r209, -36512006540849448630239853319028736
  call void @note(i1 %c209, i32 209)
  %r210 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_2)
  %c210 = icmp ne i300 %r210, 36512006540849448630239853319028736
  call void @note(i1 %c210, i32 210)
  %r211 = call i300 @llvm.fptoui.sat.i300.f32(float %ff32_300_2m)
  %c211 = icmp ne i300 %r211, 0
  call void @note(i1 %c211, i32 211)
  %r212 = call i300 @llvm.fptosi.sat.i300.f32(float 0x7FF0000000000000)
  %c212 = icmp ne i300 %r212, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c212, i32 212)
  %r213 = call i300 @llvm.fptosi.sat.i300.f32(float 0xFFF0000000000000)
  %c213 = icmp ne i300 %r213, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c213, i32 213)
  %r214 = call i300 @llvm.fptosi.sat.i300.f32(float 0x7FF8000000000000)
  %c214 = icmp ne i300 %r214, 0
  call void @note(i1 %c214, i32 214)
  %r215 = call i300 @llvm.fptoui.sat.i300.f32(float 0x7FF0000000000000)
  %c215 = icmp ne i300 %r215, -1
  call void @note(i1 %c215, i32 215)
  %r216 = call i300 @llvm.fptoui.sat.i300.f32(float 0xFFF0000000000000)
  %c216 = icmp ne i300 %r216, 0
  call void @note(i1 %c216, i32 216)
  %r217 = call i300 @llvm.fptoui.sat.i300.f32(float 0x7FF8000000000000)
  %c217 = icmp ne i300 %r217, 0
  call void @note(i1 %c217, i32 217)
  %ff64_300_0 = load volatile double, ptr @ff64_300_0
  %ff64_300_0m = load volatile double, ptr @ff64_300_0m
  %r218 = fptosi double %ff64_300_0 to i300
  %c218 = icmp ne i300 %r218, 39
  call void @note(i1 %c218, i32 218)
  %r219 = fptosi double %ff64_300_0m to i300
  %c219 = icmp ne i300 %r219, -39
  call void @note(i1 %c219, i32 219)
  %r220 = fptoui double %ff64_300_0 to i300
  %c220 = icmp ne i300 %r220, 39
  call void @note(i1 %c220, i32 220)
  %r221 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_0)
  %c221 = icmp ne i300 %r221, 39
  call void @note(i1 %c221, i32 221)
  %r222 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_0m)
  %c222 = icmp ne i300 %r222, -39
  call void @note(i1 %c222, i32 222)
  %r223 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_0)
  %c223 = icmp ne i300 %r223, 39
  call void @note(i1 %c223, i32 223)
  %r224 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_0m)
  %c224 = icmp ne i300 %r224, 0
  call void @note(i1 %c224, i32 224)
  %ff64_300_1 = load volatile double, ptr @ff64_300_1
  %ff64_300_1m = load volatile double, ptr @ff64_300_1m
  %r225 = fptosi double %ff64_300_1 to i300
  %c225 = icmp ne i300 %r225, 5556907219615257472025029479759872
  call void @note(i1 %c225, i32 225)
  %r226 = fptosi double %ff64_300_1m to i300
  %c226 = icmp ne i300 %r226, -5556907219615257472025029479759872
  call void @note(i1 %c226, i32 226)
  %r227 = fptoui double %ff64_300_1 to i300
  %c227 = icmp ne i300 %r227, 5556907219615257472025029479759872
  call void @note(i1 %c227, i32 227)
  %r228 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_1)
  %c228 = icmp ne i300 %r228, 5556907219615257472025029479759872
  call void @note(i1 %c228, i32 228)
  %r229 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_1m)
  %c229 = icmp ne i300 %r229, -5556907219615257472025029479759872
  call void @note(i1 %c229, i32 229)
  %r230 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_1)
  %c230 = icmp ne i300 %r230, 5556907219615257472025029479759872
  call void @note(i1 %c230, i32 230)
  %r231 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_1m)
  %c231 = icmp ne i300 %r231, 0
  call void @note(i1 %c231, i32 231)
  %ff64_300_2 = load volatile double, ptr @ff64_300_2
  %ff64_300_2m = load volatile double, ptr @ff64_300_2m
  %r232 = fptosi double %ff64_300_2 to i300
  %c232 = icmp ne i300 %r232, 29085142378812767598244885180710912
  call void @note(i1 %c232, i32 232)
  %r233 = fptosi double %ff64_300_2m to i300
  %c233 = icmp ne i300 %r233, -29085142378812767598244885180710912
  call void @note(i1 %c233, i32 233)
  %r234 = fptoui double %ff64_300_2 to i300
  %c234 = icmp ne i300 %r234, 29085142378812767598244885180710912
  call void @note(i1 %c234, i32 234)
  %r235 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_2)
  %c235 = icmp ne i300 %r235, 29085142378812767598244885180710912
  call void @note(i1 %c235, i32 235)
  %r236 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_2m)
  %c236 = icmp ne i300 %r236, -29085142378812767598244885180710912
  call void @note(i1 %c236, i32 236)
  %r237 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_2)
  %c237 = icmp ne i300 %r237, 29085142378812767598244885180710912
  call void @note(i1 %c237, i32 237)
  %r238 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_2m)
  %c238 = icmp ne i300 %r238, 0
  call void @note(i1 %c238, i32 238)
  %ff64_300_3 = load volatile double, ptr @ff64_300_3
  %ff64_300_3m = load volatile double, ptr @ff64_300_3m
  %r239 = fptosi double %ff64_300_3 to i300
  %c239 = icmp ne i300 %r239, 471806108250359704954225183175320010752
  call void @note(i1 %c239, i32 239)
  %r240 = fptosi double %ff64_300_3m to i300
  %c240 = icmp ne i300 %r240, -471806108250359704954225183175320010752
  call void @note(i1 %c240, i32 240)
  %r241 = fptoui double %ff64_300_3 to i300
  %c241 = icmp ne i300 %r241, 471806108250359704954225183175320010752
  call void @note(i1 %c241, i32 241)
  %r242 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_3)
  %c242 = icmp ne i300 %r242, 471806108250359704954225183175320010752
  call void @note(i1 %c242, i32 242)
  %r243 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_3m)
  %c243 = icmp ne i300 %r243, -471806108250359704954225183175320010752
  call void @note(i1 %c243, i32 243)
  %r244 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_3)
  %c244 = icmp ne i300 %r244, 471806108250359704954225183175320010752
  call void @note(i1 %c244, i32 244)
  %r245 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_3m)
  %c245 = icmp ne i300 %r245, 0
  call void @note(i1 %c245, i32 245)
  %ff64_300_4 = load volatile double, ptr @ff64_300_4
  %ff64_300_4m = load volatile double, ptr @ff64_300_4m
  %r246 = fptosi double %ff64_300_4 to i300
  %c246 = icmp ne i300 %r246, 973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c246, i32 246)
  %r247 = fptosi double %ff64_300_4m to i300
  %c247 = icmp ne i300 %r247, -973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c247, i32 247)
  %r248 = fptoui double %ff64_300_4 to i300
  %c248 = icmp ne i300 %r248, 973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c248, i32 248)
  %r249 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_4)
  %c249 = icmp ne i300 %r249, 973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c249, i32 249)
  %r250 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_4m)
  %c250 = icmp ne i300 %r250, -973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c250, i32 250)
  %r251 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_4)
  %c251 = icmp ne i300 %r251, 973225290015810033365592778614483837105246116336461265503657736339104011202905224052211712
  call void @note(i1 %c251, i32 251)
  %r252 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_4m)
  %c252 = icmp ne i300 %r252, 0
  call void @note(i1 %c252, i32 252)
  %ff64_300_5 = load volatile double, ptr @ff64_300_5
  %ff64_300_5m = load volatile double, ptr @ff64_300_5m
  %r253 = fptoui double %ff64_300_5 to i300
  %c253 = icmp ne i300 %r253, -377186731258084445161761625681147874846226093097927983912673002553708403639178849528315904
  call void @note(i1 %c253, i32 253)
  %r254 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_5)
  %c254 = icmp ne i300 %r254, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c254, i32 254)
  %r255 = call i300 @llvm.fptosi.sat.i300.f64(double %ff64_300_5m)
  %c255 = icmp ne i300 %r255, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c255, i32 255)
  %r256 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_5)
  %c256 = icmp ne i300 %r256, -377186731258084445161761625681147874846226093097927983912673002553708403639178849528315904
  call void @note(i1 %c256, i32 256)
  %r257 = call i300 @llvm.fptoui.sat.i300.f64(double %ff64_300_5m)
  %c257 = icmp ne i300 %r257, 0
  call void @note(i1 %c257, i32 257)
  %r258 = call i300 @llvm.fptosi.sat.i300.f64(double 0x7FF0000000000000)
  %c258 = icmp ne i300 %r258, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c258, i32 258)
  %r259 = call i300 @llvm.fptosi.sat.i300.f64(double 0xFFF0000000000000)
  %c259 = icmp ne i300 %r259, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c259, i32 259)
  %r260 = call i300 @llvm.fptosi.sat.i300.f64(double 0x7FF8000000000000)
  %c260 = icmp ne i300 %r260, 0
  call void @note(i1 %c260, i32 260)
  %r261 = call i300 @llvm.fptoui.sat.i300.f64(double 0x7FF0000000000000)
  %c261 = icmp ne i300 %r261, -1
  call void @note(i1 %c261, i32 261)
  %r262 = call i300 @llvm.fptoui.sat.i300.f64(double 0xFFF0000000000000)
  %c262 = icmp ne i300 %r262, 0
  call void @note(i1 %c262, i32 262)
  %r263 = call i300 @llvm.fptoui.sat.i300.f64(double 0x7FF8000000000000)
  %c263 = icmp ne i300 %r263, 0
  call void @note(i1 %c263, i32 263)
  %ff80_300_0 = load volatile x86_fp80, ptr @ff80_300_0
  %ff80_300_0m = load volatile x86_fp80, ptr @ff80_300_0m
  %r264 = fptosi x86_fp80 %ff80_300_0 to i300
  %c264 = icmp ne i300 %r264, 38
  call void @note(i1 %c264, i32 264)
  %r265 = fptosi x86_fp80 %ff80_300_0m to i300
  %c265 = icmp ne i300 %r265, -38
  call void @note(i1 %c265, i32 265)
  %r266 = fptoui x86_fp80 %ff80_300_0 to i300
  %c266 = icmp ne i300 %r266, 38
  call void @note(i1 %c266, i32 266)
  %r267 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_0)
  %c267 = icmp ne i300 %r267, 38
  call void @note(i1 %c267, i32 267)
  %r268 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_0m)
  %c268 = icmp ne i300 %r268, -38
  call void @note(i1 %c268, i32 268)
  %r269 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_0)
  %c269 = icmp ne i300 %r269, 38
  call void @note(i1 %c269, i32 269)
  %r270 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_0m)
  %c270 = icmp ne i300 %r270, 0
  call void @note(i1 %c270, i32 270)
  %ff80_300_1 = load volatile x86_fp80, ptr @ff80_300_1
  %ff80_300_1m = load volatile x86_fp80, ptr @ff80_300_1m
  %r271 = fptosi x86_fp80 %ff80_300_1 to i300
  %c271 = icmp ne i300 %r271, 6941517604349049323129883758428160
  call void @note(i1 %c271, i32 271)
  %r272 = fptosi x86_fp80 %ff80_300_1m to i300
  %c272 = icmp ne i300 %r272, -6941517604349049323129883758428160
  call void @note(i1 %c272, i32 272)
  %r273 = fptoui x86_fp80 %ff80_300_1 to i300
  %c273 = icmp ne i300 %r273, 6941517604349049323129883758428160
  call void @note(i1 %c273, i32 273)
  %r274 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_1)
  %c274 = icmp ne i300 %r274, 6941517604349049323129883758428160
  call void @note(i1 %c274, i32 274)
  %r275 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_1m)
  %c275 = icmp ne i300 %r275, -6941517604349049323129883758428160
  call void @note(i1 %c275, i32 275)
  %r276 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_1)
  %c276 = icmp ne i300 %r276, 6941517604349049323129883758428160
  call void @note(i1 %c276, i32 276)
  %r277 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_1m)
  %c277 = icmp ne i300 %r277, 0
  call void @note(i1 %c277, i32 277)
  %ff80_300_2 = load volatile x86_fp80, ptr @ff80_300_2
  %ff80_300_2m = load volatile x86_fp80, ptr @ff80_300_2m
  %r278 = fptosi x86_fp80 %ff80_300_2 to i300
  %c278 = icmp ne i300 %r278, 21083828817631748708883979523063808
  call void @note(i1 %c278, i32 278)
  %r279 = fptosi x86_fp80 %ff80_300_2m to i300
  %c279 = icmp ne i300 %r279, -21083828817631748708883979523063808
  call void @note(i1 %c279, i32 279)
  %r280 = fptoui x86_fp80 %ff80_300_2 to i300
  %c280 = icmp ne i300 %r280, 21083828817631748708883979523063808
  call void @note(i1 %c280, i32 280)
  %r281 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_2)
  %c281 = icmp ne i300 %r281, 21083828817631748708883979523063808
  call void @note(i1 %c281, i32 281)
  %r282 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_2m)
  %c282 = icmp ne i300 %r282, -21083828817631748708883979523063808
  call void @note(i1 %c282, i32 282)
  %r283 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_2)
  %c283 = icmp ne i300 %r283, 21083828817631748708883979523063808
  call void @note(i1 %c283, i32 283)
  %r284 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_2m)
  %c284 = icmp ne i300 %r284, 0
  call void @note(i1 %c284, i32 284)
  %ff80_300_3 = load volatile x86_fp80, ptr @ff80_300_3
  %ff80_300_3m = load volatile x86_fp80, ptr @ff80_300_3m
  %r285 = fptosi x86_fp80 %ff80_300_3 to i300
  %c285 = icmp ne i300 %r285, 654311168729127271478487790651055276032
  call void @note(i1 %c285, i32 285)
  %r286 = fptosi x86_fp80 %ff80_300_3m to i300
  %c286 = icmp ne i300 %r286, -654311168729127271478487790651055276032
  call void @note(i1 %c286, i32 286)
  %r287 = fptoui x86_fp80 %ff80_300_3 to i300
  %c287 = icmp ne i300 %r287, 654311168729127271478487790651055276032
  call void @note(i1 %c287, i32 287)
  %r288 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_3)
  %c288 = icmp ne i300 %r288, 654311168729127271478487790651055276032
  call void @note(i1 %c288, i32 288)
  %r289 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_3m)
  %c289 = icmp ne i300 %r289, -654311168729127271478487790651055276032
  call void @note(i1 %c289, i32 289)
  %r290 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_3)
  %c290 = icmp ne i300 %r290, 654311168729127271478487790651055276032
  call void @note(i1 %c290, i32 290)
  %r291 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_3m)
  %c291 = icmp ne i300 %r291, 0
  call void @note(i1 %c291, i32 291)
  %ff80_300_4 = load volatile x86_fp80, ptr @ff80_300_4
  %ff80_300_4m = load volatile x86_fp80, ptr @ff80_300_4m
  %r292 = fptosi x86_fp80 %ff80_300_4 to i300
  %c292 = icmp ne i300 %r292, 757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c292, i32 292)
  %r293 = fptosi x86_fp80 %ff80_300_4m to i300
  %c293 = icmp ne i300 %r293, -757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c293, i32 293)
  %r294 = fptoui x86_fp80 %ff80_300_4 to i300
  %c294 = icmp ne i300 %r294, 757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c294, i32 294)
  %r295 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_4)
  %c295 = icmp ne i300 %r295, 757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c295, i32 295)
  %r296 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_4m)
  %c296 = icmp ne i300 %r296, -757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c296, i32 296)
  %r297 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_4)
  %c297 = icmp ne i300 %r297, 757322343135177485553023680776123126856586696308098572462110918068049930012771377683103744
  call void @note(i1 %c297, i32 297)
  %r298 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_4m)
  %c298 = icmp ne i300 %r298, 0
  call void @note(i1 %c298, i32 298)
  %ff80_300_5 = load volatile x86_fp80, ptr @ff80_300_5
  %ff80_300_5m = load volatile x86_fp80, ptr @ff80_300_5m
  %r299 = fptoui x86_fp80 %ff80_300_5 to i300
  %c299 = icmp ne i300 %r299, -234869902823571339967055373576706242125234090509096422093640849690101224801320369265836032
  call void @note(i1 %c299, i32 299)
  %r300 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_5)
  %c300 = icmp ne i300 %r300, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c300, i32 300)
  %r301 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 %ff80_300_5m)
  %c301 = icmp ne i300 %r301, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c301, i32 301)
  %r302 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_5)
  %c302 = icmp ne i300 %r302, -234869902823571339967055373576706242125234090509096422093640849690101224801320369265836032
  call void @note(i1 %c302, i32 302)
  %r303 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 %ff80_300_5m)
  %c303 = icmp ne i300 %r303, 0
  call void @note(i1 %c303, i32 303)
  %r304 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 0xK7FFF8000000000000000)
  %c304 = icmp ne i300 %r304, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c304, i32 304)
  %r305 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 0xKFFFF8000000000000000)
  %c305 = icmp ne i300 %r305, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c305, i32 305)
  %r306 = call i300 @llvm.fptosi.sat.i300.f80(x86_fp80 0xK7FFFC000000000000000)
  %c306 = icmp ne i300 %r306, 0
  call void @note(i1 %c306, i32 306)
  %r307 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 0xK7FFF8000000000000000)
  %c307 = icmp ne i300 %r307, -1
  call void @note(i1 %c307, i32 307)
  %r308 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 0xKFFFF8000000000000000)
  %c308 = icmp ne i300 %r308, 0
  call void @note(i1 %c308, i32 308)
  %r309 = call i300 @llvm.fptoui.sat.i300.f80(x86_fp80 0xK7FFFC000000000000000)
  %c309 = icmp ne i300 %r309, 0
  call void @note(i1 %c309, i32 309)
  %ff128_300_0 = load volatile fp128, ptr @ff128_300_0
  %ff128_300_0m = load volatile fp128, ptr @ff128_300_0m
  %r310 = fptosi fp128 %ff128_300_0 to i300
  %c310 = icmp ne i300 %r310, 36
  call void @note(i1 %c310, i32 310)
  %r311 = fptosi fp128 %ff128_300_0m to i300
  %c311 = icmp ne i300 %r311, -36
  call void @note(i1 %c311, i32 311)
  %r312 = fptoui fp128 %ff128_300_0 to i300
  %c312 = icmp ne i300 %r312, 36
  call void @note(i1 %c312, i32 312)
  %r313 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_0)
  %c313 = icmp ne i300 %r313, 36
  call void @note(i1 %c313, i32 313)
  %r314 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_0m)
  %c314 = icmp ne i300 %r314, -36
  call void @note(i1 %c314, i32 314)
  %r315 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_0)
  %c315 = icmp ne i300 %r315, 36
  call void @note(i1 %c315, i32 315)
  %r316 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_0m)
  %c316 = icmp ne i300 %r316, 0
  call void @note(i1 %c316, i32 316)
  %ff128_300_1 = load volatile fp128, ptr @ff128_300_1
  %ff128_300_1m = load volatile fp128, ptr @ff128_300_1m
  %r317 = fptosi fp128 %ff128_300_1 to i300
  %c317 = icmp ne i300 %r317, 5797234283280637003547467387678861
  call void @note(i1 %c317, i32 317)
  %r318 = fptosi fp128 %ff128_300_1m to i300
  %c318 = icmp ne i300 %r318, -5797234283280637003547467387678861
  call void @note(i1 %c318, i32 318)
  %r319 = fptoui fp128 %ff128_300_1 to i300
  %c319 = icmp ne i300 %r319, 5797234283280637003547467387678861
  call void @note(i1 %c319, i32 319)
  %r320 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_1)
  %c320 = icmp ne i300 %r320, 5797234283280637003547467387678861
  call void @note(i1 %c320, i32 320)
  %r321 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_1m)
  %c321 = icmp ne i300 %r321, -5797234283280637003547467387678861
  call void @note(i1 %c321, i32 321)
  %r322 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_1)
  %c322 = icmp ne i300 %r322, 5797234283280637003547467387678861
  call void @note(i1 %c322, i32 322)
  %r323 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_1m)
  %c323 = icmp ne i300 %r323, 0
  call void @note(i1 %c323, i32 323)
  %ff128_300_2 = load volatile fp128, ptr @ff128_300_2
  %ff128_300_2m = load volatile fp128, ptr @ff128_300_2m
  %r324 = fptosi fp128 %ff128_300_2 to i300
  %c324 = icmp ne i300 %r324, 25190276570618157225203540145019968
  call void @note(i1 %c324, i32 324)
  %r325 = fptosi fp128 %ff128_300_2m to i300
  %c325 = icmp ne i300 %r325, -25190276570618157225203540145019968
  call void @note(i1 %c325, i32 325)
  %r326 = fptoui fp128 %ff128_300_2 to i300
  %c326 = icmp ne i300 %r326, 25190276570618157225203540145019968
  call void @note(i1 %c326, i32 326)
  %r327 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_2)
  %c327 = icmp ne i300 %r327, 25190276570618157225203540145019968
  call void @note(i1 %c327, i32 327)
  %r328 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_2m)
  %c328 = icmp ne i300 %r328, -25190276570618157225203540145019968
  call void @note(i1 %c328, i32 328)
  %r329 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_2)
  %c329 = icmp ne i300 %r329, 25190276570618157225203540145019968
  call void @note(i1 %c329, i32 329)
  %r330 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_2m)
  %c330 = icmp ne i300 %r330, 0
  call void @note(i1 %c330, i32 330)
  %ff128_300_3 = load volatile fp128, ptr @ff128_300_3
  %ff128_300_3m = load volatile fp128, ptr @ff128_300_3m
  %r331 = fptosi fp128 %ff128_300_3 to i300
  %c331 = icmp ne i300 %r331, 670672402197183739023383421137285218304
  call void @note(i1 %c331, i32 331)
  %r332 = fptosi fp128 %ff128_300_3m to i300
  %c332 = icmp ne i300 %r332, -670672402197183739023383421137285218304
  call void @note(i1 %c332, i32 332)
  %r333 = fptoui fp128 %ff128_300_3 to i300
  %c333 = icmp ne i300 %r333, 670672402197183739023383421137285218304
  call void @note(i1 %c333, i32 333)
  %r334 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_3)
  %c334 = icmp ne i300 %r334, 670672402197183739023383421137285218304
  call void @note(i1 %c334, i32 334)
  %r335 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_3m)
  %c335 = icmp ne i300 %r335, -670672402197183739023383421137285218304
  call void @note(i1 %c335, i32 335)
  %r336 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_3)
  %c336 = icmp ne i300 %r336, 670672402197183739023383421137285218304
  call void @note(i1 %c336, i32 336)
  %r337 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_3m)
  %c337 = icmp ne i300 %r337, 0
  call void @note(i1 %c337, i32 337)
  %ff128_300_4 = load volatile fp128, ptr @ff128_300_4
  %ff128_300_4m = load volatile fp128, ptr @ff128_300_4m
  %r338 = fptosi fp128 %ff128_300_4 to i300
  %c338 = icmp ne i300 %r338, 709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c338, i32 338)
  %r339 = fptosi fp128 %ff128_300_4m to i300
  %c339 = icmp ne i300 %r339, -709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c339, i32 339)
  %r340 = fptoui fp128 %ff128_300_4 to i300
  %c340 = icmp ne i300 %r340, 709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c340, i32 340)
  %r341 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_4)
  %c341 = icmp ne i300 %r341, 709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c341, i32 341)
  %r342 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_4m)
  %c342 = icmp ne i300 %r342, -709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c342, i32 342)
  %r343 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_4)
  %c343 = icmp ne i300 %r343, 709773410658979018311362017808009282961547156552929022422433605980359482915521640250998784
  call void @note(i1 %c343, i32 343)
  %r344 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_4m)
  %c344 = icmp ne i300 %r344, 0
  call void @note(i1 %c344, i32 344)
  %ff128_300_5 = load volatile fp128, ptr @ff128_300_5
  %ff128_300_5m = load volatile fp128, ptr @ff128_300_5m
  %r345 = fptoui fp128 %ff128_300_5 to i300
  %c345 = icmp ne i300 %r345, -801612269557573813217355713047140475662987876270090712121269082750676678638949999151415296
  call void @note(i1 %c345, i32 345)
  %r346 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_5)
  %c346 = icmp ne i300 %r346, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c346, i32 346)
  %r347 = call i300 @llvm.fptosi.sat.i300.f128(fp128 %ff128_300_5m)
  %c347 = icmp ne i300 %r347, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c347, i32 347)
  %r348 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_5)
  %c348 = icmp ne i300 %r348, -801612269557573813217355713047140475662987876270090712121269082750676678638949999151415296
  call void @note(i1 %c348, i32 348)
  %r349 = call i300 @llvm.fptoui.sat.i300.f128(fp128 %ff128_300_5m)
  %c349 = icmp ne i300 %r349, 0
  call void @note(i1 %c349, i32 349)
  %r350 = call i300 @llvm.fptosi.sat.i300.f128(fp128 0xL00000000000000007FFF000000000000)
  %c350 = icmp ne i300 %r350, 1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698687
  call void @note(i1 %c350, i32 350)
  %r351 = call i300 @llvm.fptosi.sat.i300.f128(fp128 0xL0000000000000000FFFF000000000000)
  %c351 = icmp ne i300 %r351, -1018517988167243043134222844204689080525734196832968125318070224677190649881668353091698688
  call void @note(i1 %c351, i32 351)
  %r352 = call i300 @llvm.fptosi.sat.i300.f128(fp128 0xL00000000000000007FFF800000000000)
  %c352 = icmp ne i300 %r352, 0
  call void @note(i1 %c352, i32 352)
  %r353 = call i300 @llvm.fptoui.sat.i300.f128(fp128 0xL00000000000000007FFF000000000000)
  %c353 = icmp ne i300 %r353, -1
  call void @note(i1 %c353, i32 353)
  %r354 = call i300 @llvm.fptoui.sat.i300.f128(fp128 0xL0000000000000000FFFF000000000000)
  %c354 = icmp ne i300 %r354, 0
  call void @note(i1 %c354, i32 354)
  %r355 = call i300 @llvm.fptoui.sat.i300.f128(fp128 0xL00000000000000007FFF800000000000)
  %c355 = icmp ne i300 %r355, 0
  call void @note(i1 %c355, i32 355)
  %x160_0 = load volatile i160, ptr @x160_0
  %y160_0 = load volatile i160, ptr @y160_0
  %r356 = call i160 @llvm.smul.fix.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c356 = icmp ne i160 %r356, 593964369135302079633821291938095266976687482087
  call void @note(i1 %c356, i32 356)
  %r357 = call i160 @llvm.umul.fix.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c357 = icmp ne i160 %r357, 103597992642911576623395947677084605209614771431
  call void @note(i1 %c357, i32 357)
  %r358 = call i160 @llvm.smul.fix.sat.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c358 = icmp ne i160 %r358, -730750818665451459101842416358141509827966271488
  call void @note(i1 %c358, i32 358)
  %r359 = call i160 @llvm.umul.fix.sat.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c359 = icmp ne i160 %r359, -1
  call void @note(i1 %c359, i32 359)
  %r360 = call i160 @llvm.sdiv.fix.sat.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c360 = icmp ne i160 %r360, -45603248664
  call void @note(i1 %c360, i32 360)
  %r361 = call i160 @llvm.udiv.fix.sat.i160(i160 %x160_0, i160 %y160_0, i32 33)
  %c361 = icmp ne i160 %r361, 71428134296
  call void @note(i1 %c361, i32 361)
  %x160_1 = load volatile i160, ptr @x160_1
  %y160_1 = load volatile i160, ptr @y160_1
  %r362 = call i160 @llvm.smul.fix.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c362 = icmp ne i160 %r362, -435000171110431452303087048318174290532673559948
  call void @note(i1 %c362, i32 362)
  %r363 = call i160 @llvm.umul.fix.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c363 = icmp ne i160 %r363, -435000171110431452303087048318174290532673559948
  call void @note(i1 %c363, i32 363)
  %r364 = call i160 @llvm.smul.fix.sat.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c364 = icmp ne i160 %r364, 730750818665451459101842416358141509827966271487
  call void @note(i1 %c364, i32 364)
  %r365 = call i160 @llvm.umul.fix.sat.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c365 = icmp ne i160 %r365, -1
  call void @note(i1 %c365, i32 365)
  %r366 = call i160 @llvm.sdiv.fix.sat.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c366 = icmp ne i160 %r366, 0
  call void @note(i1 %c366, i32 366)
  %r367 = call i160 @llvm.udiv.fix.sat.i160(i160 %x160_1, i160 %y160_1, i32 33)
  %c367 = icmp ne i160 %r367, 0
  call void @note(i1 %c367, i32 367)
  %x256_0 = load volatile i256, ptr @x256_0
  %y256_0 = load volatile i256, ptr @y256_0
  %r368 = call i256 @llvm.smul.fix.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c368 = icmp ne i256 %r368, 48808813281803297737033370308815029672634076947352391914429185730826347598670
  call void @note(i1 %c368, i32 368)
  %r369 = call i256 @llvm.umul.fix.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c369 = icmp ne i256 %r369, -33717873161135278444704804044809892853092518795901534609779499131090489191602
  call void @note(i1 %c369, i32 369)
  %r370 = call i256 @llvm.smul.fix.sat.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c370 = icmp ne i256 %r370, -57896044618658097711785492504343953926634992332820282019728792003956564819968
  call void @note(i1 %c370, i32 370)
  %r371 = call i256 @llvm.umul.fix.sat.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c371 = icmp ne i256 %r371, -1
  call void @note(i1 %c371, i32 371)
  %r372 = call i256 @llvm.sdiv.fix.sat.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c372 = icmp ne i256 %r372, -4633111187
  call void @note(i1 %c372, i32 372)
  %r373 = call i256 @llvm.udiv.fix.sat.i256(i256 %x256_0, i256 %y256_0, i32 33)
  %c373 = icmp ne i256 %r373, 23004027595
  call void @note(i1 %c373, i32 373)
  %x256_1 = load volatile i256, ptr @x256_1
  %y256_1 = load volatile i256, ptr @y256_1
  %r374 = call i256 @llvm.smul.fix.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c374 = icmp ne i256 %r374, -45726168736469643405677874502831519213319972752039676243163956077702599392198
  call void @note(i1 %c374, i32 374)
  %r375 = call i256 @llvm.umul.fix.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c375 = icmp ne i256 %r375, -51028072392149540852735750194668219928367962706215642839169965974179818224582
  call void @note(i1 %c375, i32 375)
  %r376 = call i256 @llvm.smul.fix.sat.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c376 = icmp ne i256 %r376, -57896044618658097711785492504343953926634992332820282019728792003956564819968
  call void @note(i1 %c376, i32 376)
  %r377 = call i256 @llvm.umul.fix.sat.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c377 = icmp ne i256 %r377, -1
  call void @note(i1 %c377, i32 377)
  %r378 = call i256 @llvm.sdiv.fix.sat.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c378 = icmp ne i256 %r378, -1
  call void @note(i1 %c378, i32 378)
  %r379 = call i256 @llvm.udiv.fix.sat.i256(i256 %x256_1, i256 %y256_1, i32 33)
  %c379 = icmp ne i256 %r379, 0
  call void @note(i1 %c379, i32 379)
  call i32 (ptr, ...) @printf(ptr @.text)
  ret i32 0
}
