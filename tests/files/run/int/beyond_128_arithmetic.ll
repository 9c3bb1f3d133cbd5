; test: arithmetic of integers beyond 128 bits. What is expected was computed by Python's integers.
; oracle: none (it lacks a product of such a width with overflow)
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
declare i1000 @llvm.abs.i1000(i1000, i1)
declare i1000 @llvm.bitreverse.i1000(i1000)
declare i1000 @llvm.ctlz.i1000(i1000, i1)
declare i1000 @llvm.ctpop.i1000(i1000)
declare i1000 @llvm.cttz.i1000(i1000, i1)
declare i1000 @llvm.fshl.i1000(i1000, i1000, i1000)
declare i1000 @llvm.fshr.i1000(i1000, i1000, i1000)
declare i1000 @llvm.sadd.sat.i1000(i1000, i1000)
declare i1000 @llvm.smax.i1000(i1000, i1000)
declare i1000 @llvm.smin.i1000(i1000, i1000)
declare i1000 @llvm.sshl.sat.i1000(i1000, i1000)
declare i1000 @llvm.ssub.sat.i1000(i1000, i1000)
declare i1000 @llvm.uadd.sat.i1000(i1000, i1000)
declare i1000 @llvm.umax.i1000(i1000, i1000)
declare i1000 @llvm.umin.i1000(i1000, i1000)
declare i1000 @llvm.ushl.sat.i1000(i1000, i1000)
declare i1000 @llvm.usub.sat.i1000(i1000, i1000)
declare i129 @llvm.abs.i129(i129, i1)
declare i129 @llvm.bitreverse.i129(i129)
declare i129 @llvm.ctlz.i129(i129, i1)
declare i129 @llvm.ctpop.i129(i129)
declare i129 @llvm.cttz.i129(i129, i1)
declare i129 @llvm.fshl.i129(i129, i129, i129)
declare i129 @llvm.fshr.i129(i129, i129, i129)
declare i129 @llvm.sadd.sat.i129(i129, i129)
declare i129 @llvm.smax.i129(i129, i129)
declare i129 @llvm.smin.i129(i129, i129)
declare i129 @llvm.sshl.sat.i129(i129, i129)
declare i129 @llvm.ssub.sat.i129(i129, i129)
declare i129 @llvm.uadd.sat.i129(i129, i129)
declare i129 @llvm.umax.i129(i129, i129)
declare i129 @llvm.umin.i129(i129, i129)
declare i129 @llvm.ushl.sat.i129(i129, i129)
declare i129 @llvm.usub.sat.i129(i129, i129)
declare i256 @llvm.abs.i256(i256, i1)
declare i256 @llvm.bitreverse.i256(i256)
declare i256 @llvm.bswap.i256(i256)
declare i256 @llvm.ctlz.i256(i256, i1)
declare i256 @llvm.ctpop.i256(i256)
declare i256 @llvm.cttz.i256(i256, i1)
declare i256 @llvm.fshl.i256(i256, i256, i256)
declare i256 @llvm.fshr.i256(i256, i256, i256)
declare i256 @llvm.sadd.sat.i256(i256, i256)
declare i256 @llvm.smax.i256(i256, i256)
declare i256 @llvm.smin.i256(i256, i256)
declare i256 @llvm.sshl.sat.i256(i256, i256)
declare i256 @llvm.ssub.sat.i256(i256, i256)
declare i256 @llvm.uadd.sat.i256(i256, i256)
declare i256 @llvm.umax.i256(i256, i256)
declare i256 @llvm.umin.i256(i256, i256)
declare i256 @llvm.ushl.sat.i256(i256, i256)
declare i256 @llvm.usub.sat.i256(i256, i256)
declare { i1000, i1 } @llvm.sadd.with.overflow.i1000(i1000, i1000)
declare { i1000, i1 } @llvm.smul.with.overflow.i1000(i1000, i1000)
declare { i1000, i1 } @llvm.ssub.with.overflow.i1000(i1000, i1000)
declare { i1000, i1 } @llvm.uadd.with.overflow.i1000(i1000, i1000)
declare { i1000, i1 } @llvm.umul.with.overflow.i1000(i1000, i1000)
declare { i1000, i1 } @llvm.usub.with.overflow.i1000(i1000, i1000)
declare { i129, i1 } @llvm.sadd.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.smul.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.ssub.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.uadd.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.umul.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.usub.with.overflow.i129(i129, i129)
declare { i256, i1 } @llvm.sadd.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.smul.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.ssub.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.uadd.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.usub.with.overflow.i256(i256, i256)
@a129_0 = global i129 -205930893571229477884770299558896421832
@b129_0 = global i129 182351197513746578273739114804114390992
@a129_1 = global i129 -154778126055590420735941995455095622136
@b129_1 = global i129 1887670062837
@a129_2 = global i129 -142296611445275798544334485869926371544
@b129_2 = global i129 -554931095160884111
define void @check_129() {
  %a0 = load volatile i129, ptr @a129_0
  %b0 = load volatile i129, ptr @b129_0
  %r0 = add i129 %a0, %b0
  %c0 = icmp ne i129 %r0, -23579696057482899611031184754782030840
  call void @note(i1 %c0, i32 129000)
  %r1 = sub i129 %a0, %b0
  %c1 = icmp ne i129 %r1, 292282642756900870768239800500525610088
  call void @note(i1 %c1, i32 129001)
  %r2 = mul i129 %a0, %b0
  %c2 = icmp ne i129 %r2, 242911077972197148822166561297022989696
  call void @note(i1 %c2, i32 129002)
  %r3 = udiv i129 %a0, %b0
  %c3 = icmp ne i129 %r3, 2
  call void @note(i1 %c3, i32 129003)
  %r4 = urem i129 %a0, %b0
  %c4 = icmp ne i129 %r4, 109931445243154292494500685696411219096
  call void @note(i1 %c4, i32 129004)
  %r5 = sdiv i129 %a0, %b0
  %c5 = icmp ne i129 %r5, -1
  call void @note(i1 %c5, i32 129005)
  %r6 = srem i129 %a0, %b0
  %c6 = icmp ne i129 %r6, -23579696057482899611031184754782030840
  call void @note(i1 %c6, i32 129006)
  %sh0 = urem i129 %b0, 129
  %r7 = shl i129 %a0, %sh0
  %c7 = icmp ne i129 %r7, -331497135985560004570069502445932773376
  call void @note(i1 %c7, i32 129007)
  %r8 = lshr i129 %a0, %sh0
  %c8 = icmp ne i129 %r8, 3372476273502282488735054
  call void @note(i1 %c8, i32 129008)
  %r9 = ashr i129 %a0, %sh0
  %c9 = icmp ne i129 %r9, -1463227004956234210089650
  call void @note(i1 %c9, i32 129009)
  %r10 = call i129 @llvm.smax.i129(i129 %a0, i129 %b0)
  %c10 = icmp ne i129 %r10, 182351197513746578273739114804114390992
  call void @note(i1 %c10, i32 129010)
  %r11 = call i129 @llvm.smin.i129(i129 %a0, i129 %b0)
  %c11 = icmp ne i129 %r11, -205930893571229477884770299558896421832
  call void @note(i1 %c11, i32 129011)
  %r12 = call i129 @llvm.umax.i129(i129 %a0, i129 %b0)
  %c12 = icmp ne i129 %r12, -205930893571229477884770299558896421832
  call void @note(i1 %c12, i32 129012)
  %r13 = call i129 @llvm.umin.i129(i129 %a0, i129 %b0)
  %c13 = icmp ne i129 %r13, 182351197513746578273739114804114390992
  call void @note(i1 %c13, i32 129013)
  %r14 = call i129 @llvm.sadd.sat.i129(i129 %a0, i129 %b0)
  %c14 = icmp ne i129 %r14, -23579696057482899611031184754782030840
  call void @note(i1 %c14, i32 129014)
  %r15 = call i129 @llvm.ssub.sat.i129(i129 %a0, i129 %b0)
  %c15 = icmp ne i129 %r15, -340282366920938463463374607431768211456
  call void @note(i1 %c15, i32 129015)
  %r16 = call i129 @llvm.uadd.sat.i129(i129 %a0, i129 %b0)
  %c16 = icmp ne i129 %r16, -23579696057482899611031184754782030840
  call void @note(i1 %c16, i32 129016)
  %r17 = call i129 @llvm.usub.sat.i129(i129 %a0, i129 %b0)
  %c17 = icmp ne i129 %r17, 292282642756900870768239800500525610088
  call void @note(i1 %c17, i32 129017)
  %r18 = call i129 @llvm.sshl.sat.i129(i129 %a0, i129 %sh0)
  %c18 = icmp ne i129 %r18, -340282366920938463463374607431768211456
  call void @note(i1 %c18, i32 129018)
  %r19 = call i129 @llvm.ushl.sat.i129(i129 %a0, i129 %sh0)
  %c19 = icmp ne i129 %r19, -1
  call void @note(i1 %c19, i32 129019)
  %o20 = call { i129, i1 } @llvm.sadd.with.overflow.i129(i129 %a0, i129 %b0)
  %r20 = extractvalue { i129, i1 } %o20, 0
  %c20 = icmp ne i129 %r20, -23579696057482899611031184754782030840
  call void @note(i1 %c20, i32 129020)
  %r21 = extractvalue { i129, i1 } %o20, 1
  %c21 = icmp ne i1 %r21, false
  call void @note(i1 %c21, i32 129021)
  %o22 = call { i129, i1 } @llvm.ssub.with.overflow.i129(i129 %a0, i129 %b0)
  %r22 = extractvalue { i129, i1 } %o22, 0
  %c22 = icmp ne i129 %r22, 292282642756900870768239800500525610088
  call void @note(i1 %c22, i32 129022)
  %r23 = extractvalue { i129, i1 } %o22, 1
  %c23 = icmp ne i1 %r23, true
  call void @note(i1 %c23, i32 129023)
  %o24 = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a0, i129 %b0)
  %r24 = extractvalue { i129, i1 } %o24, 0
  %c24 = icmp ne i129 %r24, 242911077972197148822166561297022989696
  call void @note(i1 %c24, i32 129024)
  %r25 = extractvalue { i129, i1 } %o24, 1
  %c25 = icmp ne i1 %r25, true
  call void @note(i1 %c25, i32 129025)
  %o26 = call { i129, i1 } @llvm.uadd.with.overflow.i129(i129 %a0, i129 %b0)
  %r26 = extractvalue { i129, i1 } %o26, 0
  %c26 = icmp ne i129 %r26, -23579696057482899611031184754782030840
  call void @note(i1 %c26, i32 129026)
  %r27 = extractvalue { i129, i1 } %o26, 1
  %c27 = icmp ne i1 %r27, false
  call void @note(i1 %c27, i32 129027)
  %o28 = call { i129, i1 } @llvm.usub.with.overflow.i129(i129 %a0, i129 %b0)
  %r28 = extractvalue { i129, i1 } %o28, 0
  %c28 = icmp ne i129 %r28, 292282642756900870768239800500525610088
  call void @note(i1 %c28, i32 129028)
  %r29 = extractvalue { i129, i1 } %o28, 1
  %c29 = icmp ne i1 %r29, false
  call void @note(i1 %c29, i32 129029)
  %o30 = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a0, i129 %b0)
  %r30 = extractvalue { i129, i1 } %o30, 0
  %c30 = icmp ne i129 %r30, 242911077972197148822166561297022989696
  call void @note(i1 %c30, i32 129030)
  %r31 = extractvalue { i129, i1 } %o30, 1
  %c31 = icmp ne i1 %r31, true
  call void @note(i1 %c31, i32 129031)
  %r32 = call i129 @llvm.abs.i129(i129 %a0, i1 false)
  %c32 = icmp ne i129 %r32, 205930893571229477884770299558896421832
  call void @note(i1 %c32, i32 129032)
  %r33 = call i129 @llvm.ctpop.i129(i129 %a0)
  %c33 = icmp ne i129 %r33, 64
  call void @note(i1 %c33, i32 129033)
  %r34 = call i129 @llvm.ctlz.i129(i129 %a0, i1 false)
  %c34 = icmp ne i129 %r34, 0
  call void @note(i1 %c34, i32 129034)
  %r35 = call i129 @llvm.cttz.i129(i129 %a0, i1 false)
  %c35 = icmp ne i129 %r35, 3
  call void @note(i1 %c35, i32 129035)
  %r36 = call i129 @llvm.bitreverse.i129(i129 %a0)
  %c36 = icmp ne i129 %r36, 74908264407942201874803208836243624269
  call void @note(i1 %c36, i32 129036)
  %r37 = call i129 @llvm.fshl.i129(i129 %a0, i129 %b0, i129 %b0)
  %c37 = icmp ne i129 %r37, -331497135985560004570069464736588958577
  call void @note(i1 %c37, i32 129037)
  %r38 = call i129 @llvm.fshr.i129(i129 %a0, i129 %b0, i129 %b0)
  %c38 = icmp ne i129 %r38, -266420410661778262265917554990379424490
  call void @note(i1 %c38, i32 129038)
  %r39 = sitofp i129 %a0 to double
  %c39 = fcmp une double %r39, 0xC7E35D9B1E3B2C3E
  call void @note(i1 %c39, i32 129039)
  %r40 = uitofp i129 %a0 to double
  %c40 = fcmp une double %r40, 0x47F6513270E269E1
  call void @note(i1 %c40, i32 129040)
  %r41 = fptosi double 0x4446513270E269E0 to i129
  %c41 = icmp ne i129 %r41, 823358465210518077440
  call void @note(i1 %c41, i32 129041)
  %r42 = fptosi double 0xC446513270E269E0 to i129
  %c42 = icmp ne i129 %r42, -823358465210518077440
  call void @note(i1 %c42, i32 129042)
  %r43 = fptoui double 0x4446513270E269E0 to i129
  %c43 = icmp ne i129 %r43, 823358465210518077440
  call void @note(i1 %c43, i32 129043)
  %r44 = fptosi double 0x47E6513270E269E0 to i129
  %c44 = icmp ne i129 %r44, 237316920135323693309579342111949455360
  call void @note(i1 %c44, i32 129044)
  %r45 = fptosi double 0xC7E6513270E269E0 to i129
  %c45 = icmp ne i129 %r45, -237316920135323693309579342111949455360
  call void @note(i1 %c45, i32 129045)
  %r46 = fptoui double 0x47E6513270E269E0 to i129
  %c46 = icmp ne i129 %r46, 237316920135323693309579342111949455360
  call void @note(i1 %c46, i32 129046)
  %r47 = fptosi double 0x4636513270E269E0 to i129
  %c47 = icmp ne i129 %r47, 1768148840481964448910797701120
  call void @note(i1 %c47, i32 129047)
  %r48 = fptosi double 0xC636513270E269E0 to i129
  %c48 = icmp ne i129 %r48, -1768148840481964448910797701120
  call void @note(i1 %c48, i32 129048)
  %r49 = fptoui double 0x4636513270E269E0 to i129
  %c49 = icmp ne i129 %r49, 1768148840481964448910797701120
  call void @note(i1 %c49, i32 129049)
  %r50 = fptosi double 0x4776513270E269E0 to i129
  %c50 = icmp ne i129 %r50, 1854038438557216353981088610249605120
  call void @note(i1 %c50, i32 129050)
  %r51 = fptosi double 0xC776513270E269E0 to i129
  %c51 = icmp ne i129 %r51, -1854038438557216353981088610249605120
  call void @note(i1 %c51, i32 129051)
  %r52 = fptoui double 0x4776513270E269E0 to i129
  %c52 = icmp ne i129 %r52, 1854038438557216353981088610249605120
  call void @note(i1 %c52, i32 129052)
  %r53 = fptosi double 0x4046000000000000 to i129
  %c53 = icmp ne i129 %r53, 44
  call void @note(i1 %c53, i32 129053)
  %r54 = fptosi double 0xC046000000000000 to i129
  %c54 = icmp ne i129 %r54, -44
  call void @note(i1 %c54, i32 129054)
  %r55 = fptoui double 0x4046000000000000 to i129
  %c55 = icmp ne i129 %r55, 44
  call void @note(i1 %c55, i32 129055)
  %a1 = load volatile i129, ptr @a129_1
  %b1 = load volatile i129, ptr @b129_1
  %r56 = add i129 %a1, %b1
  %c56 = icmp ne i129 %r56, -154778126055590420735941993567425559299
  call void @note(i1 %c56, i32 129056)
  %r57 = sub i129 %a1, %b1
  %c57 = icmp ne i129 %r57, -154778126055590420735941997342765684973
  call void @note(i1 %c57, i32 129057)
  %r58 = mul i129 %a1, %b1
  %c58 = icmp ne i129 %r58, -144266641891429565077124859929174465112
  call void @note(i1 %c58, i32 129058)
  %r59 = udiv i129 %a1, %b1
  %c59 = icmp ne i129 %r59, 278537345131212208797525867
  call void @note(i1 %c59, i32 129059)
  %r60 = urem i129 %a1, %b1
  %c60 = icmp ne i129 %r60, 1838417896097
  call void @note(i1 %c60, i32 129060)
  %r61 = sdiv i129 %a1, %b1
  %c61 = icmp ne i129 %r61, -81994268544457753848845463
  call void @note(i1 %c61, i32 129061)
  %r62 = srem i129 %a1, %b1
  %c62 = icmp ne i129 %r62, -1713983263605
  call void @note(i1 %c62, i32 129062)
  %sh1 = urem i129 %b1, 129
  %r63 = shl i129 %a1, %sh1
  %c63 = icmp ne i129 %r63, 196049552353423619106227864191857852416
  call void @note(i1 %c63, i32 129063)
  %r64 = lshr i129 %a1, %sh1
  %c64 = icmp ne i129 %r64, 956400268089576468247846095
  call void @note(i1 %c64, i32 129064)
  %r65 = ashr i129 %a1, %sh1
  %c65 = icmp ne i129 %r65, -281539771195803806651278129
  call void @note(i1 %c65, i32 129065)
  %r66 = call i129 @llvm.smax.i129(i129 %a1, i129 %b1)
  %c66 = icmp ne i129 %r66, 1887670062837
  call void @note(i1 %c66, i32 129066)
  %r67 = call i129 @llvm.smin.i129(i129 %a1, i129 %b1)
  %c67 = icmp ne i129 %r67, -154778126055590420735941995455095622136
  call void @note(i1 %c67, i32 129067)
  %r68 = call i129 @llvm.umax.i129(i129 %a1, i129 %b1)
  %c68 = icmp ne i129 %r68, -154778126055590420735941995455095622136
  call void @note(i1 %c68, i32 129068)
  %r69 = call i129 @llvm.umin.i129(i129 %a1, i129 %b1)
  %c69 = icmp ne i129 %r69, 1887670062837
  call void @note(i1 %c69, i32 129069)
  %r70 = call i129 @llvm.sadd.sat.i129(i129 %a1, i129 %b1)
  %c70 = icmp ne i129 %r70, -154778126055590420735941993567425559299
  call void @note(i1 %c70, i32 129070)
  %r71 = call i129 @llvm.ssub.sat.i129(i129 %a1, i129 %b1)
  %c71 = icmp ne i129 %r71, -154778126055590420735941997342765684973
  call void @note(i1 %c71, i32 129071)
  %r72 = call i129 @llvm.uadd.sat.i129(i129 %a1, i129 %b1)
  %c72 = icmp ne i129 %r72, -154778126055590420735941993567425559299
  call void @note(i1 %c72, i32 129072)
  %r73 = call i129 @llvm.usub.sat.i129(i129 %a1, i129 %b1)
  %c73 = icmp ne i129 %r73, -154778126055590420735941997342765684973
  call void @note(i1 %c73, i32 129073)
  %r74 = call i129 @llvm.sshl.sat.i129(i129 %a1, i129 %sh1)
  %c74 = icmp ne i129 %r74, -340282366920938463463374607431768211456
  call void @note(i1 %c74, i32 129074)
  %r75 = call i129 @llvm.ushl.sat.i129(i129 %a1, i129 %sh1)
  %c75 = icmp ne i129 %r75, -1
  call void @note(i1 %c75, i32 129075)
  %o76 = call { i129, i1 } @llvm.sadd.with.overflow.i129(i129 %a1, i129 %b1)
  %r76 = extractvalue { i129, i1 } %o76, 0
  %c76 = icmp ne i129 %r76, -154778126055590420735941993567425559299
  call void @note(i1 %c76, i32 129076)
  %r77 = extractvalue { i129, i1 } %o76, 1
  %c77 = icmp ne i1 %r77, false
  call void @note(i1 %c77, i32 129077)
  %o78 = call { i129, i1 } @llvm.ssub.with.overflow.i129(i129 %a1, i129 %b1)
  %r78 = extractvalue { i129, i1 } %o78, 0
  %c78 = icmp ne i129 %r78, -154778126055590420735941997342765684973
  call void @note(i1 %c78, i32 129078)
  %r79 = extractvalue { i129, i1 } %o78, 1
  %c79 = icmp ne i1 %r79, false
  call void @note(i1 %c79, i32 129079)
  %o80 = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a1, i129 %b1)
  %r80 = extractvalue { i129, i1 } %o80, 0
  %c80 = icmp ne i129 %r80, -144266641891429565077124859929174465112
  call void @note(i1 %c80, i32 129080)
  %r81 = extractvalue { i129, i1 } %o80, 1
  %c81 = icmp ne i1 %r81, true
  call void @note(i1 %c81, i32 129081)
  %o82 = call { i129, i1 } @llvm.uadd.with.overflow.i129(i129 %a1, i129 %b1)
  %r82 = extractvalue { i129, i1 } %o82, 0
  %c82 = icmp ne i129 %r82, -154778126055590420735941993567425559299
  call void @note(i1 %c82, i32 129082)
  %r83 = extractvalue { i129, i1 } %o82, 1
  %c83 = icmp ne i1 %r83, false
  call void @note(i1 %c83, i32 129083)
  %o84 = call { i129, i1 } @llvm.usub.with.overflow.i129(i129 %a1, i129 %b1)
  %r84 = extractvalue { i129, i1 } %o84, 0
  %c84 = icmp ne i129 %r84, -154778126055590420735941997342765684973
  call void @note(i1 %c84, i32 129084)
  %r85 = extractvalue { i129, i1 } %o84, 1
  %c85 = icmp ne i1 %r85, false
  call void @note(i1 %c85, i32 129085)
  %o86 = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a1, i129 %b1)
  %r86 = extractvalue { i129, i1 } %o86, 0
  %c86 = icmp ne i129 %r86, -144266641891429565077124859929174465112
  call void @note(i1 %c86, i32 129086)
  %r87 = extractvalue { i129, i1 } %o86, 1
  %c87 = icmp ne i1 %r87, true
  call void @note(i1 %c87, i32 129087)
  %r88 = call i129 @llvm.abs.i129(i129 %a1, i1 false)
  %c88 = icmp ne i129 %r88, 154778126055590420735941995455095622136
  call void @note(i1 %c88, i32 129088)
  %r89 = call i129 @llvm.ctpop.i129(i129 %a1)
  %c89 = icmp ne i129 %r89, 63
  call void @note(i1 %c89, i32 129089)
  %r90 = call i129 @llvm.ctlz.i129(i129 %a1, i1 false)
  %c90 = icmp ne i129 %r90, 0
  call void @note(i1 %c90, i32 129090)
  %r91 = call i129 @llvm.cttz.i129(i129 %a1, i1 false)
  %c91 = icmp ne i129 %r91, 3
  call void @note(i1 %c91, i32 129091)
  %r92 = call i129 @llvm.bitreverse.i129(i129 %a1)
  %c92 = icmp ne i129 %r92, 43659682500657895464320832471387530147
  call void @note(i1 %c92, i32 129092)
  %r93 = call i129 @llvm.fshl.i129(i129 %a1, i129 %b1, i129 %b1)
  %c93 = icmp ne i129 %r93, 196049552353423619106227864191857852416
  call void @note(i1 %c93, i32 129093)
  %r94 = call i129 @llvm.fshr.i129(i129 %a1, i129 %b1, i129 %b1)
  %c94 = icmp ne i129 %r94, 184147583618830381868391671546651869187
  call void @note(i1 %c94, i32 129094)
  %r95 = sitofp i129 %a1 to double
  %c95 = fcmp une double %r95, 0xC7DD1C4BB283B641
  call void @note(i1 %c95, i32 129095)
  %r96 = uitofp i129 %a1 to double
  %c96 = fcmp une double %r96, 0x47F8B8ED135F1270
  call void @note(i1 %c96, i32 129096)
  %r97 = fptosi double 0x4448B8ED135F126F to i129
  %c97 = icmp ne i129 %r97, 912094371881080979456
  call void @note(i1 %c97, i32 129097)
  %r98 = fptosi double 0xC448B8ED135F126F to i129
  %c98 = icmp ne i129 %r98, -912094371881080979456
  call void @note(i1 %c98, i32 129098)
  %r99 = fptoui double 0x4448B8ED135F126F to i129
  %c99 = icmp ne i129 %r99, 912094371881080979456
  call void @note(i1 %c99, i32 129099)
  %r100 = fptosi double 0x47E8B8ED135F126F to i129
  %c100 = icmp ne i129 %r100, 262893303893143225845714511454497931264
  call void @note(i1 %c100, i32 129100)
  %r101 = fptosi double 0xC7E8B8ED135F126F to i129
  %c101 = icmp ne i129 %r101, -262893303893143225845714511454497931264
  call void @note(i1 %c101, i32 129101)
  %r102 = fptoui double 0x47E8B8ED135F126F to i129
  %c102 = icmp ne i129 %r102, 262893303893143225845714511454497931264
  call void @note(i1 %c102, i32 129102)
  %r103 = fptosi double 0x4638B8ED135F126F to i129
  %c103 = icmp ne i129 %r103, 1958707749047452403945583935488
  call void @note(i1 %c103, i32 129103)
  %r104 = fptosi double 0xC638B8ED135F126F to i129
  %c104 = icmp ne i129 %r104, -1958707749047452403945583935488
  call void @note(i1 %c104, i32 129104)
  %r105 = fptoui double 0x4638B8ED135F126F to i129
  %c105 = icmp ne i129 %r105, 1958707749047452403945583935488
  call void @note(i1 %c105, i32 129105)
  %r106 = fptosi double 0x4778B8ED135F126F to i129
  %c106 = icmp ne i129 %r106, 2053853936665181451919644620738265088
  call void @note(i1 %c106, i32 129106)
  %r107 = fptosi double 0xC778B8ED135F126F to i129
  %c107 = icmp ne i129 %r107, -2053853936665181451919644620738265088
  call void @note(i1 %c107, i32 129107)
  %r108 = fptoui double 0x4778B8ED135F126F to i129
  %c108 = icmp ne i129 %r108, 2053853936665181451919644620738265088
  call void @note(i1 %c108, i32 129108)
  %r109 = fptosi double 0x4048800000000000 to i129
  %c109 = icmp ne i129 %r109, 49
  call void @note(i1 %c109, i32 129109)
  %r110 = fptosi double 0xC048800000000000 to i129
  %c110 = icmp ne i129 %r110, -49
  call void @note(i1 %c110, i32 129110)
  %r111 = fptoui double 0x4048800000000000 to i129
  %c111 = icmp ne i129 %r111, 49
  call void @note(i1 %c111, i32 129111)
  %a2 = load volatile i129, ptr @a129_2
  %b2 = load volatile i129, ptr @b129_2
  %r112 = add i129 %a2, %b2
  %c112 = icmp ne i129 %r112, -142296611445275798544889416965087255655
  call void @note(i1 %c112, i32 129112)
  %r113 = sub i129 %a2, %b2
  %c113 = icmp ne i129 %r113, -142296611445275798543779554774765487433
  call void @note(i1 %c113, i32 129113)
  %r114 = mul i129 %a2, %b2
  %c114 = icmp ne i129 %r114, -97327702505035147868309152556746182488
  call void @note(i1 %c114, i32 129114)
  %r115 = udiv i129 %a2, %b2
  %c115 = icmp ne i129 %r115, 0
  call void @note(i1 %c115, i32 129115)
  %r116 = urem i129 %a2, %b2
  %c116 = icmp ne i129 %r116, -142296611445275798544334485869926371544
  call void @note(i1 %c116, i32 129116)
  %r117 = sdiv i129 %a2, %b2
  %c117 = icmp ne i129 %r117, 256422126433591818624
  call void @note(i1 %c117, i32 129117)
  %r118 = srem i129 %a2, %b2
  %c118 = icmp ne i129 %r118, -278752313730888280
  call void @note(i1 %c118, i32 129118)
  %sh2 = urem i129 %b2, 129
  %r119 = shl i129 %a2, %sh2
  %c119 = icmp ne i129 %r119, -319297488846121385679866978934827515904
  call void @note(i1 %c119, i32 129119)
  %r120 = lshr i129 %a2, %sh2
  %c120 = icmp ne i129 %r120, 7832832087247532448708294090
  call void @note(i1 %c120, i32 129120)
  %r121 = ashr i129 %a2, %sh2
  %c121 = icmp ne i129 %r121, -2070688227035509750484699702
  call void @note(i1 %c121, i32 129121)
  %r122 = call i129 @llvm.smax.i129(i129 %a2, i129 %b2)
  %c122 = icmp ne i129 %r122, -554931095160884111
  call void @note(i1 %c122, i32 129122)
  %r123 = call i129 @llvm.smin.i129(i129 %a2, i129 %b2)
  %c123 = icmp ne i129 %r123, -142296611445275798544334485869926371544
  call void @note(i1 %c123, i32 129123)
  %r124 = call i129 @llvm.umax.i129(i129 %a2, i129 %b2)
  %c124 = icmp ne i129 %r124, -554931095160884111
  call void @note(i1 %c124, i32 129124)
  %r125 = call i129 @llvm.umin.i129(i129 %a2, i129 %b2)
  %c125 = icmp ne i129 %r125, -142296611445275798544334485869926371544
  call void @note(i1 %c125, i32 129125)
  %r126 = call i129 @llvm.sadd.sat.i129(i129 %a2, i129 %b2)
  %c126 = icmp ne i129 %r126, -142296611445275798544889416965087255655
  call void @note(i1 %c126, i32 129126)
  %r127 = call i129 @llvm.ssub.sat.i129(i129 %a2, i129 %b2)
  %c127 = icmp ne i129 %r127, -142296611445275798543779554774765487433
  call void @note(i1 %c127, i32 129127)
  %r128 = call i129 @llvm.uadd.sat.i129(i129 %a2, i129 %b2)
  %c128 = icmp ne i129 %r128, -1
  call void @note(i1 %c128, i32 129128)
  %r129 = call i129 @llvm.usub.sat.i129(i129 %a2, i129 %b2)
  %c129 = icmp ne i129 %r129, 0
  call void @note(i1 %c129, i32 129129)
  %r130 = call i129 @llvm.sshl.sat.i129(i129 %a2, i129 %sh2)
  %c130 = icmp ne i129 %r130, -340282366920938463463374607431768211456
  call void @note(i1 %c130, i32 129130)
  %r131 = call i129 @llvm.ushl.sat.i129(i129 %a2, i129 %sh2)
  %c131 = icmp ne i129 %r131, -1
  call void @note(i1 %c131, i32 129131)
  %o132 = call { i129, i1 } @llvm.sadd.with.overflow.i129(i129 %a2, i129 %b2)
  %r132 = extractvalue { i129, i1 } %o132, 0
  %c132 = icmp ne i129 %r132, -142296611445275798544889416965087255655
  call void @note(i1 %c132, i32 129132)
  %r133 = extractvalue { i129, i1 } %o132, 1
  %c133 = icmp ne i1 %r133, false
  call void @note(i1 %c133, i32 129133)
  %o134 = call { i129, i1 } @llvm.ssub.with.overflow.i129(i129 %a2, i129 %b2)
  %r134 = extractvalue { i129, i1 } %o134, 0
  %c134 = icmp ne i129 %r134, -142296611445275798543779554774765487433
  call void @note(i1 %c134, i32 129134)
  %r135 = extractvalue { i129, i1 } %o134, 1
  %c135 = icmp ne i1 %r135, false
  call void @note(i1 %c135, i32 129135)
  %o136 = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a2, i129 %b2)
  %r136 = extractvalue { i129, i1 } %o136, 0
  %c136 = icmp ne i129 %r136, -97327702505035147868309152556746182488
  call void @note(i1 %c136, i32 129136)
  %r137 = extractvalue { i129, i1 } %o136, 1
  %c137 = icmp ne i1 %r137, true
  call void @note(i1 %c137, i32 129137)
  %o138 = call { i129, i1 } @llvm.uadd.with.overflow.i129(i129 %a2, i129 %b2)
  %r138 = extractvalue { i129, i1 } %o138, 0
  %c138 = icmp ne i129 %r138, -142296611445275798544889416965087255655
  call void @note(i1 %c138, i32 129138)
  %r139 = extractvalue { i129, i1 } %o138, 1
  %c139 = icmp ne i1 %r139, true
  call void @note(i1 %c139, i32 129139)
  %o140 = call { i129, i1 } @llvm.usub.with.overflow.i129(i129 %a2, i129 %b2)
  %r140 = extractvalue { i129, i1 } %o140, 0
  %c140 = icmp ne i129 %r140, -142296611445275798543779554774765487433
  call void @note(i1 %c140, i32 129140)
  %r141 = extractvalue { i129, i1 } %o140, 1
  %c141 = icmp ne i1 %r141, true
  call void @note(i1 %c141, i32 129141)
  %o142 = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a2, i129 %b2)
  %r142 = extractvalue { i129, i1 } %o142, 0
  %c142 = icmp ne i129 %r142, -97327702505035147868309152556746182488
  call void @note(i1 %c142, i32 129142)
  %r143 = extractvalue { i129, i1 } %o142, 1
  %c143 = icmp ne i1 %r143, true
  call void @note(i1 %c143, i32 129143)
  %r144 = call i129 @llvm.abs.i129(i129 %a2, i1 false)
  %c144 = icmp ne i129 %r144, 142296611445275798544334485869926371544
  call void @note(i1 %c144, i32 129144)
  %r145 = call i129 @llvm.ctpop.i129(i129 %a2)
  %c145 = icmp ne i129 %r145, 71
  call void @note(i1 %c145, i32 129145)
  %r146 = call i129 @llvm.ctlz.i129(i129 %a2, i1 false)
  %c146 = icmp ne i129 %r146, 0
  call void @note(i1 %c146, i32 129146)
  %r147 = call i129 @llvm.cttz.i129(i129 %a2, i1 false)
  %c147 = icmp ne i129 %r147, 3
  call void @note(i1 %c147, i32 129147)
  %r148 = call i129 @llvm.bitreverse.i129(i129 %a2)
  %c148 = icmp ne i129 %r148, 55717500594562626199317018459767479891
  call void @note(i1 %c148, i32 129148)
  %r149 = call i129 @llvm.fshl.i129(i129 %a2, i129 %b2, i129 %b2)
  %c149 = icmp ne i129 %r149, -319297488846121385679866978866108039169
  call void @note(i1 %c149, i32 129149)
  %r150 = call i129 @llvm.fshr.i129(i129 %a2, i129 %b2, i129 %b2)
  %c150 = icmp ne i129 %r150, 253616886064673434574560214589699835857
  call void @note(i1 %c150, i32 129150)
  %r151 = sitofp i129 %a2 to double
  %c151 = fcmp une double %r151, 0xC7DAC35526DBC0DA
  call void @note(i1 %c151, i32 129151)
  %r152 = uitofp i129 %a2 to double
  %c152 = fcmp une double %r152, 0x47F94F2AB6490FCA
  call void @note(i1 %c152, i32 129152)
  %r153 = fptosi double 0x44494F2AB6490FC9 to i129
  %c153 = icmp ne i129 %r153, 933746348291341287424
  call void @note(i1 %c153, i32 129153)
  %r154 = fptosi double 0xC4494F2AB6490FC9 to i129
  %c154 = icmp ne i129 %r154, -933746348291341287424
  call void @note(i1 %c154, i32 129154)
  %r155 = fptoui double 0x44494F2AB6490FC9 to i129
  %c155 = icmp ne i129 %r155, 933746348291341287424
  call void @note(i1 %c155, i32 129155)
  %r156 = fptosi double 0x47E94F2AB6490FC9 to i129
  %c156 = icmp ne i129 %r156, 269134061198300543771454398238300307456
  call void @note(i1 %c156, i32 129156)
  %r157 = fptosi double 0xC7E94F2AB6490FC9 to i129
  %c157 = icmp ne i129 %r157, -269134061198300543771454398238300307456
  call void @note(i1 %c157, i32 129157)
  %r158 = fptoui double 0x47E94F2AB6490FC9 to i129
  %c158 = icmp ne i129 %r158, 269134061198300543771454398238300307456
  call void @note(i1 %c158, i32 129158)
  %r159 = fptosi double 0x46394F2AB6490FC9 to i129
  %c159 = icmp ne i129 %r159, 2005205014335368154730308042752
  call void @note(i1 %c159, i32 129159)
  %r160 = fptosi double 0xC6394F2AB6490FC9 to i129
  %c160 = icmp ne i129 %r160, -2005205014335368154730308042752
  call void @note(i1 %c160, i32 129160)
  %r161 = fptoui double 0x46394F2AB6490FC9 to i129
  %c161 = icmp ne i129 %r161, 2005205014335368154730308042752
  call void @note(i1 %c161, i32 129161)
  %r162 = fptosi double 0x47794F2AB6490FC9 to i129
  %c162 = icmp ne i129 %r162, 2102609853111722998214487486236721152
  call void @note(i1 %c162, i32 129162)
  %r163 = fptosi double 0xC7794F2AB6490FC9 to i129
  %c163 = icmp ne i129 %r163, -2102609853111722998214487486236721152
  call void @note(i1 %c163, i32 129163)
  %r164 = fptoui double 0x47794F2AB6490FC9 to i129
  %c164 = icmp ne i129 %r164, 2102609853111722998214487486236721152
  call void @note(i1 %c164, i32 129164)
  %r165 = fptosi double 0x4049000000000000 to i129
  %c165 = icmp ne i129 %r165, 50
  call void @note(i1 %c165, i32 129165)
  %r166 = fptosi double 0xC049000000000000 to i129
  %c166 = icmp ne i129 %r166, -50
  call void @note(i1 %c166, i32 129166)
  %r167 = fptoui double 0x4049000000000000 to i129
  %c167 = icmp ne i129 %r167, 50
  call void @note(i1 %c167, i32 129167)
  ret void
}
@a256_0 = global i256 7163135807333545394846671478470700344266660157902578305861479551123330268195
@b256_0 = global i256 -51334697630665031382497884525145360481574232364297686472448634642378338270001
@a256_1 = global i256 -16526822322997154604643620640661345811985633165077177240936582000013620844235
@b256_1 = global i256 31572369133583516407736888
@a256_2 = global i256 -21560344739524941334104490963555216847225533240086677764169985166331522562708
@b256_2 = global i256 -2670747663577847230297560744461415890
define void @check_256() {
  %a0 = load volatile i256, ptr @a256_0
  %b0 = load volatile i256, ptr @b256_0
  %r0 = add i256 %a0, %b0
  %c0 = icmp ne i256 %r0, -44171561823331485987651213046674660137307572206395108166587155091255008001806
  call void @note(i1 %c0, i32 256000)
  %r1 = sub i256 %a0, %b0
  %c1 = icmp ne i256 %r1, -57294255799317618646226429005071847027429092143440299261147469814411461101740
  call void @note(i1 %c1, i32 256001)
  %r2 = mul i256 %a0, %b0
  %c2 = icmp ne i256 %r2, -15024074366758277835462592485407230332384352506731562687000000846675515347891
  call void @note(i1 %c2, i32 256002)
  %r3 = udiv i256 %a0, %b0
  %c3 = icmp ne i256 %r3, 0
  call void @note(i1 %c3, i32 256003)
  %r4 = urem i256 %a0, %b0
  %c4 = icmp ne i256 %r4, 7163135807333545394846671478470700344266660157902578305861479551123330268195
  call void @note(i1 %c4, i32 256004)
  %r5 = sdiv i256 %a0, %b0
  %c5 = icmp ne i256 %r5, 0
  call void @note(i1 %c5, i32 256005)
  %r6 = srem i256 %a0, %b0
  %c6 = icmp ne i256 %r6, 7163135807333545394846671478470700344266660157902578305861479551123330268195
  call void @note(i1 %c6, i32 256006)
  %sh0 = urem i256 %b0, 256
  %r7 = shl i256 %a0, %sh0
  %c7 = icmp ne i256 %r7, 3700770546738542440771369533758089033093747843313129327864165595071798837248
  call void @note(i1 %c7, i32 256007)
  %r8 = lshr i256 %a0, %sh0
  %c8 = icmp ne i256 %r8, 34825237161274
  call void @note(i1 %c8, i32 256008)
  %r9 = ashr i256 %a0, %sh0
  %c9 = icmp ne i256 %r9, 34825237161274
  call void @note(i1 %c9, i32 256009)
  %r10 = call i256 @llvm.smax.i256(i256 %a0, i256 %b0)
  %c10 = icmp ne i256 %r10, 7163135807333545394846671478470700344266660157902578305861479551123330268195
  call void @note(i1 %c10, i32 256010)
  %r11 = call i256 @llvm.smin.i256(i256 %a0, i256 %b0)
  %c11 = icmp ne i256 %r11, -51334697630665031382497884525145360481574232364297686472448634642378338270001
  call void @note(i1 %c11, i32 256011)
  %r12 = call i256 @llvm.umax.i256(i256 %a0, i256 %b0)
  %c12 = icmp ne i256 %r12, -51334697630665031382497884525145360481574232364297686472448634642378338270001
  call void @note(i1 %c12, i32 256012)
  %r13 = call i256 @llvm.umin.i256(i256 %a0, i256 %b0)
  %c13 = icmp ne i256 %r13, 7163135807333545394846671478470700344266660157902578305861479551123330268195
  call void @note(i1 %c13, i32 256013)
  %r14 = call i256 @llvm.sadd.sat.i256(i256 %a0, i256 %b0)
  %c14 = icmp ne i256 %r14, -44171561823331485987651213046674660137307572206395108166587155091255008001806
  call void @note(i1 %c14, i32 256014)
  %r15 = call i256 @llvm.ssub.sat.i256(i256 %a0, i256 %b0)
  %c15 = icmp ne i256 %r15, 57896044618658097711785492504343953926634992332820282019728792003956564819967
  call void @note(i1 %c15, i32 256015)
  %r16 = call i256 @llvm.uadd.sat.i256(i256 %a0, i256 %b0)
  %c16 = icmp ne i256 %r16, -44171561823331485987651213046674660137307572206395108166587155091255008001806
  call void @note(i1 %c16, i32 256016)
  %r17 = call i256 @llvm.usub.sat.i256(i256 %a0, i256 %b0)
  %c17 = icmp ne i256 %r17, 0
  call void @note(i1 %c17, i32 256017)
  %r18 = call i256 @llvm.sshl.sat.i256(i256 %a0, i256 %sh0)
  %c18 = icmp ne i256 %r18, 57896044618658097711785492504343953926634992332820282019728792003956564819967
  call void @note(i1 %c18, i32 256018)
  %r19 = call i256 @llvm.ushl.sat.i256(i256 %a0, i256 %sh0)
  %c19 = icmp ne i256 %r19, -1
  call void @note(i1 %c19, i32 256019)
  %o20 = call { i256, i1 } @llvm.sadd.with.overflow.i256(i256 %a0, i256 %b0)
  %r20 = extractvalue { i256, i1 } %o20, 0
  %c20 = icmp ne i256 %r20, -44171561823331485987651213046674660137307572206395108166587155091255008001806
  call void @note(i1 %c20, i32 256020)
  %r21 = extractvalue { i256, i1 } %o20, 1
  %c21 = icmp ne i1 %r21, false
  call void @note(i1 %c21, i32 256021)
  %o22 = call { i256, i1 } @llvm.ssub.with.overflow.i256(i256 %a0, i256 %b0)
  %r22 = extractvalue { i256, i1 } %o22, 0
  %c22 = icmp ne i256 %r22, -57294255799317618646226429005071847027429092143440299261147469814411461101740
  call void @note(i1 %c22, i32 256022)
  %r23 = extractvalue { i256, i1 } %o22, 1
  %c23 = icmp ne i1 %r23, true
  call void @note(i1 %c23, i32 256023)
  %o24 = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a0, i256 %b0)
  %r24 = extractvalue { i256, i1 } %o24, 0
  %c24 = icmp ne i256 %r24, -15024074366758277835462592485407230332384352506731562687000000846675515347891
  call void @note(i1 %c24, i32 256024)
  %r25 = extractvalue { i256, i1 } %o24, 1
  %c25 = icmp ne i1 %r25, true
  call void @note(i1 %c25, i32 256025)
  %o26 = call { i256, i1 } @llvm.uadd.with.overflow.i256(i256 %a0, i256 %b0)
  %r26 = extractvalue { i256, i1 } %o26, 0
  %c26 = icmp ne i256 %r26, -44171561823331485987651213046674660137307572206395108166587155091255008001806
  call void @note(i1 %c26, i32 256026)
  %r27 = extractvalue { i256, i1 } %o26, 1
  %c27 = icmp ne i1 %r27, false
  call void @note(i1 %c27, i32 256027)
  %o28 = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a0, i256 %b0)
  %r28 = extractvalue { i256, i1 } %o28, 0
  %c28 = icmp ne i256 %r28, -57294255799317618646226429005071847027429092143440299261147469814411461101740
  call void @note(i1 %c28, i32 256028)
  %r29 = extractvalue { i256, i1 } %o28, 1
  %c29 = icmp ne i1 %r29, true
  call void @note(i1 %c29, i32 256029)
  %o30 = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a0, i256 %b0)
  %r30 = extractvalue { i256, i1 } %o30, 0
  %c30 = icmp ne i256 %r30, -15024074366758277835462592485407230332384352506731562687000000846675515347891
  call void @note(i1 %c30, i32 256030)
  %r31 = extractvalue { i256, i1 } %o30, 1
  %c31 = icmp ne i1 %r31, true
  call void @note(i1 %c31, i32 256031)
  %r32 = call i256 @llvm.abs.i256(i256 %a0, i1 false)
  %c32 = icmp ne i256 %r32, 7163135807333545394846671478470700344266660157902578305861479551123330268195
  call void @note(i1 %c32, i32 256032)
  %r33 = call i256 @llvm.ctpop.i256(i256 %a0)
  %c33 = icmp ne i256 %r33, 126
  call void @note(i1 %c33, i32 256033)
  %r34 = call i256 @llvm.ctlz.i256(i256 %a0, i1 false)
  %c34 = icmp ne i256 %r34, 4
  call void @note(i1 %c34, i32 256034)
  %r35 = call i256 @llvm.cttz.i256(i256 %a0, i1 false)
  %c35 = icmp ne i256 %r35, 0
  call void @note(i1 %c35, i32 256035)
  %r36 = call i256 @llvm.bitreverse.i256(i256 %a0)
  %c36 = icmp ne i256 %r36, -27028246545086596052013846837450704509190787857816974076291908020883552441360
  call void @note(i1 %c36, i32 256036)
  %r37 = call i256 @llvm.bswap.i256(i256 %a0)
  %c37 = icmp ne i256 %r37, 16051261191109423497371688930436929515077825687992844913567703706952438699535
  call void @note(i1 %c37, i32 256037)
  %r38 = call i256 @llvm.fshl.i256(i256 %a0, i256 %b0, i256 %b0)
  %c38 = icmp ne i256 %r38, 3700770546738656940099799908852163185914307672144371797383925756698915654387
  call void @note(i1 %c38, i32 256038)
  %r39 = call i256 @llvm.fshr.i256(i256 %a0, i256 %b0, i256 %b0)
  %c39 = icmp ne i256 %r39, 12359388503788413171638304025766706342253855486569591984525912360606884435929
  call void @note(i1 %c39, i32 256039)
  %r40 = sitofp i256 %a0 to double
  %c40 = fcmp une double %r40, 0x4FAFAC61E3E53A1B
  call void @note(i1 %c40, i32 256040)
  %r41 = uitofp i256 %a0 to double
  %c41 = fcmp une double %r41, 0x4FAFAC61E3E53A1B
  call void @note(i1 %c41, i32 256041)
  %r42 = fptosi double 0x4BFFAC61E3E53A10 to i256
  %c42 = icmp ne i256 %r42, 12426059846591564441697096920035001308686860777546747740160
  call void @note(i1 %c42, i32 256042)
  %r43 = fptosi double 0xCBFFAC61E3E53A10 to i256
  %c43 = icmp ne i256 %r43, -12426059846591564441697096920035001308686860777546747740160
  call void @note(i1 %c43, i32 256043)
  %r44 = fptoui double 0x4BFFAC61E3E53A10 to i256
  %c44 = icmp ne i256 %r44, 12426059846591564441697096920035001308686860777546747740160
  call void @note(i1 %c44, i32 256044)
  %r45 = fptosi double 0x4F9FAC61E3E53A10 to i256
  %c45 = icmp ne i256 %r45, 3581567903666768147833363020508383253838844537755117457170280241347732439040
  call void @note(i1 %c45, i32 256045)
  %r46 = fptosi double 0xCF9FAC61E3E53A10 to i256
  %c46 = icmp ne i256 %r46, -3581567903666768147833363020508383253838844537755117457170280241347732439040
  call void @note(i1 %c46, i32 256046)
  %r47 = fptoui double 0x4F9FAC61E3E53A10 to i256
  %c47 = icmp ne i256 %r47, 3581567903666768147833363020508383253838844537755117457170280241347732439040
  call void @note(i1 %c47, i32 256047)
  %r48 = fptosi double 0x45FFAC61E3E53A10 to i256
  %c48 = icmp ne i256 %r48, 156838925102603017787078082560
  call void @note(i1 %c48, i32 256048)
  %r49 = fptosi double 0xC5FFAC61E3E53A10 to i256
  %c49 = icmp ne i256 %r49, -156838925102603017787078082560
  call void @note(i1 %c49, i32 256049)
  %r50 = fptoui double 0x45FFAC61E3E53A10 to i256
  %c50 = icmp ne i256 %r50, 156838925102603017787078082560
  call void @note(i1 %c50, i32 256050)
  %r51 = fptosi double 0x473FAC61E3E53A10 to i256
  %c51 = icmp ne i256 %r51, 164457532728387061979103187498434560
  call void @note(i1 %c51, i32 256051)
  %r52 = fptosi double 0xC73FAC61E3E53A10 to i256
  %c52 = icmp ne i256 %r52, -164457532728387061979103187498434560
  call void @note(i1 %c52, i32 256052)
  %r53 = fptoui double 0x473FAC61E3E53A10 to i256
  %c53 = icmp ne i256 %r53, 164457532728387061979103187498434560
  call void @note(i1 %c53, i32 256053)
  %r54 = fptosi double 0x4008000000000000 to i256
  %c54 = icmp ne i256 %r54, 3
  call void @note(i1 %c54, i32 256054)
  %r55 = fptosi double 0xC008000000000000 to i256
  %c55 = icmp ne i256 %r55, -3
  call void @note(i1 %c55, i32 256055)
  %r56 = fptoui double 0x4008000000000000 to i256
  %c56 = icmp ne i256 %r56, 3
  call void @note(i1 %c56, i32 256056)
  %a1 = load volatile i256, ptr @a256_1
  %b1 = load volatile i256, ptr @b256_1
  %r57 = add i256 %a1, %b1
  %c57 = icmp ne i256 %r57, -16526822322997154604643620640661345811985633165077145668567448416497213107347
  call void @note(i1 %c57, i32 256057)
  %r58 = sub i256 %a1, %b1
  %c58 = icmp ne i256 %r58, -16526822322997154604643620640661345811985633165077208813305715583530028581123
  call void @note(i1 %c58, i32 256058)
  %r59 = mul i256 %a1, %b1
  %c59 = icmp ne i256 %r59, 36246074860998507809304924332922612068173263951091835705106824413310377801112
  call void @note(i1 %c59, i32 256059)
  %r60 = udiv i256 %a1, %b1
  %c60 = icmp ne i256 %r60, 3144055059483344762428368992781835679687692248911430
  call void @note(i1 %c60, i32 256060)
  %r61 = urem i256 %a1, %b1
  %c61 = icmp ne i256 %r61, 15022090560547151652965861
  call void @note(i1 %c61, i32 256061)
  %r62 = sdiv i256 %a1, %b1
  %c62 = icmp ne i256 %r62, -523458415587114757124950671884125000760590910122472
  call void @note(i1 %c62, i32 256062)
  %r63 = srem i256 %a1, %b1
  %c63 = icmp ne i256 %r63, -23639847810894037188697099
  call void @note(i1 %c63, i32 256063)
  %sh1 = urem i256 %b1, 256
  %r64 = shl i256 %a1, %sh1
  %c64 = icmp ne i256 %r64, 28703463135373259303858622447530403726605968790230420150983930665269498740736
  call void @note(i1 %c64, i32 256064)
  %r65 = lshr i256 %a1, %sh1
  %c65 = icmp ne i256 %r65, 1377582310922984565589413169073664839365871863382564760349149
  call void @note(i1 %c65, i32 256065)
  %r66 = ashr i256 %a1, %sh1
  %c66 = icmp ne i256 %r66, -229355733336005709952548923267497763156331130400228074952227
  call void @note(i1 %c66, i32 256066)
  %r67 = call i256 @llvm.smax.i256(i256 %a1, i256 %b1)
  %c67 = icmp ne i256 %r67, 31572369133583516407736888
  call void @note(i1 %c67, i32 256067)
  %r68 = call i256 @llvm.smin.i256(i256 %a1, i256 %b1)
  %c68 = icmp ne i256 %r68, -16526822322997154604643620640661345811985633165077177240936582000013620844235
  call void @note(i1 %c68, i32 256068)
  %r69 = call i256 @llvm.umax.i256(i256 %a1, i256 %b1)
  %c69 = icmp ne i256 %r69, -16526822322997154604643620640661345811985633165077177240936582000013620844235
  call void @note(i1 %c69, i32 256069)
  %r70 = call i256 @llvm.umin.i256(i256 %a1, i256 %b1)
  %c70 = icmp ne i256 %r70, 31572369133583516407736888
  call void @note(i1 %c70, i32 256070)
  %r71 = call i256 @llvm.sadd.sat.i256(i256 %a1, i256 %b1)
  %c71 = icmp ne i256 %r71, -16526822322997154604643620640661345811985633165077145668567448416497213107347
  call void @note(i1 %c71, i32 256071)
  %r72 = call i256 @llvm.ssub.sat.i256(i256 %a1, i256 %b1)
  %c72 = icmp ne i256 %r72, -16526822322997154604643620640661345811985633165077208813305715583530028581123
  call void @note(i1 %c72, i32 256072)
  %r73 = call i256 @llvm.uadd.sat.i256(i256 %a1, i256 %b1)
  %c73 = icmp ne i256 %r73, -16526822322997154604643620640661345811985633165077145668567448416497213107347
  call void @note(i1 %c73, i32 256073)
  %r74 = call i256 @llvm.usub.sat.i256(i256 %a1, i256 %b1)
  %c74 = icmp ne i256 %r74, -16526822322997154604643620640661345811985633165077208813305715583530028581123
  call void @note(i1 %c74, i32 256074)
  %r75 = call i256 @llvm.sshl.sat.i256(i256 %a1, i256 %sh1)
  %c75 = icmp ne i256 %r75, -57896044618658097711785492504343953926634992332820282019728792003956564819968
  call void @note(i1 %c75, i32 256075)
  %r76 = call i256 @llvm.ushl.sat.i256(i256 %a1, i256 %sh1)
  %c76 = icmp ne i256 %r76, -1
  call void @note(i1 %c76, i32 256076)
  %o77 = call { i256, i1 } @llvm.sadd.with.overflow.i256(i256 %a1, i256 %b1)
  %r77 = extractvalue { i256, i1 } %o77, 0
  %c77 = icmp ne i256 %r77, -16526822322997154604643620640661345811985633165077145668567448416497213107347
  call void @note(i1 %c77, i32 256077)
  %r78 = extractvalue { i256, i1 } %o77, 1
  %c78 = icmp ne i1 %r78, false
  call void @note(i1 %c78, i32 256078)
  %o79 = call { i256, i1 } @llvm.ssub.with.overflow.i256(i256 %a1, i256 %b1)
  %r79 = extractvalue { i256, i1 } %o79, 0
  %c79 = icmp ne i256 %r79, -16526822322997154604643620640661345811985633165077208813305715583530028581123
  call void @note(i1 %c79, i32 256079)
  %r80 = extractvalue { i256, i1 } %o79, 1
  %c80 = icmp ne i1 %r80, false
  call void @note(i1 %c80, i32 256080)
  %o81 = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a1, i256 %b1)
  %r81 = extractvalue { i256, i1 } %o81, 0
  %c81 = icmp ne i256 %r81, 36246074860998507809304924332922612068173263951091835705106824413310377801112
  call void @note(i1 %c81, i32 256081)
  %r82 = extractvalue { i256, i1 } %o81, 1
  %c82 = icmp ne i1 %r82, true
  call void @note(i1 %c82, i32 256082)
  %o83 = call { i256, i1 } @llvm.uadd.with.overflow.i256(i256 %a1, i256 %b1)
  %r83 = extractvalue { i256, i1 } %o83, 0
  %c83 = icmp ne i256 %r83, -16526822322997154604643620640661345811985633165077145668567448416497213107347
  call void @note(i1 %c83, i32 256083)
  %r84 = extractvalue { i256, i1 } %o83, 1
  %c84 = icmp ne i1 %r84, false
  call void @note(i1 %c84, i32 256084)
  %o85 = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a1, i256 %b1)
  %r85 = extractvalue { i256, i1 } %o85, 0
  %c85 = icmp ne i256 %r85, -16526822322997154604643620640661345811985633165077208813305715583530028581123
  call void @note(i1 %c85, i32 256085)
  %r86 = extractvalue { i256, i1 } %o85, 1
  %c86 = icmp ne i1 %r86, false
  call void @note(i1 %c86, i32 256086)
  %o87 = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a1, i256 %b1)
  %r87 = extractvalue { i256, i1 } %o87, 0
  %c87 = icmp ne i256 %r87, 36246074860998507809304924332922612068173263951091835705106824413310377801112
  call void @note(i1 %c87, i32 256087)
  %r88 = extractvalue { i256, i1 } %o87, 1
  %c88 = icmp ne i1 %r88, true
  call void @note(i1 %c88, i32 256088)
  %r89 = call i256 @llvm.abs.i256(i256 %a1, i1 false)
  %c89 = icmp ne i256 %r89, 16526822322997154604643620640661345811985633165077177240936582000013620844235
  call void @note(i1 %c89, i32 256089)
  %r90 = call i256 @llvm.ctpop.i256(i256 %a1)
  %c90 = icmp ne i256 %r90, 134
  call void @note(i1 %c90, i32 256090)
  %r91 = call i256 @llvm.ctlz.i256(i256 %a1, i1 false)
  %c91 = icmp ne i256 %r91, 0
  call void @note(i1 %c91, i32 256091)
  %r92 = call i256 @llvm.cttz.i256(i256 %a1, i1 false)
  %c92 = icmp ne i256 %r92, 0
  call void @note(i1 %c92, i32 256092)
  %r93 = call i256 @llvm.bitreverse.i256(i256 %a1)
  %c93 = icmp ne i256 %r93, -37727732858676618413800195862349247717866280599082434337253636800202000797989
  call void @note(i1 %c93, i32 256093)
  %r94 = call i256 @llvm.bswap.i256(i256 %a1)
  %c94 = icmp ne i256 %r94, 24158508098970111164401526386715222536599053910699153428191232761677237090011
  call void @note(i1 %c94, i32 256094)
  %r95 = call i256 @llvm.fshl.i256(i256 %a1, i256 %b1, i256 %b1)
  %c95 = icmp ne i256 %r95, 28703463135373259303858622447530403726605968790230420150983930665269498740736
  call void @note(i1 %c95, i32 256095)
  %r96 = call i256 @llvm.fshr.i256(i256 %a1, i256 %b1, i256 %b1)
  %c96 = icmp ne i256 %r96, -10740096386772576625092361848754616510551889328045429341399161927503557315185
  call void @note(i1 %c96, i32 256096)
  %r97 = sitofp i256 %a1 to double
  %c97 = fcmp une double %r97, 0xCFC244ECCB0F13D1
  call void @note(i1 %c97, i32 256097)
  %r98 = uitofp i256 %a1 to double
  %c98 = fcmp une double %r98, 0x4FEB6EC4CD3C3B0C
  call void @note(i1 %c98, i32 256098)
  %r99 = fptosi double 0x4C3B6EC4CD3C3B0B to i256
  %c99 = icmp ne i256 %r99, 172197788865373053282107007735859551980632840116677522751488
  call void @note(i1 %c99, i32 256099)
  %r100 = fptosi double 0xCC3B6EC4CD3C3B0B to i256
  %c100 = icmp ne i256 %r100, -172197788865373053282107007735859551980632840116677522751488
  call void @note(i1 %c100, i32 256100)
  %r101 = fptoui double 0x4C3B6EC4CD3C3B0B to i256
  %c101 = icmp ne i256 %r101, 172197788865373053282107007735859551980632840116677522751488
  call void @note(i1 %c101, i32 256101)
  %r102 = fptosi double 0x4FDB6EC4CD3C3B0B to i256
  %c102 = icmp ne i256 %r102, 49632633457159515389479264035975085488798092194818308651184251261715923075072
  call void @note(i1 %c102, i32 256102)
  %r103 = fptosi double 0xCFDB6EC4CD3C3B0B to i256
  %c103 = icmp ne i256 %r103, -49632633457159515389479264035975085488798092194818308651184251261715923075072
  call void @note(i1 %c103, i32 256103)
  %r104 = fptoui double 0x4FDB6EC4CD3C3B0B to i256
  %c104 = icmp ne i256 %r104, 49632633457159515389479264035975085488798092194818308651184251261715923075072
  call void @note(i1 %c104, i32 256104)
  %r105 = fptosi double 0x463B6EC4CD3C3B0B to i256
  %c105 = icmp ne i256 %r105, 2173441657622317666876478455808
  call void @note(i1 %c105, i32 256105)
  %r106 = fptosi double 0xC63B6EC4CD3C3B0B to i256
  %c106 = icmp ne i256 %r106, -2173441657622317666876478455808
  call void @note(i1 %c106, i32 256106)
  %r107 = fptoui double 0x463B6EC4CD3C3B0B to i256
  %c107 = icmp ne i256 %r107, 2173441657622317666876478455808
  call void @note(i1 %c107, i32 256107)
  %r108 = fptosi double 0x477B6EC4CD3C3B0B to i256
  %c108 = icmp ne i256 %r108, 2279018759582979369862670273277329408
  call void @note(i1 %c108, i32 256108)
  %r109 = fptosi double 0xC77B6EC4CD3C3B0B to i256
  %c109 = icmp ne i256 %r109, -2279018759582979369862670273277329408
  call void @note(i1 %c109, i32 256109)
  %r110 = fptoui double 0x477B6EC4CD3C3B0B to i256
  %c110 = icmp ne i256 %r110, 2279018759582979369862670273277329408
  call void @note(i1 %c110, i32 256110)
  %r111 = fptosi double 0x404B000000000000 to i256
  %c111 = icmp ne i256 %r111, 54
  call void @note(i1 %c111, i32 256111)
  %r112 = fptosi double 0xC04B000000000000 to i256
  %c112 = icmp ne i256 %r112, -54
  call void @note(i1 %c112, i32 256112)
  %r113 = fptoui double 0x404B000000000000 to i256
  %c113 = icmp ne i256 %r113, 54
  call void @note(i1 %c113, i32 256113)
  %a2 = load volatile i256, ptr @a256_2
  %b2 = load volatile i256, ptr @b256_2
  %r114 = add i256 %a2, %b2
  %c114 = icmp ne i256 %r114, -21560344739524941334104490963555216847228203987750255611400282727075983978598
  call void @note(i1 %c114, i32 256114)
  %r115 = sub i256 %a2, %b2
  %c115 = icmp ne i256 %r115, -21560344739524941334104490963555216847222862492423099916939687605587061146818
  call void @note(i1 %c115, i32 256115)
  %r116 = mul i256 %a2, %b2
  %c116 = icmp ne i256 %r116, -39467532402024951751999943106213423184098816370767041384084284632093802385048
  call void @note(i1 %c116, i32 256116)
  %r117 = udiv i256 %a2, %b2
  %c117 = icmp ne i256 %r117, 0
  call void @note(i1 %c117, i32 256117)
  %r118 = urem i256 %a2, %b2
  %c118 = icmp ne i256 %r118, -21560344739524941334104490963555216847225533240086677764169985166331522562708
  call void @note(i1 %c118, i32 256118)
  %r119 = sdiv i256 %a2, %b2
  %c119 = icmp ne i256 %r119, 8072774913763955509027196136728985504946
  call void @note(i1 %c119, i32 256119)
  %r120 = srem i256 %a2, %b2
  %c120 = icmp ne i256 %r120, -1483284348290971739671190945764570768
  call void @note(i1 %c120, i32 256120)
  %sh2 = urem i256 %b2, 256
  %r121 = shl i256 %a2, %sh2
  %c121 = icmp ne i256 %r121, -9133556405202628464596021016942816671287896439661774419605014617691323891712
  call void @note(i1 %c121, i32 256121)
  %r122 = lshr i256 %a2, %sh2
  %c122 = icmp ne i256 %r122, 1339113630618147312950817622054454020116686072946576562618582767
  call void @note(i1 %c122, i32 256122)
  %r123 = ashr i256 %a2, %sh2
  %c123 = icmp ne i256 %r123, -306390926703058729204151560502896484866049792687003300730026257
  call void @note(i1 %c123, i32 256123)
  %r124 = call i256 @llvm.smax.i256(i256 %a2, i256 %b2)
  %c124 = icmp ne i256 %r124, -2670747663577847230297560744461415890
  call void @note(i1 %c124, i32 256124)
  %r125 = call i256 @llvm.smin.i256(i256 %a2, i256 %b2)
  %c125 = icmp ne i256 %r125, -21560344739524941334104490963555216847225533240086677764169985166331522562708
  call void @note(i1 %c125, i32 256125)
  %r126 = call i256 @llvm.umax.i256(i256 %a2, i256 %b2)
  %c126 = icmp ne i256 %r126, -2670747663577847230297560744461415890
  call void @note(i1 %c126, i32 256126)
  %r127 = call i256 @llvm.umin.i256(i256 %a2, i256 %b2)
  %c127 = icmp ne i256 %r127, -21560344739524941334104490963555216847225533240086677764169985166331522562708
  call void @note(i1 %c127, i32 256127)
  %r128 = call i256 @llvm.sadd.sat.i256(i256 %a2, i256 %b2)
  %c128 = icmp ne i256 %r128, -21560344739524941334104490963555216847228203987750255611400282727075983978598
  call void @note(i1 %c128, i32 256128)
  %r129 = call i256 @llvm.ssub.sat.i256(i256 %a2, i256 %b2)
  %c129 = icmp ne i256 %r129, -21560344739524941334104490963555216847222862492423099916939687605587061146818
  call void @note(i1 %c129, i32 256129)
  %r130 = call i256 @llvm.uadd.sat.i256(i256 %a2, i256 %b2)
  %c130 = icmp ne i256 %r130, -1
  call void @note(i1 %c130, i32 256130)
  %r131 = call i256 @llvm.usub.sat.i256(i256 %a2, i256 %b2)
  %c131 = icmp ne i256 %r131, 0
  call void @note(i1 %c131, i32 256131)
  %r132 = call i256 @llvm.sshl.sat.i256(i256 %a2, i256 %sh2)
  %c132 = icmp ne i256 %r132, -57896044618658097711785492504343953926634992332820282019728792003956564819968
  call void @note(i1 %c132, i32 256132)
  %r133 = call i256 @llvm.ushl.sat.i256(i256 %a2, i256 %sh2)
  %c133 = icmp ne i256 %r133, -1
  call void @note(i1 %c133, i32 256133)
  %o134 = call { i256, i1 } @llvm.sadd.with.overflow.i256(i256 %a2, i256 %b2)
  %r134 = extractvalue { i256, i1 } %o134, 0
  %c134 = icmp ne i256 %r134, -21560344739524941334104490963555216847228203987750255611400282727075983978598
  call void @note(i1 %c134, i32 256134)
  %r135 = extractvalue { i256, i1 } %o134, 1
  %c135 = icmp ne i1 %r135, false
  call void @note(i1 %c135, i32 256135)
  %o136 = call { i256, i1 } @llvm.ssub.with.overflow.i256(i256 %a2, i256 %b2)
  %r136 = extractvalue { i256, i1 } %o136, 0
  %c136 = icmp ne i256 %r136, -21560344739524941334104490963555216847222862492423099916939687605587061146818
  call void @note(i1 %c136, i32 256136)
  %r137 = extractvalue { i256, i1 } %o136, 1
  %c137 = icmp ne i1 %r137, false
  call void @note(i1 %c137, i32 256137)
  %o138 = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a2, i256 %b2)
  %r138 = extractvalue { i256, i1 } %o138, 0
  %c138 = icmp ne i256 %r138, -39467532402024951751999943106213423184098816370767041384084284632093802385048
  call void @note(i1 %c138, i32 256138)
  %r139 = extractvalue { i256, i1 } %o138, 1
  %c139 = icmp ne i1 %r139, true
  call void @note(i1 %c139, i32 256139)
  %o140 = call { i256, i1 } @llvm.uadd.with.overflow.i256(i256 %a2, i256 %b2)
  %r140 = extractvalue { i256, i1 } %o140, 0
  %c140 = icmp ne i256 %r140, -21560344739524941334104490963555216847228203987750255611400282727075983978598
  call void @note(i1 %c140, i32 256140)
  %r141 = extractvalue { i256, i1 } %o140, 1
  %c141 = icmp ne i1 %r141, true
  call void @note(i1 %c141, i32 256141)
  %o142 = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a2, i256 %b2)
  %r142 = extractvalue { i256, i1 } %o142, 0
  %c142 = icmp ne i256 %r142, -21560344739524941334104490963555216847222862492423099916939687605587061146818
  call void @note(i1 %c142, i32 256142)
  %r143 = extractvalue { i256, i1 } %o142, 1
  %c143 = icmp ne i1 %r143, true
  call void @note(i1 %c143, i32 256143)
  %o144 = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a2, i256 %b2)
  %r144 = extractvalue { i256, i1 } %o144, 0
  %c144 = icmp ne i256 %r144, -39467532402024951751999943106213423184098816370767041384084284632093802385048
  call void @note(i1 %c144, i32 256144)
  %r145 = extractvalue { i256, i1 } %o144, 1
  %c145 = icmp ne i1 %r145, true
  call void @note(i1 %c145, i32 256145)
  %r146 = call i256 @llvm.abs.i256(i256 %a2, i1 false)
  %c146 = icmp ne i256 %r146, 21560344739524941334104490963555216847225533240086677764169985166331522562708
  call void @note(i1 %c146, i32 256146)
  %r147 = call i256 @llvm.ctpop.i256(i256 %a2)
  %c147 = icmp ne i256 %r147, 131
  call void @note(i1 %c147, i32 256147)
  %r148 = call i256 @llvm.ctlz.i256(i256 %a2, i1 false)
  %c148 = icmp ne i256 %r148, 0
  call void @note(i1 %c148, i32 256148)
  %r149 = call i256 @llvm.cttz.i256(i256 %a2, i1 false)
  %c149 = icmp ne i256 %r149, 2
  call void @note(i1 %c149, i32 256149)
  %r150 = call i256 @llvm.bitreverse.i256(i256 %a2)
  %c150 = icmp ne i256 %r150, 24711278611763263843959063852683458174542513204402696130810352321741214362123
  call void @note(i1 %c150, i32 256150)
  %r151 = call i256 @llvm.bswap.i256(i256 %a2)
  %c151 = icmp ne i256 %r151, 48972420072151014381095022244211975357089388906311896643419555977774124914128
  call void @note(i1 %c151, i32 256151)
  %r152 = call i256 @llvm.fshl.i256(i256 %a2, i256 %b2, i256 %b2)
  %c152 = icmp ne i256 %r152, -9133556405202628464596021016942816671287896439661774419605014547322579714049
  call void @note(i1 %c152, i32 256152)
  %r153 = call i256 @llvm.fshr.i256(i256 %a2, i256 %b2, i256 %b2)
  %c153 = icmp ne i256 %r153, -38981466226870545673322797626793832895212859783246429207921086545145144946916
  call void @note(i1 %c153, i32 256153)
  %r154 = sitofp i256 %a2 to double
  %c154 = fcmp une double %r154, 0xCFC7D55C80980C28
  call void @note(i1 %c154, i32 256154)
  %r155 = uitofp i256 %a2 to double
  %c155 = fcmp une double %r155, 0x4FEA0AA8DFD9FCF6
  call void @note(i1 %c155, i32 256155)
  %r156 = fptosi double 0x4C3A0AA8DFD9FCF5 to i256
  %c156 = icmp ne i256 %r156, 163466019362566790514293598396464221849248567905654350544896
  call void @note(i1 %c156, i32 256156)
  %r157 = fptosi double 0xCC3A0AA8DFD9FCF5 to i256
  %c157 = icmp ne i256 %r157, -163466019362566790514293598396464221849248567905654350544896
  call void @note(i1 %c157, i32 256157)
  %r158 = fptoui double 0x4C3A0AA8DFD9FCF5 to i256
  %c158 = icmp ne i256 %r158, 163466019362566790514293598396464221849248567905654350544896
  call void @note(i1 %c158, i32 256158)
  %r159 = fptosi double 0x4FDA0AA8DFD9FCF5 to i256
  %c159 = icmp ne i256 %r159, 47115872248895621237280853345612018474919520575260691310060427943249522458624
  call void @note(i1 %c159, i32 256159)
  %r160 = fptosi double 0xCFDA0AA8DFD9FCF5 to i256
  %c160 = icmp ne i256 %r160, -47115872248895621237280853345612018474919520575260691310060427943249522458624
  call void @note(i1 %c160, i32 256160)
  %r161 = fptoui double 0x4FDA0AA8DFD9FCF5 to i256
  %c161 = icmp ne i256 %r161, 47115872248895621237280853345612018474919520575260691310060427943249522458624
  call void @note(i1 %c161, i32 256161)
  %r162 = fptosi double 0x463A0AA8DFD9FCF5 to i256
  %c162 = icmp ne i256 %r162, 2063231232115678104813448462336
  call void @note(i1 %c162, i32 256162)
  %r163 = fptosi double 0xC63A0AA8DFD9FCF5 to i256
  %c163 = icmp ne i256 %r163, -2063231232115678104813448462336
  call void @note(i1 %c163, i32 256163)
  %r164 = fptoui double 0x463A0AA8DFD9FCF5 to i256
  %c164 = icmp ne i256 %r164, 2063231232115678104813448462336
  call void @note(i1 %c164, i32 256164)
  %r165 = fptosi double 0x477A0AA8DFD9FCF5 to i256
  %c165 = icmp ne i256 %r165, 2163454752446929284432866534842433536
  call void @note(i1 %c165, i32 256165)
  %r166 = fptosi double 0xC77A0AA8DFD9FCF5 to i256
  %c166 = icmp ne i256 %r166, -2163454752446929284432866534842433536
  call void @note(i1 %c166, i32 256166)
  %r167 = fptoui double 0x477A0AA8DFD9FCF5 to i256
  %c167 = icmp ne i256 %r167, 2163454752446929284432866534842433536
  call void @note(i1 %c167, i32 256167)
  %r168 = fptosi double 0x404A000000000000 to i256
  %c168 = icmp ne i256 %r168, 52
  call void @note(i1 %c168, i32 256168)
  %r169 = fptosi double 0xC04A000000000000 to i256
  %c169 = icmp ne i256 %r169, -52
  call void @note(i1 %c169, i32 256169)
  %r170 = fptoui double 0x404A000000000000 to i256
  %c170 = icmp ne i256 %r170, 52
  call void @note(i1 %c170, i32 256170)
  ret void
}
@a1000_0 = global i1000 1604837609999404220351122676093846175367320492306530464026040306173073914509413303937841263539945122326031661856354276896852812801810113538347657606240648763449666991494575526913151279452577916963100745271625494984879711395952666363308033770341989665008240112426753187370537096343373239699185993887504
@b1000_0 = global i1000 630557700992683253721448311185694059785540174646748948115599375630970357671247003275941228347012192098135734081365087598894289975765019289076535254049924178081658182414817681470748654323362616793893454824326536294848465671127384938039618114853633321342305148356807968438266041997787680252699922320354
define void @check_1000() {
  %a0 = load volatile i1000, ptr @a1000_0
  %b0 = load volatile i1000, ptr @b1000_0
  %r0 = add i1000 %a0, %b0
  %c0 = icmp ne i1000 %r0, 2235395310992087474072570987279540235152860666953279412141639681804044272180660307213782491886957314424167395937719364495747102777575132827424192860290572941531325173909393208383899933775940533756994200095952031279728177067080051301347651885195622986350545260783561155808803138341160919951885916207858
  call void @note(i1 %c0, i32 1000000)
  %r1 = sub i1000 %a0, %b0
  %c1 = icmp ne i1000 %r1, 974279909006720966629674364908152115581780317659781515910440930542103556838166300661900035192932930227895927774989189297958522826045094249271122352190724585368008809079757845442402625129215300169207290447298958690031245724825281425268415655488356343665934964069945218932271054345585559446486071567150
  call void @note(i1 %c1, i32 1000001)
  %r2 = mul i1000 %a0, %b0
  %c2 = icmp ne i1000 %r2, 3796210518572130259645753616371252239281895290242564567731542049637191172902499048739913602360052145150108956467950281851413817609428498652973959577685431208487968429385992842454237843863237925957297589275741831001786927994779559291682881814329228633625015886471232418642989937380012146472271045606432
  call void @note(i1 %c2, i32 1000002)
  %r3 = udiv i1000 %a0, %b0
  %c3 = icmp ne i1000 %r3, 2
  call void @note(i1 %c3, i32 1000003)
  %r4 = urem i1000 %a0, %b0
  %c4 = icmp ne i1000 %r4, 343722208014037712908226053722458055796240143013032567794841554911133199166919297385958806845920738129760193693624101699064232850280074960194587098140800407286350626664940163971653970805852683375313835622972422395182780053697896487228797540634723022323629815713137250494005012347797879193786149246796
  call void @note(i1 %c4, i32 1000004)
  %r5 = sdiv i1000 %a0, %b0
  %c5 = icmp ne i1000 %r5, 2
  call void @note(i1 %c5, i32 1000005)
  %r6 = srem i1000 %a0, %b0
  %c6 = icmp ne i1000 %r6, 343722208014037712908226053722458055796240143013032567794841554911133199166919297385958806845920738129760193693624101699064232850280074960194587098140800407286350626664940163971653970805852683375313835622972422395182780053697896487228797540634723022323629815713137250494005012347797879193786149246796
  call void @note(i1 %c6, i32 1000006)
  %sh0 = urem i1000 %b0, 1000
  %r7 = shl i1000 %a0, %sh0
  %c7 = icmp ne i1000 %r7, -882413240704612392835369926764385971788393020033287444729519531683754237658831255981382058712508232154053684045704316896411985720948894392226824402855542839355453456485592872375182607591869681693904532607206728834629804164761321987118488355008023985740535765740849452157525134950768000245287197081600
  call void @note(i1 %c7, i32 1000007)
  %r8 = lshr i1000 %a0, %sh0
  %c8 = icmp ne i1000 %r8, 43733338195917607526667623799307700976559440196813665013861054156808422100104169067528458868112240932156286497862465994362822757468714241708287464835857202568357384724160154448915343207663879934
  call void @note(i1 %c8, i32 1000008)
  %r9 = ashr i1000 %a0, %sh0
  %c9 = icmp ne i1000 %r9, 43733338195917607526667623799307700976559440196813665013861054156808422100104169067528458868112240932156286497862465994362822757468714241708287464835857202568357384724160154448915343207663879934
  call void @note(i1 %c9, i32 1000009)
  %r10 = call i1000 @llvm.smax.i1000(i1000 %a0, i1000 %b0)
  %c10 = icmp ne i1000 %r10, 1604837609999404220351122676093846175367320492306530464026040306173073914509413303937841263539945122326031661856354276896852812801810113538347657606240648763449666991494575526913151279452577916963100745271625494984879711395952666363308033770341989665008240112426753187370537096343373239699185993887504
  call void @note(i1 %c10, i32 1000010)
  %r11 = call i1000 @llvm.smin.i1000(i1000 %a0, i1000 %b0)
  %c11 = icmp ne i1000 %r11, 630557700992683253721448311185694059785540174646748948115599375630970357671247003275941228347012192098135734081365087598894289975765019289076535254049924178081658182414817681470748654323362616793893454824326536294848465671127384938039618114853633321342305148356807968438266041997787680252699922320354
  call void @note(i1 %c11, i32 1000011)
  %r12 = call i1000 @llvm.umax.i1000(i1000 %a0, i1000 %b0)
  %c12 = icmp ne i1000 %r12, 1604837609999404220351122676093846175367320492306530464026040306173073914509413303937841263539945122326031661856354276896852812801810113538347657606240648763449666991494575526913151279452577916963100745271625494984879711395952666363308033770341989665008240112426753187370537096343373239699185993887504
  call void @note(i1 %c12, i32 1000012)
  %r13 = call i1000 @llvm.umin.i1000(i1000 %a0, i1000 %b0)
  %c13 = icmp ne i1000 %r13, 630557700992683253721448311185694059785540174646748948115599375630970357671247003275941228347012192098135734081365087598894289975765019289076535254049924178081658182414817681470748654323362616793893454824326536294848465671127384938039618114853633321342305148356807968438266041997787680252699922320354
  call void @note(i1 %c13, i32 1000013)
  %r14 = call i1000 @llvm.sadd.sat.i1000(i1000 %a0, i1000 %b0)
  %c14 = icmp ne i1000 %r14, 2235395310992087474072570987279540235152860666953279412141639681804044272180660307213782491886957314424167395937719364495747102777575132827424192860290572941531325173909393208383899933775940533756994200095952031279728177067080051301347651885195622986350545260783561155808803138341160919951885916207858
  call void @note(i1 %c14, i32 1000014)
  %r15 = call i1000 @llvm.ssub.sat.i1000(i1000 %a0, i1000 %b0)
  %c15 = icmp ne i1000 %r15, 974279909006720966629674364908152115581780317659781515910440930542103556838166300661900035192932930227895927774989189297958522826045094249271122352190724585368008809079757845442402625129215300169207290447298958690031245724825281425268415655488356343665934964069945218932271054345585559446486071567150
  call void @note(i1 %c15, i32 1000015)
  %r16 = call i1000 @llvm.uadd.sat.i1000(i1000 %a0, i1000 %b0)
  %c16 = icmp ne i1000 %r16, 2235395310992087474072570987279540235152860666953279412141639681804044272180660307213782491886957314424167395937719364495747102777575132827424192860290572941531325173909393208383899933775940533756994200095952031279728177067080051301347651885195622986350545260783561155808803138341160919951885916207858
  call void @note(i1 %c16, i32 1000016)
  %r17 = call i1000 @llvm.usub.sat.i1000(i1000 %a0, i1000 %b0)
  %c17 = icmp ne i1000 %r17, 974279909006720966629674364908152115581780317659781515910440930542103556838166300661900035192932930227895927774989189297958522826045094249271122352190724585368008809079757845442402625129215300169207290447298958690031245724825281425268415655488356343665934964069945218932271054345585559446486071567150
  call void @note(i1 %c17, i32 1000017)
  %r18 = call i1000 @llvm.sshl.sat.i1000(i1000 %a0, i1000 %sh0)
  %c18 = icmp ne i1000 %r18, 5357543035931336604742125245300009052807024058527668037218751941851755255624680612465991894078479290637973364587765734125935726428461570217992288787349287401967283887412115492710537302531185570938977091076523237491790970633699383779582771973038531457285598238843271083830214915826312193418602834034687
  call void @note(i1 %c18, i32 1000018)
  %r19 = call i1000 @llvm.ushl.sat.i1000(i1000 %a0, i1000 %sh0)
  %c19 = icmp ne i1000 %r19, -1
  call void @note(i1 %c19, i32 1000019)
  %o20 = call { i1000, i1 } @llvm.sadd.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r20 = extractvalue { i1000, i1 } %o20, 0
  %c20 = icmp ne i1000 %r20, 2235395310992087474072570987279540235152860666953279412141639681804044272180660307213782491886957314424167395937719364495747102777575132827424192860290572941531325173909393208383899933775940533756994200095952031279728177067080051301347651885195622986350545260783561155808803138341160919951885916207858
  call void @note(i1 %c20, i32 1000020)
  %r21 = extractvalue { i1000, i1 } %o20, 1
  %c21 = icmp ne i1 %r21, false
  call void @note(i1 %c21, i32 1000021)
  %o22 = call { i1000, i1 } @llvm.ssub.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r22 = extractvalue { i1000, i1 } %o22, 0
  %c22 = icmp ne i1000 %r22, 974279909006720966629674364908152115581780317659781515910440930542103556838166300661900035192932930227895927774989189297958522826045094249271122352190724585368008809079757845442402625129215300169207290447298958690031245724825281425268415655488356343665934964069945218932271054345585559446486071567150
  call void @note(i1 %c22, i32 1000022)
  %r23 = extractvalue { i1000, i1 } %o22, 1
  %c23 = icmp ne i1 %r23, false
  call void @note(i1 %c23, i32 1000023)
  %o24 = call { i1000, i1 } @llvm.smul.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r24 = extractvalue { i1000, i1 } %o24, 0
  %c24 = icmp ne i1000 %r24, 3796210518572130259645753616371252239281895290242564567731542049637191172902499048739913602360052145150108956467950281851413817609428498652973959577685431208487968429385992842454237843863237925957297589275741831001786927994779559291682881814329228633625015886471232418642989937380012146472271045606432
  call void @note(i1 %c24, i32 1000024)
  %r25 = extractvalue { i1000, i1 } %o24, 1
  %c25 = icmp ne i1 %r25, true
  call void @note(i1 %c25, i32 1000025)
  %o26 = call { i1000, i1 } @llvm.uadd.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r26 = extractvalue { i1000, i1 } %o26, 0
  %c26 = icmp ne i1000 %r26, 2235395310992087474072570987279540235152860666953279412141639681804044272180660307213782491886957314424167395937719364495747102777575132827424192860290572941531325173909393208383899933775940533756994200095952031279728177067080051301347651885195622986350545260783561155808803138341160919951885916207858
  call void @note(i1 %c26, i32 1000026)
  %r27 = extractvalue { i1000, i1 } %o26, 1
  %c27 = icmp ne i1 %r27, false
  call void @note(i1 %c27, i32 1000027)
  %o28 = call { i1000, i1 } @llvm.usub.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r28 = extractvalue { i1000, i1 } %o28, 0
  %c28 = icmp ne i1000 %r28, 974279909006720966629674364908152115581780317659781515910440930542103556838166300661900035192932930227895927774989189297958522826045094249271122352190724585368008809079757845442402625129215300169207290447298958690031245724825281425268415655488356343665934964069945218932271054345585559446486071567150
  call void @note(i1 %c28, i32 1000028)
  %r29 = extractvalue { i1000, i1 } %o28, 1
  %c29 = icmp ne i1 %r29, false
  call void @note(i1 %c29, i32 1000029)
  %o30 = call { i1000, i1 } @llvm.umul.with.overflow.i1000(i1000 %a0, i1000 %b0)
  %r30 = extractvalue { i1000, i1 } %o30, 0
  %c30 = icmp ne i1000 %r30, 3796210518572130259645753616371252239281895290242564567731542049637191172902499048739913602360052145150108956467950281851413817609428498652973959577685431208487968429385992842454237843863237925957297589275741831001786927994779559291682881814329228633625015886471232418642989937380012146472271045606432
  call void @note(i1 %c30, i32 1000030)
  %r31 = extractvalue { i1000, i1 } %o30, 1
  %c31 = icmp ne i1 %r31, true
  call void @note(i1 %c31, i32 1000031)
  %r32 = call i1000 @llvm.abs.i1000(i1000 %a0, i1 false)
  %c32 = icmp ne i1000 %r32, 1604837609999404220351122676093846175367320492306530464026040306173073914509413303937841263539945122326031661856354276896852812801810113538347657606240648763449666991494575526913151279452577916963100745271625494984879711395952666363308033770341989665008240112426753187370537096343373239699185993887504
  call void @note(i1 %c32, i32 1000032)
  %r33 = call i1000 @llvm.ctpop.i1000(i1000 %a0)
  %c33 = icmp ne i1000 %r33, 507
  call void @note(i1 %c33, i32 1000033)
  %r34 = call i1000 @llvm.ctlz.i1000(i1000 %a0, i1 false)
  %c34 = icmp ne i1000 %r34, 2
  call void @note(i1 %c34, i32 1000034)
  %r35 = call i1000 @llvm.cttz.i1000(i1000 %a0, i1 false)
  %c35 = icmp ne i1000 %r35, 4
  call void @note(i1 %c35, i32 1000035)
  %r36 = call i1000 @llvm.bitreverse.i1000(i1000 %a0)
  %c36 = icmp ne i1000 %r36, 374993761862287579487895536073221596843567450106525346246173326779506760723948966358261556960053457953078482276932329291266042545229112564466149554936382249574653014015557832083871840670878141937857582979397927371590985949662762101885013576998550892157210431443681414004824900506097637463778688363108
  call void @note(i1 %c36, i32 1000036)
  %r37 = call i1000 @llvm.fshl.i1000(i1000 %a0, i1000 %b0, i1000 %b0)
  %c37 = icmp ne i1000 %r37, -882413240704612392835369926764385971788393020033287444729519531683754237658831255981382058712508232154053684045704316896411985720948894392226824402855542839355453456485592872375182607591869681691745060319511403307238838943566512126363157668469197356004989213180711013553947637172256825598384584784781
  call void @note(i1 %c37, i32 1000037)
  %r38 = call i1000 @llvm.fshr.i1000(i1000 %a0, i1000 %b0, i1000 %b0)
  %c38 = icmp ne i1000 %r38, -589786119126720940408204988842516076655274189821737599024514768304265912941806253420651068647268448706783040038910028437720151886123316843631285994705373488224129127196878455087983937118110286089949545330944330194619879914343675086519967879737001248404696010623589858612365318021477490541036855372779
  call void @note(i1 %c38, i32 1000038)
  %r39 = sitofp i1000 %a0 to double
  %c39 = fcmp une double %r39, 0x7E432BC87C1760EA
  call void @note(i1 %c39, i32 1000039)
  %r40 = uitofp i1000 %a0 to double
  %c40 = fcmp une double %r40, 0x7E432BC87C1760EA
  call void @note(i1 %c40, i32 1000040)
  %r41 = fptosi double 0x7A932BC87C1760E8 to i1000
  %c41 = icmp ne i1000 %r41, 2783949477196476971084616751448474908995060957805218798689873140721434382177733748056788414027965627402916071315133842545975620017010533980759021922129444707234990978659607093857228097053506232423700930095516684657967552560173504618330784974960194260226132099315864153209045755363328
  call void @note(i1 %c41, i32 1000041)
  %r42 = fptosi double 0xFA932BC87C1760E8 to i1000
  %c42 = icmp ne i1000 %r42, -2783949477196476971084616751448474908995060957805218798689873140721434382177733748056788414027965627402916071315133842545975620017010533980759021922129444707234990978659607093857228097053506232423700930095516684657967552560173504618330784974960194260226132099315864153209045755363328
  call void @note(i1 %c42, i32 1000042)
  %r43 = fptoui double 0x7A932BC87C1760E8 to i1000
  %c43 = icmp ne i1000 %r43, 2783949477196476971084616751448474908995060957805218798689873140721434382177733748056788414027965627402916071315133842545975620017010533980759021922129444707234990978659607093857228097053506232423700930095516684657967552560173504618330784974960194260226132099315864153209045755363328
  call void @note(i1 %c43, i32 1000043)
  %r44 = fptosi double 0x7E332BC87C1760E8 to i1000
  %c44 = icmp ne i1000 %r44, 802418804999701813644425966024977246580074856595000334403590598993265512552022125332043898813076188632595132836954429792198679090407434099496927430599826228178041620421856427871451919295348355099615402228849504972452341880776872755694805973946945134098227301809177202805955822220003574173295844524032
  call void @note(i1 %c44, i32 1000044)
  %r45 = fptosi double 0xFE332BC87C1760E8 to i1000
  %c45 = icmp ne i1000 %r45, -802418804999701813644425966024977246580074856595000334403590598993265512552022125332043898813076188632595132836954429792198679090407434099496927430599826228178041620421856427871451919295348355099615402228849504972452341880776872755694805973946945134098227301809177202805955822220003574173295844524032
  call void @note(i1 %c45, i32 1000045)
  %r46 = fptoui double 0x7E332BC87C1760E8 to i1000
  %c46 = icmp ne i1000 %r46, 802418804999701813644425966024977246580074856595000334403590598993265512552022125332043898813076188632595132836954429792198679090407434099496927430599826228178041620421856427871451919295348355099615402228849504972452341880776872755694805973946945134098227301809177202805955822220003574173295844524032
  call void @note(i1 %c46, i32 1000046)
  %r47 = fptosi double 0x46132BC87C1760E8 to i1000
  %c47 = icmp ne i1000 %r47, 379721328590491249705251504128
  call void @note(i1 %c47, i32 1000047)
  %r48 = fptosi double 0xC6132BC87C1760E8 to i1000
  %c48 = icmp ne i1000 %r48, -379721328590491249705251504128
  call void @note(i1 %c48, i32 1000048)
  %r49 = fptoui double 0x46132BC87C1760E8 to i1000
  %c49 = icmp ne i1000 %r49, 379721328590491249705251504128
  call void @note(i1 %c49, i32 1000049)
  %r50 = fptosi double 0x47532BC87C1760E8 to i1000
  %c50 = icmp ne i1000 %r50, 398166671848102952650933801192521728
  call void @note(i1 %c50, i32 1000050)
  %r51 = fptosi double 0xC7532BC87C1760E8 to i1000
  %c51 = icmp ne i1000 %r51, -398166671848102952650933801192521728
  call void @note(i1 %c51, i32 1000051)
  %r52 = fptoui double 0x47532BC87C1760E8 to i1000
  %c52 = icmp ne i1000 %r52, 398166671848102952650933801192521728
  call void @note(i1 %c52, i32 1000052)
  %r53 = fptosi double 0x4022000000000000 to i1000
  %c53 = icmp ne i1000 %r53, 9
  call void @note(i1 %c53, i32 1000053)
  %r54 = fptosi double 0xC022000000000000 to i1000
  %c54 = icmp ne i1000 %r54, -9
  call void @note(i1 %c54, i32 1000054)
  %r55 = fptoui double 0x4022000000000000 to i1000
  %c55 = icmp ne i1000 %r55, 9
  call void @note(i1 %c55, i32 1000055)
  ret void
}
@a2048_0 = global i2048 -16071343310455229704927724475925689954924224857394915191552715482345632218645244484072232355880996372293772384462301470111207062665323887599774866225215173961942782152146821120813803515925160055814979242943857671527920798566203945233911762760206862608841910055644815942181666450891659640717724396793864463026745961975158807640021810256371828465048007522389293558885269861390014963473902755703587848460607467129771611324009240821788478214720526656880589813263253742992291266808793116517008059094348564807065903648950116695905389711617030967074146498434630505791397602876678143287366590873444127874823991942929311358948
@b2048_0 = global i2048 -11532869651117697362517732951317840188742959148751131402531003387563337365478118368003727987421682412606569279291669838129849218224241663148036649827142952487993225250393413075882423957562750595147771678987530377495070541858489298457962260536266219478741740089135301948108455019801459012098247870690141722397391411636266706304679638724684994771285176048933842252580387712029164394453612035067788218919895092291811339287595061152810916526740839303335956041041171717122122529985224621517962109453084578273554116636708685197492906288188302502850434152861680072831203397487314920617705098192097939633208962734862659949374
define void @check_2048() {
  %a0 = load volatile i2048, ptr @a2048_0
  %b0 = load volatile i2048, ptr @b2048_0
  %r0 = add i2048 %a0, %b0
  %c0 = icmp ne i2048 %r0, 4712793109738080233269419261426421816776918663569437438046626557615685554744528041121241068220234678788376297167926711253063278260925370347276636334090156670694869964760761895053970276901741455833306716452679519253800878217926512469964071042003088382997995707256187152597454420847947155791580131639924200097776959778242828475983525805507746258522992464003186246612148085911846834780945523378882525483674557304360653106857555382998956410840279944187151758928861771112711887916802471690186933179498180389058522294997896041647701268547665168290944515093126756921001135069236540740246789539410080685522898933267624922334
  call void @note(i1 %c0, i32 2048000)
  %r1 = sub i2048 %a0, %b0
  %c1 = icmp ne i2048 %r1, -4538473659337532342409991524607849766181265708643783789021712094782294853167126116068504368459313959687203105170631631981357844441082224451738216398072221473949556901753408044931379558362409460667207563956327294032850256707714646775949502223940643130100169966509513994073211431090200628619476526103722740629354550338892101335342171531686833693762831473455451306304882149360850569020290720635799629540712374837960272036414179668977561687979687353544633772222082025870168736823568494999045949641263986533511787012241431498412483423428728464223712345572950432960194205389363222669661492681346188241615029208066651409574
  call void @note(i1 %c1, i32 2048001)
  %r2 = mul i2048 %a0, %b0
  %c2 = icmp ne i2048 %r2, -9080322587767723211374584710345883316549320606205282908488633476600155679680083125238515471490470829732003743227296762868310425581321517049541582528660490706033340851384605053201564727204831177277645584217148048506724450583163154464119345457546788597895166897433005609387720524299302535636321045602557597691303096346636248626455710689287401163775263827441299765143451439317334119420642881014859531805154420199141843474085152107426204602753166532656036729262804989581736499309350680696122285546785915627429563140419598423045575159312164389360437096882747926033106888060311782743257842466146435982433380147237800565448
  call void @note(i1 %c2, i32 2048002)
  %r3 = udiv i2048 %a0, %b0
  %c3 = icmp ne i2048 %r3, 0
  call void @note(i1 %c3, i32 2048003)
  %r4 = urem i2048 %a0, %b0
  %c4 = icmp ne i2048 %r4, -16071343310455229704927724475925689954924224857394915191552715482345632218645244484072232355880996372293772384462301470111207062665323887599774866225215173961942782152146821120813803515925160055814979242943857671527920798566203945233911762760206862608841910055644815942181666450891659640717724396793864463026745961975158807640021810256371828465048007522389293558885269861390014963473902755703587848460607467129771611324009240821788478214720526656880589813263253742992291266808793116517008059094348564807065903648950116695905389711617030967074146498434630505791397602876678143287366590873444127874823991942929311358948
  call void @note(i1 %c4, i32 2048004)
  %r5 = sdiv i2048 %a0, %b0
  %c5 = icmp ne i2048 %r5, 1
  call void @note(i1 %c5, i32 2048005)
  %r6 = srem i2048 %a0, %b0
  %c6 = icmp ne i2048 %r6, -4538473659337532342409991524607849766181265708643783789021712094782294853167126116068504368459313959687203105170631631981357844441082224451738216398072221473949556901753408044931379558362409460667207563956327294032850256707714646775949502223940643130100169966509513994073211431090200628619476526103722740629354550338892101335342171531686833693762831473455451306304882149360850569020290720635799629540712374837960272036414179668977561687979687353544633772222082025870168736823568494999045949641263986533511787012241431498412483423428728464223712345572950432960194205389363222669661492681346188241615029208066651409574
  call void @note(i1 %c6, i32 2048006)
  ret void
}
define i32 @main() {
  call void @check_129()
  call void @check_256()
  call void @check_1000()
  call void @check_2048()
  call i32 (ptr, ...) @printf(ptr @.text)
  ret i32 0
}
