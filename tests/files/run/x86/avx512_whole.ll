; test: operations of AVX-512 on whole vectors do to each quarter what those of SSE do
; oracle: none (LLVM runs it where the processor does)
; exit: 0
declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
declare <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32>, <16 x i32>)
declare <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32>, <16 x i32>)
declare <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)
declare <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16>, <32 x i16>)
declare <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16>, <32 x i16>)
declare <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8>, <64 x i8>)
declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
declare <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8>, <64 x i8>)
declare <16 x float> @llvm.x86.avx512.max.ps.512(<16 x float>, <16 x float>, i32)
declare <8 x double> @llvm.x86.avx512.min.pd.512(<8 x double>, <8 x double>, i32)
define i32 @packssdw_512(<16 x i32> %a, <16 x i32> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %a, <16 x i32> %b)
  %a0 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %b0 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %c0 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a0, <4 x i32> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %b1 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %c1 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a1, <4 x i32> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %b2 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %c2 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a2, <4 x i32> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %b3 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %c3 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a3, <4 x i32> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @packsswb_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <16 x i8> %c0 to i128
  %r0 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t0 = bitcast <16 x i8> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <16 x i8> %c1 to i128
  %r1 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t1 = bitcast <16 x i8> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <16 x i8> %c2 to i128
  %r2 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %t2 = bitcast <16 x i8> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <16 x i8> %c3 to i128
  %r3 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %t3 = bitcast <16 x i8> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @packusdw_512(<16 x i32> %a, <16 x i32> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %a, <16 x i32> %b)
  %a0 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %b0 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %c0 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a0, <4 x i32> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %b1 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %c1 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a1, <4 x i32> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %b2 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %c2 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a2, <4 x i32> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <16 x i32> %a, <16 x i32> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %b3 = shufflevector <16 x i32> %b, <16 x i32> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %c3 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a3, <4 x i32> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @packuswb_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <16 x i8> %c0 to i128
  %r0 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t0 = bitcast <16 x i8> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <16 x i8> %c1 to i128
  %r1 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t1 = bitcast <16 x i8> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <16 x i8> %c2 to i128
  %r2 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %t2 = bitcast <16 x i8> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <16 x i8> %c3 to i128
  %r3 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %t3 = bitcast <16 x i8> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pavg_b_512(<64 x i8> %a, <64 x i8> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %a, <64 x i8> %b)
  %a0 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b0 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c0 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a0, <16 x i8> %b0)
  %s0 = bitcast <16 x i8> %c0 to i128
  %r0 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t0 = bitcast <16 x i8> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b1 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c1 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a1, <16 x i8> %b1)
  %s1 = bitcast <16 x i8> %c1 to i128
  %r1 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t1 = bitcast <16 x i8> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %b2 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %c2 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a2, <16 x i8> %b2)
  %s2 = bitcast <16 x i8> %c2 to i128
  %r2 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %t2 = bitcast <16 x i8> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %b3 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %c3 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a3, <16 x i8> %b3)
  %s3 = bitcast <16 x i8> %c3 to i128
  %r3 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %t3 = bitcast <16 x i8> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pavg_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pmaddubs_w_512(<64 x i8> %a, <64 x i8> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %a, <64 x i8> %b)
  %a0 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b0 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c0 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a0, <16 x i8> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b1 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c1 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a1, <16 x i8> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %b2 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %c2 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a2, <16 x i8> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %b3 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %c3 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a3, <16 x i8> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pmaddw_d_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <4 x i32> %c0 to i128
  %r0 = shufflevector <16 x i32> %r, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t0 = bitcast <4 x i32> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <4 x i32> %c1 to i128
  %r1 = shufflevector <16 x i32> %r, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t1 = bitcast <4 x i32> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <4 x i32> %c2 to i128
  %r2 = shufflevector <16 x i32> %r, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %t2 = bitcast <4 x i32> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <4 x i32> %c3 to i128
  %r3 = shufflevector <16 x i32> %r, <16 x i32> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %t3 = bitcast <4 x i32> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pmul_hr_sw_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pmulh_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pmulhu_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %a, <32 x i16> %b)
  %a0 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b0 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c0 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a0, <8 x i16> %b0)
  %s0 = bitcast <8 x i16> %c0 to i128
  %r0 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t0 = bitcast <8 x i16> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b1 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a1, <8 x i16> %b1)
  %s1 = bitcast <8 x i16> %c1 to i128
  %r1 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1 = bitcast <8 x i16> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %b2 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %c2 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a2, <8 x i16> %b2)
  %s2 = bitcast <8 x i16> %c2 to i128
  %r2 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t2 = bitcast <8 x i16> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <32 x i16> %a, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b3 = shufflevector <32 x i16> %b, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c3 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a3, <8 x i16> %b3)
  %s3 = bitcast <8 x i16> %c3 to i128
  %r3 = shufflevector <32 x i16> %r, <32 x i16> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t3 = bitcast <8 x i16> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @psad_bw_512(<64 x i8> %a, <64 x i8> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8> %a, <64 x i8> %b)
  %a0 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b0 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c0 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a0, <16 x i8> %b0)
  %s0 = bitcast <2 x i64> %c0 to i128
  %r0 = shufflevector <8 x i64> %r, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  %t0 = bitcast <2 x i64> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b1 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c1 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a1, <16 x i8> %b1)
  %s1 = bitcast <2 x i64> %c1 to i128
  %r1 = shufflevector <8 x i64> %r, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  %t1 = bitcast <2 x i64> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %b2 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %c2 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a2, <16 x i8> %b2)
  %s2 = bitcast <2 x i64> %c2 to i128
  %r2 = shufflevector <8 x i64> %r, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  %t2 = bitcast <2 x i64> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %b3 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %c3 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a3, <16 x i8> %b3)
  %s3 = bitcast <2 x i64> %c3 to i128
  %r3 = shufflevector <8 x i64> %r, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  %t3 = bitcast <2 x i64> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
define i32 @pshuf_b_512(<64 x i8> %a, <64 x i8> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %a, <64 x i8> %b)
  %a0 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %b0 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c0 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a0, <16 x i8> %b0)
  %s0 = bitcast <16 x i8> %c0 to i128
  %r0 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t0 = bitcast <16 x i8> %r0 to i128
  %d0 = icmp ne i128 %s0, %t0
  %a1 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b1 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c1 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a1, <16 x i8> %b1)
  %s1 = bitcast <16 x i8> %c1 to i128
  %r1 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t1 = bitcast <16 x i8> %r1 to i128
  %d1 = icmp ne i128 %s1, %t1
  %o1 = or i1 %d0, %d1
  %a2 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %b2 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %c2 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a2, <16 x i8> %b2)
  %s2 = bitcast <16 x i8> %c2 to i128
  %r2 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %t2 = bitcast <16 x i8> %r2 to i128
  %d2 = icmp ne i128 %s2, %t2
  %o2 = or i1 %o1, %d2
  %a3 = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %b3 = shufflevector <64 x i8> %b, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %c3 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a3, <16 x i8> %b3)
  %s3 = bitcast <16 x i8> %c3 to i128
  %r3 = shufflevector <64 x i8> %r, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %t3 = bitcast <16 x i8> %r3 to i128
  %d3 = icmp ne i128 %s3, %t3
  %o3 = or i1 %o2, %d3
  %z = zext i1 %o3 to i32
  ret i32 %z
}
; Of a NaN and a number either is the second one.
define i32 @limits(<16 x float> %a, <8 x double> %b) {
  %m = call <16 x float> @llvm.x86.avx512.max.ps.512(<16 x float> %a, <16 x float> splat (float 2.0), i32 4)
  %first = extractelement <16 x float> %m, i32 0
  %last = extractelement <16 x float> %m, i32 15
  %nan = extractelement <16 x float> %m, i32 3
  %n = call <8 x double> @llvm.x86.avx512.min.pd.512(<8 x double> %b, <8 x double> splat (double 2.0), i32 8)
  %low = extractelement <8 x double> %n, i32 7
  %c1 = fcmp une float %first, 2.0
  %c2 = fcmp une float %last, 5.0
  %c3 = fcmp une float %nan, 2.0
  %c4 = fcmp une double %low, -1.0
  %d1 = or i1 %c1, %c2
  %d2 = or i1 %c3, %c4
  %d = or i1 %d1, %d2
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @main() {
  %c0 = call i32 @packssdw_512(<16 x i32> <i32 -1109016423, i32 -1329520674, i32 0, i32 -1, i32 -425629125, i32 1596840319, i32 1059022248, i32 437976711, i32 56325017, i32 1752995436, i32 -359293919, i32 2147483647, i32 -871247017, i32 -1640994532, i32 544169062, i32 -118810439>, <16 x i32> <i32 -1, i32 -171252801, i32 -1, i32 -165450766, i32 -532065138, i32 879521323, i32 -135047628, i32 -143605210, i32 2147483647, i32 1551298954, i32 -275768429, i32 279772928, i32 -784259708, i32 14530381, i32 -1255521365, i32 1331259175>)
  %s0 = add i32 %c0, 0
  %c1 = call i32 @packsswb_512(<32 x i16> <i16 20058, i16 20695, i16 30968, i16 3735, i16 -3997, i16 -16398, i16 26495, i16 -13911, i16 24665, i16 594, i16 -19153, i16 -2938, i16 0, i16 -4611, i16 32767, i16 23251, i16 -32768, i16 7081, i16 -14354, i16 -9196, i16 28375, i16 0, i16 -31924, i16 -5369, i16 18066, i16 0, i16 20761, i16 -13188, i16 9756, i16 20270, i16 -1, i16 5305>, <32 x i16> <i16 32767, i16 -17003, i16 -11384, i16 -22875, i16 3650, i16 0, i16 -32768, i16 -1, i16 -1, i16 -13894, i16 11063, i16 9780, i16 27567, i16 29697, i16 -1, i16 32767, i16 -32768, i16 19072, i16 -6432, i16 24707, i16 -1, i16 32723, i16 -1, i16 17846, i16 -29616, i16 -32768, i16 -13425, i16 -20015, i16 2249, i16 23817, i16 -21738, i16 31829>)
  %s1 = add i32 %c1, %s0
  %c2 = call i32 @packusdw_512(<16 x i32> <i32 -81790694, i32 1262084918, i32 -2147483648, i32 -1801048052, i32 2147483647, i32 1076715195, i32 1175468587, i32 -787354825, i32 -1401713524, i32 1494152596, i32 1484262666, i32 -737924042, i32 -333576233, i32 2147483647, i32 -2147483648, i32 -2021468971>, <16 x i32> <i32 -1, i32 2147483647, i32 338601165, i32 -1158123215, i32 -1645915427, i32 -1800255744, i32 -273026362, i32 -1616036876, i32 -570680312, i32 -1200810707, i32 -1, i32 1894374405, i32 776284202, i32 -1348803414, i32 -1209195046, i32 2025444310>)
  %s2 = add i32 %c2, %s1
  %c3 = call i32 @packuswb_512(<32 x i16> <i16 -1, i16 8750, i16 -2099, i16 12672, i16 27229, i16 24923, i16 4717, i16 15587, i16 24511, i16 26566, i16 32767, i16 -32768, i16 -32768, i16 -29805, i16 -3205, i16 -2733, i16 8464, i16 -12256, i16 -30253, i16 9313, i16 25083, i16 -2805, i16 8715, i16 23010, i16 0, i16 21367, i16 -25221, i16 21328, i16 -7125, i16 28128, i16 14833, i16 31429>, <32 x i16> <i16 32767, i16 -9506, i16 -32768, i16 19713, i16 27229, i16 -3593, i16 32767, i16 -1, i16 7987, i16 -2567, i16 19208, i16 8941, i16 0, i16 -28816, i16 -4244, i16 2409, i16 17543, i16 -32768, i16 -25688, i16 0, i16 8259, i16 -30573, i16 -25325, i16 -30811, i16 22922, i16 -16711, i16 -1, i16 16542, i16 -20596, i16 -1, i16 -14524, i16 32767>)
  %s3 = add i32 %c3, %s2
  %c4 = call i32 @pavg_b_512(<64 x i8> <i8 127, i8 -82, i8 -1, i8 127, i8 0, i8 0, i8 110, i8 -91, i8 -23, i8 42, i8 -116, i8 -128, i8 108, i8 -49, i8 -69, i8 -47, i8 16, i8 6, i8 109, i8 127, i8 12, i8 31, i8 -91, i8 0, i8 34, i8 127, i8 -100, i8 -51, i8 -97, i8 -114, i8 97, i8 71, i8 -109, i8 102, i8 -1, i8 23, i8 -103, i8 90, i8 -128, i8 -1, i8 38, i8 -83, i8 -23, i8 -1, i8 -115, i8 -43, i8 -124, i8 -1, i8 127, i8 45, i8 4, i8 21, i8 9, i8 31, i8 116, i8 -32, i8 -10, i8 -53, i8 -118, i8 13, i8 127, i8 57, i8 21, i8 127>, <64 x i8> <i8 -1, i8 96, i8 60, i8 -18, i8 89, i8 96, i8 -44, i8 75, i8 127, i8 -128, i8 -105, i8 -1, i8 101, i8 9, i8 51, i8 125, i8 127, i8 89, i8 120, i8 -17, i8 109, i8 118, i8 39, i8 18, i8 98, i8 127, i8 65, i8 -47, i8 73, i8 8, i8 8, i8 -64, i8 -16, i8 5, i8 120, i8 -1, i8 -85, i8 116, i8 -70, i8 0, i8 6, i8 -88, i8 102, i8 -128, i8 47, i8 72, i8 -2, i8 41, i8 44, i8 -16, i8 -101, i8 -7, i8 118, i8 -57, i8 43, i8 -116, i8 -128, i8 0, i8 -51, i8 -17, i8 -82, i8 12, i8 -56, i8 65>)
  %s4 = add i32 %c4, %s3
  %c5 = call i32 @pavg_w_512(<32 x i16> <i16 32767, i16 3364, i16 -1, i16 -32203, i16 12324, i16 5528, i16 0, i16 -973, i16 0, i16 -1, i16 28915, i16 31885, i16 -15197, i16 -24570, i16 809, i16 -32768, i16 -7111, i16 -1, i16 9090, i16 5743, i16 17267, i16 -32768, i16 -30359, i16 16046, i16 -13186, i16 -27723, i16 18076, i16 -19622, i16 -19425, i16 18744, i16 0, i16 -15109>, <32 x i16> <i16 -16233, i16 4, i16 -1, i16 28978, i16 -20476, i16 -2965, i16 3093, i16 17543, i16 -12763, i16 8535, i16 20083, i16 17209, i16 21182, i16 4163, i16 -17108, i16 1800, i16 -1997, i16 23406, i16 16919, i16 0, i16 28108, i16 13184, i16 815, i16 -24956, i16 0, i16 -25827, i16 -19043, i16 -15422, i16 32767, i16 20779, i16 14961, i16 28452>)
  %s5 = add i32 %c5, %s4
  %c6 = call i32 @pmaddubs_w_512(<64 x i8> <i8 12, i8 -17, i8 121, i8 0, i8 -48, i8 0, i8 0, i8 -109, i8 -76, i8 127, i8 51, i8 51, i8 -124, i8 -64, i8 93, i8 63, i8 0, i8 102, i8 36, i8 127, i8 24, i8 25, i8 72, i8 -1, i8 -63, i8 -82, i8 -120, i8 -52, i8 -80, i8 -125, i8 -98, i8 99, i8 -83, i8 79, i8 -128, i8 -76, i8 115, i8 0, i8 -52, i8 -11, i8 -83, i8 52, i8 19, i8 -58, i8 -108, i8 127, i8 -19, i8 -19, i8 18, i8 22, i8 -12, i8 89, i8 -42, i8 -1, i8 23, i8 -1, i8 -55, i8 100, i8 127, i8 -64, i8 -26, i8 -83, i8 98, i8 -41>, <64 x i8> <i8 -115, i8 -5, i8 -29, i8 75, i8 68, i8 19, i8 -1, i8 105, i8 57, i8 -111, i8 -44, i8 -117, i8 106, i8 123, i8 -25, i8 107, i8 -102, i8 -128, i8 7, i8 75, i8 -102, i8 111, i8 -104, i8 -55, i8 -70, i8 -13, i8 -43, i8 18, i8 -39, i8 98, i8 -1, i8 127, i8 0, i8 40, i8 85, i8 -99, i8 -109, i8 -68, i8 -59, i8 0, i8 -48, i8 52, i8 44, i8 -82, i8 0, i8 -15, i8 96, i8 -6, i8 95, i8 0, i8 -10, i8 -66, i8 -62, i8 -128, i8 -49, i8 90, i8 50, i8 127, i8 -25, i8 -78, i8 22, i8 75, i8 -15, i8 127>)
  %s6 = add i32 %c6, %s5
  %c7 = call i32 @pmaddw_d_512(<32 x i16> <i16 27574, i16 -32768, i16 4808, i16 -2132, i16 31297, i16 11790, i16 25315, i16 -1, i16 23315, i16 5480, i16 -15342, i16 -12411, i16 16439, i16 -2834, i16 -31670, i16 -1867, i16 -1685, i16 0, i16 5593, i16 32767, i16 3473, i16 -15017, i16 28488, i16 0, i16 27632, i16 27083, i16 32767, i16 32767, i16 -12082, i16 -7093, i16 19855, i16 27665>, <32 x i16> <i16 0, i16 -1, i16 12494, i16 30791, i16 156, i16 8082, i16 -15858, i16 4843, i16 2353, i16 -1, i16 1211, i16 32363, i16 32767, i16 15502, i16 23909, i16 0, i16 -12296, i16 17478, i16 -22685, i16 -14734, i16 19253, i16 -1641, i16 0, i16 6936, i16 24575, i16 -6132, i16 -27414, i16 -8468, i16 -28268, i16 1148, i16 -17600, i16 15566>)
  %s7 = add i32 %c7, %s6
  %c8 = call i32 @pmul_hr_sw_512(<32 x i16> <i16 -19284, i16 997, i16 27449, i16 -18599, i16 -13573, i16 -12820, i16 2509, i16 -7595, i16 1402, i16 28808, i16 -22618, i16 -6149, i16 -30798, i16 -27323, i16 32767, i16 -32768, i16 0, i16 3617, i16 -30885, i16 6452, i16 -32768, i16 -32768, i16 -1, i16 4139, i16 -28448, i16 -28389, i16 3920, i16 7659, i16 9423, i16 22333, i16 18071, i16 9427>, <32 x i16> <i16 17177, i16 1626, i16 25468, i16 -13816, i16 17261, i16 -8177, i16 -6732, i16 -1, i16 -6444, i16 -28756, i16 29877, i16 -11531, i16 -21364, i16 0, i16 26961, i16 -18277, i16 29013, i16 14517, i16 -19914, i16 4196, i16 -26759, i16 4380, i16 19912, i16 -7074, i16 -10546, i16 -23389, i16 17914, i16 -16090, i16 29715, i16 98, i16 -32768, i16 -6425>)
  %s8 = add i32 %c8, %s7
  %c9 = call i32 @pmulh_w_512(<32 x i16> <i16 24959, i16 14182, i16 -32768, i16 -1, i16 9844, i16 5185, i16 28688, i16 -22897, i16 12889, i16 32191, i16 -32626, i16 -27967, i16 1117, i16 17552, i16 -32596, i16 -6542, i16 15715, i16 27499, i16 16470, i16 -32768, i16 12850, i16 23433, i16 -32768, i16 -19056, i16 -2870, i16 0, i16 6747, i16 -32768, i16 -1, i16 -1828, i16 11286, i16 -18089>, <32 x i16> <i16 6543, i16 21581, i16 -32768, i16 -18556, i16 -72, i16 0, i16 4515, i16 -3709, i16 -17221, i16 32767, i16 27272, i16 27637, i16 -28510, i16 -22837, i16 -32010, i16 23735, i16 32767, i16 11152, i16 7523, i16 6230, i16 -838, i16 24941, i16 17837, i16 29746, i16 32767, i16 -7738, i16 -5359, i16 -22527, i16 -5327, i16 -7767, i16 0, i16 3511>)
  %s9 = add i32 %c9, %s8
  %c10 = call i32 @pmulhu_w_512(<32 x i16> <i16 32767, i16 -29301, i16 -32768, i16 -16767, i16 29929, i16 -15825, i16 6444, i16 13285, i16 -3267, i16 6725, i16 15335, i16 10990, i16 -18393, i16 -24929, i16 -21181, i16 -19745, i16 19526, i16 16507, i16 -19810, i16 -18311, i16 13543, i16 22050, i16 31540, i16 32028, i16 -32768, i16 3792, i16 -1, i16 19282, i16 -1548, i16 18995, i16 -15924, i16 0>, <32 x i16> <i16 -3693, i16 -2388, i16 -32768, i16 -10639, i16 30208, i16 -17575, i16 21485, i16 -25273, i16 931, i16 32410, i16 -30211, i16 -14975, i16 24456, i16 -30459, i16 -1883, i16 13275, i16 11197, i16 -1, i16 26175, i16 25225, i16 -8951, i16 17941, i16 -1, i16 -27433, i16 -4522, i16 28499, i16 14615, i16 24431, i16 -29425, i16 29132, i16 -17918, i16 17070>)
  %s10 = add i32 %c10, %s9
  %c11 = call i32 @psad_bw_512(<64 x i8> <i8 0, i8 14, i8 48, i8 27, i8 -29, i8 -51, i8 74, i8 6, i8 -78, i8 -97, i8 -98, i8 -73, i8 -1, i8 -30, i8 -128, i8 16, i8 51, i8 94, i8 -1, i8 0, i8 14, i8 -70, i8 127, i8 -12, i8 98, i8 55, i8 -26, i8 104, i8 -128, i8 -60, i8 -80, i8 -128, i8 -34, i8 108, i8 106, i8 127, i8 51, i8 64, i8 -35, i8 49, i8 -1, i8 24, i8 110, i8 36, i8 46, i8 38, i8 -14, i8 1, i8 119, i8 -128, i8 -30, i8 38, i8 -4, i8 -102, i8 -30, i8 -51, i8 -30, i8 127, i8 109, i8 -6, i8 -1, i8 27, i8 0, i8 123>, <64 x i8> <i8 -86, i8 80, i8 -70, i8 44, i8 -37, i8 10, i8 -83, i8 -19, i8 21, i8 -34, i8 0, i8 -125, i8 -1, i8 38, i8 -99, i8 18, i8 -1, i8 0, i8 18, i8 -128, i8 40, i8 -15, i8 -3, i8 53, i8 26, i8 25, i8 127, i8 -81, i8 0, i8 -29, i8 67, i8 -29, i8 88, i8 23, i8 127, i8 50, i8 103, i8 0, i8 112, i8 9, i8 93, i8 -16, i8 44, i8 36, i8 10, i8 -106, i8 -25, i8 -20, i8 -96, i8 110, i8 8, i8 75, i8 85, i8 -1, i8 -38, i8 119, i8 -40, i8 93, i8 81, i8 0, i8 -30, i8 -21, i8 -15, i8 29>)
  %s11 = add i32 %c11, %s10
  %c12 = call i32 @pshuf_b_512(<64 x i8> <i8 -37, i8 67, i8 -65, i8 127, i8 46, i8 105, i8 -82, i8 65, i8 39, i8 -99, i8 30, i8 9, i8 49, i8 62, i8 -32, i8 -128, i8 29, i8 78, i8 86, i8 41, i8 0, i8 127, i8 121, i8 11, i8 -128, i8 56, i8 4, i8 31, i8 27, i8 -128, i8 -26, i8 28, i8 -27, i8 -21, i8 -128, i8 65, i8 -58, i8 16, i8 61, i8 125, i8 -128, i8 59, i8 -1, i8 -110, i8 124, i8 66, i8 37, i8 20, i8 -128, i8 -11, i8 1, i8 0, i8 82, i8 90, i8 -94, i8 -41, i8 75, i8 -81, i8 -107, i8 -24, i8 77, i8 60, i8 -86, i8 55>, <64 x i8> <i8 -69, i8 -62, i8 0, i8 -99, i8 -69, i8 56, i8 -128, i8 20, i8 -106, i8 -117, i8 -83, i8 88, i8 -15, i8 -42, i8 3, i8 -102, i8 -55, i8 71, i8 -128, i8 114, i8 -95, i8 26, i8 -41, i8 127, i8 -117, i8 69, i8 70, i8 -24, i8 -93, i8 -79, i8 62, i8 58, i8 127, i8 65, i8 101, i8 38, i8 -28, i8 122, i8 0, i8 -12, i8 -103, i8 -127, i8 66, i8 -81, i8 110, i8 -99, i8 41, i8 -1, i8 -55, i8 15, i8 -5, i8 125, i8 -39, i8 -61, i8 127, i8 127, i8 61, i8 -128, i8 56, i8 0, i8 114, i8 -118, i8 2, i8 -1>)
  %s12 = add i32 %c12, %s11
  %c13 = call i32 @limits(<16 x float> <float 1.0, float 0.0, float 0.0, float 0x7FF8000000000000, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 5.0>, <8 x double> <double 1.0, double 1.0, double 1.0, double 1.0, double 1.0, double 1.0, double 1.0, double -1.0>)
  %s13 = add i32 %c13, %s12
  ret i32 %s13
}
