; test: shifts of AVX-512, by one number or one for each lane, are by any number
; oracle: none (LLVM runs it where the processor does)
; exit: 0
declare <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16>, <16 x i16>)
declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)
declare <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32>, <4 x i32>)
declare <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32>, i32)
declare <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32>, <4 x i32>)
declare <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32>, i32)
declare <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32>, <4 x i32>)
declare <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32>, i32)
declare <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32>, <16 x i32>)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
declare <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32>, <16 x i32>)
declare <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32>, <16 x i32>)
declare <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)
declare <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16>, <8 x i16>)
declare <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16>, <8 x i16>)
declare <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16>, <8 x i16>)
declare <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16>, <32 x i16>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64>, <4 x i64>)
declare <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16>, <32 x i16>)
declare <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16>, <32 x i16>)
declare <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8>, <64 x i8>)
declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>)
declare <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
declare <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8>, <64 x i8>)
declare <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64>, <2 x i64>)
declare <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64>, <2 x i64>)
declare <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64>, <2 x i64>)
declare <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64>, <8 x i64>)
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
define i32 @psll_d_512(<16 x i32> %a, <4 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %a, <4 x i32> %b)
  %one = extractelement <4 x i32> %b, i32 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = shl <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @pslli_d_512(<16 x i32> %a, i32 %b) {
  %r = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %a, i32 %b)
  %one = add i32 %b, 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = shl <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psllv_d_512(<16 x i32> %a, <16 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %a, <16 x i32> %b)
  %large = icmp ugt <16 x i32> %b, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %b
  %shifted = shl <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psll_q_512(<8 x i64> %a, <2 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %a, <2 x i64> %b)
  %one = extractelement <2 x i64> %b, i32 0
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = shl <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @pslli_q_512(<8 x i64> %a, i32 %b) {
  %r = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %a, i32 %b)
  %one = zext i32 %b to i64
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = shl <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psllv_q_512(<8 x i64> %a, <8 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %a, <8 x i64> %b)
  %large = icmp ugt <8 x i64> %b, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %b
  %shifted = shl <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psll_w_512(<32 x i16> %a, <8 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %a, <8 x i16> %b)
  %one = extractelement <8 x i16> %b, i32 0
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = shl <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @pslli_w_512(<32 x i16> %a, i32 %b) {
  %r = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %a, i32 %b)
  %one = trunc i32 %b to i16
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = shl <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psllv_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16> %a, <32 x i16> %b)
  %large = icmp ugt <32 x i16> %b, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %b
  %shifted = shl <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psllv_w_128(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %a, <8 x i16> %b)
  %large = icmp ugt <8 x i16> %b, splat (i16 15)
  %fits = select <8 x i1> %large, <8 x i16> splat (i16 15), <8 x i16> %b
  %shifted = shl <8 x i16> %a, %fits
  %own = select <8 x i1> %large, <8 x i16> zeroinitializer, <8 x i16> %shifted
  %s = bitcast <8 x i16> %own to i128
  %t = bitcast <8 x i16> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psllv_w_256(<16 x i16> %a, <16 x i16> %b) {
  %r = call <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16> %a, <16 x i16> %b)
  %large = icmp ugt <16 x i16> %b, splat (i16 15)
  %fits = select <16 x i1> %large, <16 x i16> splat (i16 15), <16 x i16> %b
  %shifted = shl <16 x i16> %a, %fits
  %own = select <16 x i1> %large, <16 x i16> zeroinitializer, <16 x i16> %shifted
  %s = bitcast <16 x i16> %own to i256
  %t = bitcast <16 x i16> %r to i256
  %d = icmp ne i256 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psra_d_512(<16 x i32> %a, <4 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %a, <4 x i32> %b)
  %one = extractelement <4 x i32> %b, i32 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = ashr <16 x i32> %a, %fits
  %s = bitcast <16 x i32> %shifted to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrai_d_512(<16 x i32> %a, i32 %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %a, i32 %b)
  %one = add i32 %b, 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = ashr <16 x i32> %a, %fits
  %s = bitcast <16 x i32> %shifted to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_d_512(<16 x i32> %a, <16 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %a, <16 x i32> %b)
  %large = icmp ugt <16 x i32> %b, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %b
  %shifted = ashr <16 x i32> %a, %fits
  %s = bitcast <16 x i32> %shifted to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psra_q_512(<8 x i64> %a, <2 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %a, <2 x i64> %b)
  %one = extractelement <2 x i64> %b, i32 0
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = ashr <8 x i64> %a, %fits
  %s = bitcast <8 x i64> %shifted to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrai_q_512(<8 x i64> %a, i32 %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64> %a, i32 %b)
  %one = zext i32 %b to i64
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = ashr <8 x i64> %a, %fits
  %s = bitcast <8 x i64> %shifted to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_q_512(<8 x i64> %a, <8 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64> %a, <8 x i64> %b)
  %large = icmp ugt <8 x i64> %b, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %b
  %shifted = ashr <8 x i64> %a, %fits
  %s = bitcast <8 x i64> %shifted to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psra_w_512(<32 x i16> %a, <8 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %a, <8 x i16> %b)
  %one = extractelement <8 x i16> %b, i32 0
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = ashr <32 x i16> %a, %fits
  %s = bitcast <32 x i16> %shifted to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrai_w_512(<32 x i16> %a, i32 %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %a, i32 %b)
  %one = trunc i32 %b to i16
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = ashr <32 x i16> %a, %fits
  %s = bitcast <32 x i16> %shifted to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16> %a, <32 x i16> %b)
  %large = icmp ugt <32 x i16> %b, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %b
  %shifted = ashr <32 x i16> %a, %fits
  %s = bitcast <32 x i16> %shifted to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_w_128(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %a, <8 x i16> %b)
  %large = icmp ugt <8 x i16> %b, splat (i16 15)
  %fits = select <8 x i1> %large, <8 x i16> splat (i16 15), <8 x i16> %b
  %shifted = ashr <8 x i16> %a, %fits
  %s = bitcast <8 x i16> %shifted to i128
  %t = bitcast <8 x i16> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_w_256(<16 x i16> %a, <16 x i16> %b) {
  %r = call <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16> %a, <16 x i16> %b)
  %large = icmp ugt <16 x i16> %b, splat (i16 15)
  %fits = select <16 x i1> %large, <16 x i16> splat (i16 15), <16 x i16> %b
  %shifted = ashr <16 x i16> %a, %fits
  %s = bitcast <16 x i16> %shifted to i256
  %t = bitcast <16 x i16> %r to i256
  %d = icmp ne i256 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrl_d_512(<16 x i32> %a, <4 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %a, <4 x i32> %b)
  %one = extractelement <4 x i32> %b, i32 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = lshr <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrli_d_512(<16 x i32> %a, i32 %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %a, i32 %b)
  %one = add i32 %b, 0
  %first = insertelement <16 x i32> poison, i32 %one, i32 0
  %by = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %large = icmp ugt <16 x i32> %by, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %by
  %shifted = lshr <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrlv_d_512(<16 x i32> %a, <16 x i32> %b) {
  %r = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %a, <16 x i32> %b)
  %large = icmp ugt <16 x i32> %b, splat (i32 31)
  %fits = select <16 x i1> %large, <16 x i32> splat (i32 31), <16 x i32> %b
  %shifted = lshr <16 x i32> %a, %fits
  %own = select <16 x i1> %large, <16 x i32> zeroinitializer, <16 x i32> %shifted
  %s = bitcast <16 x i32> %own to i512
  %t = bitcast <16 x i32> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrl_q_512(<8 x i64> %a, <2 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %a, <2 x i64> %b)
  %one = extractelement <2 x i64> %b, i32 0
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = lshr <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrli_q_512(<8 x i64> %a, i32 %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %a, i32 %b)
  %one = zext i32 %b to i64
  %first = insertelement <8 x i64> poison, i64 %one, i32 0
  %by = shufflevector <8 x i64> %first, <8 x i64> poison, <8 x i32> zeroinitializer
  %large = icmp ugt <8 x i64> %by, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %by
  %shifted = lshr <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrlv_q_512(<8 x i64> %a, <8 x i64> %b) {
  %r = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %a, <8 x i64> %b)
  %large = icmp ugt <8 x i64> %b, splat (i64 63)
  %fits = select <8 x i1> %large, <8 x i64> splat (i64 63), <8 x i64> %b
  %shifted = lshr <8 x i64> %a, %fits
  %own = select <8 x i1> %large, <8 x i64> zeroinitializer, <8 x i64> %shifted
  %s = bitcast <8 x i64> %own to i512
  %t = bitcast <8 x i64> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrl_w_512(<32 x i16> %a, <8 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %a, <8 x i16> %b)
  %one = extractelement <8 x i16> %b, i32 0
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = lshr <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrli_w_512(<32 x i16> %a, i32 %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %a, i32 %b)
  %one = trunc i32 %b to i16
  %first = insertelement <32 x i16> poison, i16 %one, i32 0
  %by = shufflevector <32 x i16> %first, <32 x i16> poison, <32 x i32> zeroinitializer
  %large = icmp ugt <32 x i16> %by, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %by
  %shifted = lshr <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrlv_w_512(<32 x i16> %a, <32 x i16> %b) {
  %r = call <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16> %a, <32 x i16> %b)
  %large = icmp ugt <32 x i16> %b, splat (i16 15)
  %fits = select <32 x i1> %large, <32 x i16> splat (i16 15), <32 x i16> %b
  %shifted = lshr <32 x i16> %a, %fits
  %own = select <32 x i1> %large, <32 x i16> zeroinitializer, <32 x i16> %shifted
  %s = bitcast <32 x i16> %own to i512
  %t = bitcast <32 x i16> %r to i512
  %d = icmp ne i512 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrlv_w_128(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %a, <8 x i16> %b)
  %large = icmp ugt <8 x i16> %b, splat (i16 15)
  %fits = select <8 x i1> %large, <8 x i16> splat (i16 15), <8 x i16> %b
  %shifted = lshr <8 x i16> %a, %fits
  %own = select <8 x i1> %large, <8 x i16> zeroinitializer, <8 x i16> %shifted
  %s = bitcast <8 x i16> %own to i128
  %t = bitcast <8 x i16> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrlv_w_256(<16 x i16> %a, <16 x i16> %b) {
  %r = call <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16> %a, <16 x i16> %b)
  %large = icmp ugt <16 x i16> %b, splat (i16 15)
  %fits = select <16 x i1> %large, <16 x i16> splat (i16 15), <16 x i16> %b
  %shifted = lshr <16 x i16> %a, %fits
  %own = select <16 x i1> %large, <16 x i16> zeroinitializer, <16 x i16> %shifted
  %s = bitcast <16 x i16> %own to i256
  %t = bitcast <16 x i16> %r to i256
  %d = icmp ne i256 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psra_q_128(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64> %a, <2 x i64> %b)
  %one = extractelement <2 x i64> %b, i32 0
  %first = insertelement <2 x i64> poison, i64 %one, i32 0
  %by = shufflevector <2 x i64> %first, <2 x i64> poison, <2 x i32> zeroinitializer
  %large = icmp ugt <2 x i64> %by, splat (i64 63)
  %fits = select <2 x i1> %large, <2 x i64> splat (i64 63), <2 x i64> %by
  %shifted = ashr <2 x i64> %a, %fits
  %s = bitcast <2 x i64> %shifted to i128
  %t = bitcast <2 x i64> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrai_q_128(<2 x i64> %a, i32 %b) {
  %r = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %a, i32 %b)
  %one = zext i32 %b to i64
  %first = insertelement <2 x i64> poison, i64 %one, i32 0
  %by = shufflevector <2 x i64> %first, <2 x i64> poison, <2 x i32> zeroinitializer
  %large = icmp ugt <2 x i64> %by, splat (i64 63)
  %fits = select <2 x i1> %large, <2 x i64> splat (i64 63), <2 x i64> %by
  %shifted = ashr <2 x i64> %a, %fits
  %s = bitcast <2 x i64> %shifted to i128
  %t = bitcast <2 x i64> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_q_128(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64> %a, <2 x i64> %b)
  %large = icmp ugt <2 x i64> %b, splat (i64 63)
  %fits = select <2 x i1> %large, <2 x i64> splat (i64 63), <2 x i64> %b
  %shifted = ashr <2 x i64> %a, %fits
  %s = bitcast <2 x i64> %shifted to i128
  %t = bitcast <2 x i64> %r to i128
  %d = icmp ne i128 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psra_q_256(<4 x i64> %a, <2 x i64> %b) {
  %r = call <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64> %a, <2 x i64> %b)
  %one = extractelement <2 x i64> %b, i32 0
  %first = insertelement <4 x i64> poison, i64 %one, i32 0
  %by = shufflevector <4 x i64> %first, <4 x i64> poison, <4 x i32> zeroinitializer
  %large = icmp ugt <4 x i64> %by, splat (i64 63)
  %fits = select <4 x i1> %large, <4 x i64> splat (i64 63), <4 x i64> %by
  %shifted = ashr <4 x i64> %a, %fits
  %s = bitcast <4 x i64> %shifted to i256
  %t = bitcast <4 x i64> %r to i256
  %d = icmp ne i256 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrai_q_256(<4 x i64> %a, i32 %b) {
  %r = call <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64> %a, i32 %b)
  %one = zext i32 %b to i64
  %first = insertelement <4 x i64> poison, i64 %one, i32 0
  %by = shufflevector <4 x i64> %first, <4 x i64> poison, <4 x i32> zeroinitializer
  %large = icmp ugt <4 x i64> %by, splat (i64 63)
  %fits = select <4 x i1> %large, <4 x i64> splat (i64 63), <4 x i64> %by
  %shifted = ashr <4 x i64> %a, %fits
  %s = bitcast <4 x i64> %shifted to i256
  %t = bitcast <4 x i64> %r to i256
  %d = icmp ne i256 %s, %t
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @psrav_q_256(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %a, <4 x i64> %b)
  %large = icmp ugt <4 x i64> %b, splat (i64 63)
  %fits = select <4 x i1> %large, <4 x i64> splat (i64 63), <4 x i64> %b
  %shifted = ashr <4 x i64> %a, %fits
  %s = bitcast <4 x i64> %shifted to i256
  %t = bitcast <4 x i64> %r to i256
  %d = icmp ne i256 %s, %t
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
  %c13 = call i32 @psll_d_512(<16 x i32> <i32 -1297253104, i32 -1293468702, i32 480433945, i32 0, i32 2147483647, i32 0, i32 1432897213, i32 1871742847, i32 -1428157810, i32 -1048985182, i32 -1, i32 2147483647, i32 -654065770, i32 -1882084928, i32 -988454101, i32 -2147483648>, <4 x i32> <i32 3, i32 0, i32 181943421, i32 -1939523996>)
  %s13 = add i32 %c13, %s12
  %c14 = call i32 @pslli_d_512(<16 x i32> <i32 -2147483648, i32 -1, i32 -1, i32 285898870, i32 -444901371, i32 -1, i32 1112763298, i32 1873662043, i32 513246036, i32 1019437828, i32 -994707868, i32 -367804078, i32 1072943951, i32 0, i32 2056021761, i32 -2012087940>, i32 31)
  %s14 = add i32 %c14, %s13
  %c15 = call i32 @psllv_d_512(<16 x i32> <i32 186726128, i32 -922380767, i32 0, i32 -1005164291, i32 -300018172, i32 -2147483648, i32 791078619, i32 -450097122, i32 1645088699, i32 1114383157, i32 2147483647, i32 -811475870, i32 1348491218, i32 2000202536, i32 -1203174632, i32 -1>, <16 x i32> <i32 37, i32 32, i32 32, i32 1, i32 -1, i32 -1, i32 0, i32 2, i32 2, i32 32, i32 2, i32 1, i32 32, i32 1, i32 31, i32 -1>)
  %s15 = add i32 %c15, %s14
  %c16 = call i32 @psll_q_512(<8 x i64> <i64 4390956596344404283, i64 -6986266876067169779, i64 -6026684730099265272, i64 -8830426593600493508, i64 2719206901919186154, i64 2230873977207653861, i64 188531684337204404, i64 9223372036854775807>, <2 x i64> <i64 5, i64 5785728969164681487>)
  %s16 = add i32 %c16, %s15
  %c17 = call i32 @pslli_q_512(<8 x i64> <i64 -9223372036854775808, i64 9001763367403477715, i64 4911746379779501119, i64 -617475886565082396, i64 -230320184092247246, i64 -6058697127733372927, i64 0, i64 4290810751421794865>, i32 5)
  %s17 = add i32 %c17, %s16
  %c18 = call i32 @psllv_q_512(<8 x i64> <i64 -7499427569874006055, i64 4324644142839838263, i64 -8820719953332726344, i64 8218350923203738685, i64 9223372036854775807, i64 2472646911201358133, i64 -2481218390204146794, i64 -2102633889604583837>, <8 x i64> <i64 2, i64 64, i64 1, i64 2, i64 69, i64 69, i64 63, i64 1>)
  %s18 = add i32 %c18, %s17
  %c19 = call i32 @psll_w_512(<32 x i16> <i16 -22347, i16 -5989, i16 -31518, i16 22782, i16 -14054, i16 14747, i16 26930, i16 17500, i16 -10741, i16 -1, i16 -4414, i16 -32768, i16 0, i16 -5929, i16 -16193, i16 -7351, i16 -18210, i16 -115, i16 14382, i16 -28592, i16 -3148, i16 14895, i16 27033, i16 -10558, i16 32270, i16 15118, i16 0, i16 21502, i16 -23652, i16 -2240, i16 19818, i16 21531>, <8 x i16> <i16 5, i16 0, i16 0, i16 0, i16 10876, i16 -3484, i16 -1043, i16 -4553>)
  %s19 = add i32 %c19, %s18
  %c20 = call i32 @pslli_w_512(<32 x i16> <i16 -6414, i16 -13781, i16 -26339, i16 27314, i16 -31875, i16 -20495, i16 -19705, i16 1706, i16 -32768, i16 0, i16 14369, i16 -16123, i16 -27476, i16 -32768, i16 -7276, i16 25893, i16 9080, i16 31712, i16 -25028, i16 29774, i16 17382, i16 2267, i16 32767, i16 -28709, i16 15500, i16 4972, i16 5470, i16 -26299, i16 -23164, i16 -9634, i16 8789, i16 27635>, i32 1)
  %s20 = add i32 %c20, %s19
  %c21 = call i32 @psllv_w_512(<32 x i16> <i16 24359, i16 -22485, i16 8032, i16 -1, i16 -27779, i16 32530, i16 -17636, i16 18434, i16 -12094, i16 15351, i16 25368, i16 29346, i16 14129, i16 32767, i16 17912, i16 6544, i16 -13741, i16 -25892, i16 -1, i16 -7032, i16 -27507, i16 7173, i16 -29596, i16 24095, i16 32767, i16 9110, i16 26732, i16 8782, i16 25353, i16 27233, i16 23526, i16 30021>, <32 x i16> <i16 2, i16 2, i16 -1, i16 15, i16 21, i16 21, i16 2, i16 -1, i16 1, i16 0, i16 0, i16 15, i16 2, i16 3, i16 21, i16 21, i16 -1, i16 1, i16 21, i16 16, i16 -1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 3, i16 1, i16 15, i16 2, i16 -1, i16 21>)
  %s21 = add i32 %c21, %s20
  %c22 = call i32 @psllv_w_128(<8 x i16> <i16 -26294, i16 -1129, i16 0, i16 -32768, i16 -17664, i16 -12598, i16 14421, i16 -32768>, <8 x i16> <i16 3, i16 3, i16 0, i16 15, i16 2, i16 15, i16 0, i16 0>)
  %s22 = add i32 %c22, %s21
  %c23 = call i32 @psllv_w_256(<16 x i16> <i16 -14108, i16 32345, i16 29631, i16 -21261, i16 -1, i16 -30993, i16 -7557, i16 -23715, i16 21369, i16 0, i16 32767, i16 0, i16 15509, i16 -9435, i16 15514, i16 7460>, <16 x i16> <i16 0, i16 1, i16 15, i16 2, i16 21, i16 16, i16 15, i16 21, i16 2, i16 15, i16 15, i16 15, i16 3, i16 15, i16 1, i16 -1>)
  %s23 = add i32 %c23, %s22
  %c24 = call i32 @psra_d_512(<16 x i32> <i32 67680346, i32 1173429906, i32 2147483647, i32 950628204, i32 -1083321392, i32 -453011353, i32 1650139136, i32 -2147483648, i32 -1989268153, i32 1357583943, i32 863703364, i32 -704716672, i32 -1459047739, i32 791506825, i32 -1183377659, i32 1072108709>, <4 x i32> <i32 5, i32 0, i32 -127108455, i32 -2049776024>)
  %s24 = add i32 %c24, %s23
  %c25 = call i32 @psrai_d_512(<16 x i32> <i32 -18584739, i32 611017078, i32 2147483647, i32 0, i32 1096609389, i32 1553203376, i32 -618151127, i32 -652153860, i32 -1, i32 -573393672, i32 -495503501, i32 754624164, i32 1111236348, i32 -2147483648, i32 865687671, i32 1842313656>, i32 1)
  %s25 = add i32 %c25, %s24
  %c26 = call i32 @psrav_d_512(<16 x i32> <i32 1460958650, i32 1590491020, i32 -489688058, i32 2008118306, i32 -1815792828, i32 0, i32 2147483647, i32 1668080391, i32 0, i32 1320902096, i32 2147483647, i32 -1, i32 -2147483648, i32 0, i32 -2147483648, i32 -743932565>, <16 x i32> <i32 37, i32 32, i32 31, i32 1, i32 32, i32 3, i32 32, i32 3, i32 1, i32 31, i32 1, i32 3, i32 37, i32 1, i32 3, i32 32>)
  %s26 = add i32 %c26, %s25
  %c27 = call i32 @psra_q_512(<8 x i64> <i64 -3178846682954887508, i64 2177671660679495487, i64 -220887589369241213, i64 9223372036854775807, i64 -6811158639367504452, i64 -1, i64 6789365410713935037, i64 -9153878756334856638>, <2 x i64> <i64 3, i64 8467587041908801782>)
  %s27 = add i32 %c27, %s26
  %c28 = call i32 @psrai_q_512(<8 x i64> <i64 -1384696421885377282, i64 5131480845413380583, i64 -9081340328482997057, i64 7230847796691279744, i64 9223372036854775807, i64 -8198683425691024256, i64 -8478840216182046232, i64 3640093701627044320>, i32 1)
  %s28 = add i32 %c28, %s27
  %c29 = call i32 @psrav_q_512(<8 x i64> <i64 1195714165743678198, i64 2891559065265926907, i64 8141438823870158776, i64 2906542960487621873, i64 -4182275680347510971, i64 -7031331999216579867, i64 2749036335996940183, i64 4768555870668771036>, <8 x i64> <i64 63, i64 63, i64 3, i64 3, i64 3, i64 64, i64 -1, i64 2>)
  %s29 = add i32 %c29, %s28
  %c30 = call i32 @psra_w_512(<32 x i16> <i16 -18589, i16 11543, i16 -31002, i16 9346, i16 -13884, i16 12786, i16 19317, i16 -1, i16 32767, i16 -1423, i16 -6891, i16 763, i16 28951, i16 -10317, i16 5769, i16 29817, i16 -1, i16 -19593, i16 14274, i16 -18656, i16 -1, i16 -4825, i16 30124, i16 9516, i16 18107, i16 -4242, i16 5827, i16 -20765, i16 -8852, i16 15248, i16 32767, i16 32167>, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 30499, i16 16095, i16 -2472, i16 -1>)
  %s30 = add i32 %c30, %s29
  %c31 = call i32 @psrai_w_512(<32 x i16> <i16 -10127, i16 -32768, i16 0, i16 -29402, i16 30571, i16 -29149, i16 32767, i16 -13311, i16 14026, i16 -12904, i16 -9487, i16 -6981, i16 -30813, i16 -957, i16 32767, i16 18701, i16 17394, i16 -32768, i16 -20746, i16 -32768, i16 3348, i16 -14338, i16 -27664, i16 -32768, i16 0, i16 8234, i16 -1615, i16 32767, i16 22103, i16 -1, i16 20023, i16 -1>, i32 15)
  %s31 = add i32 %c31, %s30
  %c32 = call i32 @psrav_w_512(<32 x i16> <i16 26044, i16 -12391, i16 -25908, i16 28115, i16 0, i16 18014, i16 -32768, i16 -13479, i16 -20198, i16 0, i16 -16212, i16 -1, i16 25618, i16 0, i16 -3687, i16 28855, i16 1585, i16 6829, i16 2743, i16 -17924, i16 -30364, i16 -31932, i16 26097, i16 2678, i16 -32768, i16 6393, i16 24948, i16 -32271, i16 1257, i16 9535, i16 5815, i16 9060>, <32 x i16> <i16 16, i16 -1, i16 16, i16 0, i16 2, i16 3, i16 3, i16 16, i16 3, i16 21, i16 15, i16 15, i16 2, i16 3, i16 15, i16 2, i16 2, i16 3, i16 15, i16 15, i16 3, i16 16, i16 15, i16 21, i16 -1, i16 3, i16 0, i16 3, i16 16, i16 2, i16 2, i16 0>)
  %s32 = add i32 %c32, %s31
  %c33 = call i32 @psrav_w_128(<8 x i16> <i16 -25240, i16 19997, i16 0, i16 -17996, i16 15347, i16 32149, i16 -1, i16 -16347>, <8 x i16> <i16 15, i16 15, i16 21, i16 3, i16 -1, i16 2, i16 0, i16 21>)
  %s33 = add i32 %c33, %s32
  %c34 = call i32 @psrav_w_256(<16 x i16> <i16 -23239, i16 -24293, i16 -26253, i16 27343, i16 -14305, i16 -6022, i16 -27952, i16 32767, i16 26639, i16 -15535, i16 -2795, i16 -19884, i16 -20353, i16 -1, i16 27984, i16 28471>, <16 x i16> <i16 2, i16 3, i16 3, i16 2, i16 21, i16 0, i16 16, i16 16, i16 16, i16 -1, i16 1, i16 0, i16 21, i16 16, i16 21, i16 1>)
  %s34 = add i32 %c34, %s33
  %c35 = call i32 @psrl_d_512(<16 x i32> <i32 -1947707675, i32 2147483647, i32 -1, i32 1868827489, i32 -2130824109, i32 1423683727, i32 89598054, i32 -112643053, i32 1535078412, i32 2147483647, i32 10073465, i32 -2116738298, i32 -1623786747, i32 31566077, i32 1598647217, i32 -667757128>, <4 x i32> <i32 3, i32 0, i32 -2147483648, i32 -2147483648>)
  %s35 = add i32 %c35, %s34
  %c36 = call i32 @psrli_d_512(<16 x i32> <i32 -1940691122, i32 -577328697, i32 -1, i32 -267288385, i32 -596790470, i32 2065042593, i32 1943644769, i32 -1653125009, i32 1076698069, i32 -2110762796, i32 1307625640, i32 829924171, i32 -885251740, i32 911633015, i32 -1, i32 138473542>, i32 5)
  %s36 = add i32 %c36, %s35
  %c37 = call i32 @psrlv_d_512(<16 x i32> <i32 -167442536, i32 2036647199, i32 1962180379, i32 -339175268, i32 1739271088, i32 -1330670289, i32 -1362830278, i32 -1908156758, i32 1495266432, i32 -1, i32 -1466479326, i32 65315616, i32 1197885242, i32 -1008545481, i32 2147483647, i32 -2147483648>, <16 x i32> <i32 31, i32 1, i32 3, i32 3, i32 -1, i32 31, i32 37, i32 37, i32 3, i32 2, i32 -1, i32 31, i32 31, i32 37, i32 0, i32 0>)
  %s37 = add i32 %c37, %s36
  %c38 = call i32 @psrl_q_512(<8 x i64> <i64 -8559526564761343594, i64 -5407105398350738411, i64 9223372036854775807, i64 -7908471634410925732, i64 3603455519685929962, i64 1389134825228272095, i64 -5241730504258949354, i64 -4661873442741677177>, <2 x i64> <i64 5, i64 -1>)
  %s38 = add i32 %c38, %s37
  %c39 = call i32 @psrli_q_512(<8 x i64> <i64 8719480793783055677, i64 3645194024288705299, i64 8739209400145097230, i64 -2911522299261745148, i64 9223372036854775807, i64 -3706027368687243125, i64 0, i64 3055219140701065011>, i32 5)
  %s39 = add i32 %c39, %s38
  %c40 = call i32 @psrlv_q_512(<8 x i64> <i64 8089638948920662098, i64 4443760848397645443, i64 -7718475556345782068, i64 3586470277596321653, i64 -7065685230205193825, i64 7893055656678949087, i64 9223372036854775807, i64 3961203573096577289>, <8 x i64> <i64 1, i64 -1, i64 0, i64 -1, i64 -1, i64 1, i64 63, i64 2>)
  %s40 = add i32 %c40, %s39
  %c41 = call i32 @psrl_w_512(<32 x i16> <i16 19165, i16 -31592, i16 -20531, i16 -21195, i16 32767, i16 4231, i16 -26932, i16 -26574, i16 9971, i16 -24904, i16 -17542, i16 -14867, i16 0, i16 6988, i16 17292, i16 -32768, i16 32767, i16 -18728, i16 0, i16 -32768, i16 -30234, i16 -19744, i16 -1, i16 6162, i16 -1, i16 -28443, i16 -14361, i16 4035, i16 -6476, i16 32767, i16 -19681, i16 -18831>, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 25254, i16 0, i16 5084, i16 0>)
  %s41 = add i32 %c41, %s40
  %c42 = call i32 @psrli_w_512(<32 x i16> <i16 3471, i16 23555, i16 32767, i16 12768, i16 -27066, i16 6556, i16 -2064, i16 -1, i16 22351, i16 0, i16 5337, i16 2026, i16 -1, i16 -1, i16 -1, i16 29213, i16 13661, i16 -15431, i16 -14702, i16 32767, i16 -26948, i16 -6272, i16 0, i16 9284, i16 0, i16 11259, i16 -7062, i16 -8168, i16 32461, i16 11933, i16 28216, i16 -13307>, i32 15)
  %s42 = add i32 %c42, %s41
  %c43 = call i32 @psrlv_w_512(<32 x i16> <i16 30608, i16 22256, i16 -1, i16 2590, i16 -14043, i16 -29634, i16 4576, i16 11892, i16 14954, i16 25659, i16 -32768, i16 1110, i16 -10405, i16 0, i16 -32768, i16 6874, i16 -20814, i16 -10145, i16 0, i16 -32768, i16 -19576, i16 -4174, i16 -20259, i16 -1036, i16 -32768, i16 -10116, i16 -2920, i16 -8013, i16 -18930, i16 -28166, i16 27646, i16 31262>, <32 x i16> <i16 15, i16 15, i16 21, i16 1, i16 3, i16 16, i16 0, i16 0, i16 21, i16 2, i16 21, i16 3, i16 21, i16 3, i16 16, i16 21, i16 3, i16 0, i16 16, i16 1, i16 -1, i16 3, i16 0, i16 16, i16 -1, i16 2, i16 2, i16 -1, i16 3, i16 2, i16 15, i16 3>)
  %s43 = add i32 %c43, %s42
  %c44 = call i32 @psrlv_w_128(<8 x i16> <i16 -16177, i16 -12343, i16 -29702, i16 31043, i16 -10286, i16 6909, i16 27015, i16 1062>, <8 x i16> <i16 3, i16 15, i16 1, i16 21, i16 0, i16 3, i16 21, i16 0>)
  %s44 = add i32 %c44, %s43
  %c45 = call i32 @psrlv_w_256(<16 x i16> <i16 -18856, i16 -32768, i16 2841, i16 878, i16 -145, i16 -3047, i16 23447, i16 3078, i16 -32768, i16 11815, i16 -32768, i16 32511, i16 -28891, i16 -3946, i16 -1, i16 26031>, <16 x i16> <i16 2, i16 -1, i16 -1, i16 21, i16 3, i16 21, i16 15, i16 15, i16 2, i16 15, i16 2, i16 16, i16 0, i16 0, i16 0, i16 2>)
  %s45 = add i32 %c45, %s44
  %c46 = call i32 @psra_q_128(<2 x i64> <i64 1958158464189097632, i64 -9223372036854775808>, <2 x i64> <i64 3, i64 -4256463345258284844>)
  %s46 = add i32 %c46, %s45
  %c47 = call i32 @psrai_q_128(<2 x i64> <i64 0, i64 5543019961078558400>, i32 63)
  %s47 = add i32 %c47, %s46
  %c48 = call i32 @psrav_q_128(<2 x i64> <i64 8216955161324594680, i64 0>, <2 x i64> <i64 2, i64 63>)
  %s48 = add i32 %c48, %s47
  %c49 = call i32 @psra_q_256(<4 x i64> <i64 -4799394288198306559, i64 -9223372036854775808, i64 -8214868571440410790, i64 -1>, <2 x i64> <i64 3, i64 -9223372036854775808>)
  %s49 = add i32 %c49, %s48
  %c50 = call i32 @psrai_q_256(<4 x i64> <i64 -6214493874865643009, i64 -6479891410291428538, i64 -4158052411995385139, i64 -120886653553098945>, i32 5)
  %s50 = add i32 %c50, %s49
  %c51 = call i32 @psrav_q_256(<4 x i64> <i64 -9223372036854775808, i64 -4498613010009859621, i64 -9092645419425373720, i64 -1>, <4 x i64> <i64 -1, i64 69, i64 0, i64 -1>)
  %s51 = add i32 %c51, %s50
  ret i32 %s51
}
