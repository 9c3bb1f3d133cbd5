; test: what LIR has no instruction for in registers is put together from what it has
; exit: 0
; stdout: 108939e4000000000104010001040100
; stdout: e018a85000000000f8f00800f8101000
; stdout: 07180a15080604021f1f10100f000000
; stdout: 07f80af508060402fffff0f00f000000
; stdout: fffffffffffffffe0000000000000000
; stdout: fc000000000000007edcba9876543198
; stdout: 4f000000bf8000003f80000000000000
; stdout: 4d91a2b44f7f00004b8000004f000000
; stdout: 4e11a2b44f7e00004c00000000000000
; stdout: fffffff0fffffffe0000000200000000
; stdout: 048dffb5004be0001fff000000000000
; stdout: 001200fe00010080007f00ff00000000
; stdout: 000000000000af0f
; stdout: 0000000000023594
; stdout: edcb9aabfeffffeeff00100f80000800
; stdout: ffffffff7fffffff8000000100000000
; stdout: 7fffffffffffffff0123456889abcdef
@bytes = global [16 x i8] c"\00\01\02\7F\80\81\FE\FF\10\20\30\40\AA\55\C3\3C"
@halves = global [8 x i16] [i16 0, i16 1, i16 -1, i16 32767, i16 -32768, i16 300, i16 -300, i16 4660]
@words = global [8 x i32] [i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648, i32 16777217, i32 -16777217, i32 305419896]
@longs = global [4 x i64] [i64 4294967296, i64 -1, i64 1311768467463790320, i64 -9223372036854775808]
@hex16 = constant [7 x i8] c"%016lx\00"
@nl = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)

define void @show(<16 x i8> %v) {
  %w = bitcast <16 x i8> %v to <2 x i64>
  %lo = extractelement <2 x i64> %w, i32 0
  %hi = extractelement <2 x i64> %w, i32 1
  call i32 (ptr, ...) @printf(ptr @hex16, i64 %hi)
  call i32 (ptr, ...) @printf(ptr @hex16, i64 %lo)
  call i32 (ptr, ...) @printf(ptr @nl)
  ret void
}

; Products and shifts of bytes and of 64 bits.
define void @byte_products(ptr %p) {
  %v = load <16 x i8>, ptr %p
  %m = mul <16 x i8> %v, %v
  call void @show(<16 x i8> %m)
  %l = shl <16 x i8> %v, <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3>
  %l2 = mul <16 x i8> %l, <i8 1, i8 2, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 0, i8 0, i8 0, i8 0, i8 1, i8 1, i8 1, i8 1>
  call void @show(<16 x i8> %l2)
  %r = lshr <16 x i8> %v, <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3>
  call void @show(<16 x i8> %r)
  %a = ashr <16 x i8> %v, <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3>
  call void @show(<16 x i8> %a)
  ret void
}

define void @long_products(ptr %p) {
  %v = load <4 x i64>, ptr %p, align 8
  %m = mul <4 x i64> %v, <i64 4294967299, i64 4294967299, i64 -7, i64 3>
  %a = ashr <4 x i64> %v, <i64 5, i64 5, i64 5, i64 5>
  %s = add <4 x i64> %m, %a
  %c = icmp ugt <4 x i64> %v, <i64 4294967295, i64 4294967296, i64 1311768467463790321, i64 9223372036854775807>
  %d = icmp sgt <4 x i64> %v, <i64 4294967295, i64 4294967296, i64 1311768467463790319, i64 9223372036854775807>
  %e = icmp eq <4 x i64> %v, <i64 0, i64 -1, i64 1311768467463790320, i64 -9223372036854775807>
  %x = select <4 x i1> %c, <4 x i64> %s, <4 x i64> zeroinitializer
  %y = select <4 x i1> %d, <4 x i64> %s, <4 x i64> %m
  %z = sext <4 x i1> %e to <4 x i64>
  %t = xor <4 x i64> %x, %y
  %u = xor <4 x i64> %t, %z
  %lo = shufflevector <4 x i64> %u, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %hi = shufflevector <4 x i64> %u, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %lob = bitcast <2 x i64> %lo to <16 x i8>
  %hib = bitcast <2 x i64> %hi to <16 x i8>
  call void @show(<16 x i8> %lob)
  call void @show(<16 x i8> %hib)
  ret void
}

; Conversions: numbers that are not exact in the narrower type are rounded once.
define void @conversions(ptr %w, ptr %h) {
  %v = load <4 x i32>, ptr %w
  %v2 = getelementptr i8, ptr %w, i64 16
  %u = load <4 x i32>, ptr %v2
  %fs = sitofp <4 x i32> %v to <4 x float>
  %fu = uitofp <4 x i32> %u to <4 x float>
  %fsb = bitcast <4 x float> %fs to <16 x i8>
  %fub = bitcast <4 x float> %fu to <16 x i8>
  call void @show(<16 x i8> %fsb)
  call void @show(<16 x i8> %fub)
  %ds = sitofp <4 x i32> %u to <4 x double>
  %du = uitofp <4 x i32> %u to <4 x double>
  %d = fadd <4 x double> %ds, %du
  %f = fptrunc <4 x double> %d to <4 x float>
  %fb = bitcast <4 x float> %f to <16 x i8>
  call void @show(<16 x i8> %fb)
  %e = fpext <4 x float> %f to <4 x double>
  %diff = fsub <4 x double> %d, %e
  %i = fptosi <4 x double> %diff to <4 x i32>
  %ib = bitcast <4 x i32> %i to <16 x i8>
  call void @show(<16 x i8> %ib)
  %hv = load <8 x i16>, ptr %h
  %hd = sitofp <8 x i16> %hv to <8 x double>
  %hh = fmul <8 x double> %hd, <double 0.25, double 0.25, double 0.25, double 0.25, double 0.25, double 0.25, double 0.25, double 0.25>
  %hi = fptosi <8 x double> %hh to <8 x i16>
  %hib = bitcast <8 x i16> %hi to <16 x i8>
  call void @show(<16 x i8> %hib)
  %wide = sext <8 x i16> %hv to <8 x i64>
  %half = ashr <8 x i64> %wide, <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %narrow = trunc <8 x i64> %half to <8 x i8>
  %zero = zext <8 x i8> %narrow to <8 x i16>
  %zerob = bitcast <8 x i16> %zero to <16 x i8>
  call void @show(<16 x i8> %zerob)
  ret void
}

; Conditions: combined, counted, chosen by, and in lanes of another width.
define i32 @conditions(ptr %b, ptr %h) {
  %v = load <16 x i8>, ptr %b
  %neg = icmp slt <16 x i8> %v, zeroinitializer
  %big = icmp ugt <16 x i8> %v, <i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32>
  %both = and <16 x i1> %neg, %big
  %not = xor <16 x i1> %both, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %bits = bitcast <16 x i1> %not to i16
  %bits32 = zext i16 %bits to i64
  call i32 (ptr, ...) @printf(ptr @hex16, i64 %bits32)
  call i32 (ptr, ...) @printf(ptr @nl)
  %w = zext <16 x i8> %v to <16 x i32>
  %s = select <16 x i1> %both, <16 x i32> %w, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %sum = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %s)
  %max = call i8 @llvm.vector.reduce.smax.v16i8(<16 x i8> %v)
  %min = call i8 @llvm.vector.reduce.umin.v16i8(<16 x i8> %v)
  %any = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %both)
  %all = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %both)
  %hv = load <8 x i16>, ptr %h
  %pos = icmp sgt <8 x i16> %hv, zeroinitializer
  %hbits = bitcast <8 x i1> %pos to i8
  %hz = zext i8 %hbits to i32
  %maxz = zext i8 %max to i32
  %minz = zext i8 %min to i32
  %anyz = zext i1 %any to i32
  %allz = zext i1 %all to i32
  %t1 = shl i32 %hz, 8
  %t2 = add i32 %sum, %maxz
  %t3 = add i32 %t2, %minz
  %t4 = add i32 %t3, %t1
  %t5 = mul i32 %anyz, 100000
  %t6 = add i32 %t4, %t5
  %t7 = mul i32 %allz, 1000000
  %t8 = add i32 %t6, %t7
  ret i32 %t8
}
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>)
declare i8 @llvm.vector.reduce.smax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umin.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>)

; Rotations, signs, and one condition for all lanes.
define void @others(ptr %w, i1 %c) {
  %v = load <4 x i32>, ptr %w
  %v2 = getelementptr i8, ptr %w, i64 16
  %u = load <4 x i32>, ptr %v2
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v, <4 x i32> %u, <4 x i32> <i32 12, i32 12, i32 12, i32 12>)
  %a = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %u, i1 false)
  %s = select i1 %c, <4 x i32> %r, <4 x i32> %a
  %d = sub <4 x i32> %s, %a
  %db = bitcast <4 x i32> %d to <16 x i8>
  call void @show(<16 x i8> %db)
  %f = bitcast <4 x i32> %v to <4 x float>
  %g = bitcast <4 x i32> %u to <4 x float>
  %cs = call <4 x float> @llvm.copysign.v4f32(<4 x float> %f, <4 x float> %g)
  %n = fneg <4 x float> %cs
  %nb = bitcast <4 x float> %n to <16 x i8>
  call void @show(<16 x i8> %nb)
  %wide = bitcast <4 x i32> %v to i128
  %sum = add i128 %wide, 81985529216486895
  %back = bitcast i128 %sum to <16 x i8>
  call void @show(<16 x i8> %back)
  ret void
}
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)

define i32 @main(i32 %argc, ptr %argv) {
  call void @byte_products(ptr @bytes)
  call void @long_products(ptr @longs)
  call void @conversions(ptr @words, ptr @halves)
  %n = call i32 @conditions(ptr @bytes, ptr @halves)
  %nz = zext i32 %n to i64
  call i32 (ptr, ...) @printf(ptr @hex16, i64 %nz)
  call i32 (ptr, ...) @printf(ptr @nl)
  %c = icmp sgt i32 %argc, 0
  call void @others(ptr @words, i1 %c)
  ret i32 0
}
