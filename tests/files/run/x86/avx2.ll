; test: intrinsics of x86: AVX2, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: e49242f4a4d202345c3a1afc40e68e38
; stdout: b80e66c01c7ada3c00060e0840e68e3800060e080c0a0a0cb4825224bc5afa9c
; stdout: 000000205fa0024214a232c458ee8620
; stdout: 00000000000004c014a232c458ee8620000000000000e03f0000000000000080
; stdout: e49242f4000080ff0040c84240e68e38
; stdout: 00ef7f4700f07fc75c3a1afc00004041000040c00000803eb4825224bc5afa9c
; stdout: e49242f4a85e16d014a232c458ee8620
; stdout: e49242f4a85e16d05096de2874c21264b80e66c01c7ada3c40e68e38e49242f4
; stdout: 00060e080c0a0a0c0000000000000000
; stdout: a85e16d00c0a0a0c04020204bc5afa9c
; stdout: 000000205fa002420c0a0a0cf076fe88
; stdout: 00000000000004c00c0a0a0cf076fe88000000000000e03f0000000000000080
; stdout: a85e16d0000080ff0000000000000000
; stdout: 00ef7f4700f07fc70402020400004041
; stdout: 5096de2874c21264b80e66c01c7ada3c
; stdout: 080e06000c0a0a0c0c0a0a0cf076fe8804020204080e0600bc5afa9c40e68e38
; stdout: 0000000034689ed6104c8aca0c5096de
; stdout: 78a4d20234689ed600000000000000000000000000000000000000003c00060e
; stdout: 78a4d20234689ed60000000000000000
; stdout: 78a4d20234689ed6104c8aca0c5096de2874c21264b80e660000000000000000
; stdout: 00264e78a4d20234689ed6104c8aca0c5096de2874c21264b80e66c01c7ada3c
; stdout: 40e68e38d20234689ed6104c8aca0c5096de2874c21264b8f8cea6805c3a1afc
; stdout: f8cea6805c3a1afc00060e0804020204de2874c21264b80e66c01c7ada3c0006
; stdout: 30363e4854627284104c8aca0c5096de80a6cef8245282b4c01c7ada3c00060e
; stdout: d001cc01d001dc01e001dc01d001cc0110010401000100010001000100011401
; stdout: a001bc01440184007001c801d001d801800018010002b801680020010002a001
; stdout: d001f401200254029002d4012002740290018c0190019c01a0019c0190018c01
; stdout: f076fe884c8acac45096de2874c21264b80e66c01c7ada3c00060e08040202cc
; stdout: 00060e08f076fe8800060e08f076fe8800060e08f076fe8800060e08f076fe88
; stdout: 00ef7f47000040c000ef7f47000040c000ef7f47000040c000ef7f47000040c0
; stdout: 44d9700c5409c17c94c9003da4f850ad0408100c1418100cb429a01cc459f08c
; stdout: 0e0e16166e7ec6e62ebf86271ecff6b65e8f36774e9fa6060e0e06060e0e1616
; stdout: 4e9fa6063eaf16973eaf16972ebf86262ebf86271ecff6b61ecff6b60e0e0606
; stdout: 9c938b84fc030c04fc030c04fc03fcf3fc03fcf3dcd3ccc3dcd4cbc49c938c83
; stdout: 00800080524e423dd2cdff7fb2ada29ef2fd02fe020e02feff7f827e726e0080
; stdout: 020e02fef2ede2dd726e625e524e423ed2cdc2bdb2ada29ef2fd02fe020e02fe
; stdout: 940e54036410040e5433d43f444aa4a1f4a934dc640a841f008094db841f64a8
; stdout: 4922290773254d027301f9f82c0061fc8002fcff41056cfdd5cfa124dcfb4d41
; stdout: 980000300000c60030723a98543e3e54e84a8280cc5656cc80004ae800ce0024
; stdout: e8e2aa90ccf64a8c30165e58f4426ee4008ee6409cfa5abc00060e0004020204
; stdout: 00264e78a4d20234986129efb47535f35096de288c3ded9bb80e66c0e48525c3
; stdout: 48f166c0e48526c30006f2f70402fefb080efafff4f50a0c1089027714a2ce3b

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
@floats = global [24 x float] [float 1.0, float -2.5, float 3.5, float 0.5, float -0.0, float 0x7FF0000000000000, float 1.0e10, float 2.5, float -7.25, float 0xFFF0000000000000, float 100.125, float 0x3810000000000000, float -0.5, float 1.5, float 65519.0, float -65520.0, float 0x3E70000000000000, float 12.0, float -3.0, float 0.25, float 8.0, float -9.75, float 1.25, float 6.0]
@doubles = global [16 x double] [double 1.0, double -2.5, double 3.5, double 0.5, double -0.0, double 0x7FF0000000000000, double 1.0e10, double 2.5, double -7.25, double 0xFFF0000000000000, double 100.125, double 0x10000000000000, double -0.5, double 1.5, double 12.0, double -3.0]
@words = global [8 x i32] [i32 1, i32 -3, i32 7, i32 0, i32 -8, i32 12, i32 5, i32 -1]
@longs = global [4 x i64] [i64 2, i64 -5, i64 9, i64 -1]
@out = global [64 x i8] zeroinitializer
@digits = constant [5 x i8] c"%02x\00"
@line = constant [1 x i8] c"\00"

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @fill() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %square = mul i64 %i, %i
  %seven = mul i64 %i, 37
  %sum = add i64 %square, %seven
  %byte = trunc i64 %sum to i8
  %low = and i8 %byte, 15
  %kind = and i64 %i, 48
  %small = icmp eq i64 %kind, 32
  %value = select i1 %small, i8 %low, i8 %byte
  %to = getelementptr i8, ptr @bytes, i64 %i
  store i8 %value, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 256
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @show(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %word = zext i8 %byte to i32
  %printed = call i32 (ptr, ...) @printf(ptr @digits, i32 %word)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %end = call i32 @puts(ptr @line)
  ret void
}

declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32>, ptr, <8 x i32>, <8 x i32>, i8)
declare <2 x double> @llvm.x86.avx2.gather.d.pd(<2 x double>, ptr, <4 x i32>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double>, ptr, <4 x i32>, <4 x double>, i8)
declare <4 x float> @llvm.x86.avx2.gather.d.ps(<4 x float>, ptr, <4 x i32>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, ptr, <8 x i32>, <8 x float>, i8)
declare <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64>, ptr, <4 x i32>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx2.gather.d.q.256(<4 x i64>, ptr, <4 x i32>, <4 x i64>, i8)
declare <4 x i32> @llvm.x86.avx2.gather.q.d(<4 x i32>, ptr, <2 x i64>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, ptr, <4 x i64>, <4 x i32>, i8)
declare <2 x double> @llvm.x86.avx2.gather.q.pd(<2 x double>, ptr, <2 x i64>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double>, ptr, <4 x i64>, <4 x double>, i8)
declare <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float>, ptr, <2 x i64>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx2.gather.q.ps.256(<4 x float>, ptr, <4 x i64>, <4 x float>, i8)
declare <2 x i64> @llvm.x86.avx2.gather.q.q(<2 x i64>, ptr, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx2.gather.q.q.256(<4 x i64>, ptr, <4 x i64>, <4 x i64>, i8)
declare <4 x i32> @llvm.x86.avx2.maskload.d(ptr, <4 x i32>)
declare <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr, <8 x i32>)
declare <2 x i64> @llvm.x86.avx2.maskload.q(ptr, <2 x i64>)
declare <4 x i64> @llvm.x86.avx2.maskload.q.256(ptr, <4 x i64>)
declare void @llvm.x86.avx2.maskstore.d(ptr, <4 x i32>, <4 x i32>)
declare void @llvm.x86.avx2.maskstore.d.256(ptr, <8 x i32>, <8 x i32>)
declare void @llvm.x86.avx2.maskstore.q(ptr, <2 x i64>, <2 x i64>)
declare void @llvm.x86.avx2.maskstore.q.256(ptr, <4 x i64>, <4 x i64>)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8)
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>)
declare <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>)
declare <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32>, <8 x i32>)
declare <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16>, <16 x i16>)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)
declare <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32>, <8 x i32>)
declare <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16>, <16 x i16>)

define i32 @main() "target-features"="+avx2" {
  call void @fill()
  ; avx2.gather.d.d 4
  %a0.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <4 x i32>, ptr @words, align 1
  %a0.2 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r0 = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> %a0.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a0.1, <4 x i32> %a0.2, i8 4)
  store <4 x i32> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.d.d.256 4
  %a1.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load <8 x i32>, ptr @words, align 1
  %a1.2 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r1 = call <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32> %a1.0, ptr getelementptr (i8, ptr @bytes, i64 64), <8 x i32> %a1.1, <8 x i32> %a1.2, i8 4)
  store <8 x i32> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.gather.d.pd 4
  %a2.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a2.1 = load <4 x i32>, ptr @words, align 1
  %a2.2 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r2 = call <2 x double> @llvm.x86.avx2.gather.d.pd(<2 x double> %a2.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a2.1, <2 x double> %a2.2, i8 4)
  store <2 x double> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.d.pd.256 4
  %a3.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %a3.1 = load <4 x i32>, ptr @words, align 1
  %a3.2 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r3 = call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> %a3.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a3.1, <4 x double> %a3.2, i8 4)
  store <4 x double> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.gather.d.ps 4
  %a4.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a4.1 = load <4 x i32>, ptr @words, align 1
  %a4.2 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r4 = call <4 x float> @llvm.x86.avx2.gather.d.ps(<4 x float> %a4.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a4.1, <4 x float> %a4.2, i8 4)
  store <4 x float> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.d.ps.256 4
  %a5.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a5.1 = load <8 x i32>, ptr @words, align 1
  %a5.2 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r5 = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> %a5.0, ptr getelementptr (i8, ptr @bytes, i64 64), <8 x i32> %a5.1, <8 x float> %a5.2, i8 4)
  store <8 x float> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.gather.d.q 4
  %a6.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load <4 x i32>, ptr @words, align 1
  %a6.2 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r6 = call <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64> %a6.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a6.1, <2 x i64> %a6.2, i8 4)
  store <2 x i64> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.d.q.256 4
  %a7.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load <4 x i32>, ptr @words, align 1
  %a7.2 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r7 = call <4 x i64> @llvm.x86.avx2.gather.d.q.256(<4 x i64> %a7.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i32> %a7.1, <4 x i64> %a7.2, i8 4)
  store <4 x i64> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.gather.q.d 4
  %a8.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a8.1 = load <2 x i64>, ptr @longs, align 1
  %a8.2 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r8 = call <4 x i32> @llvm.x86.avx2.gather.q.d(<4 x i32> %a8.0, ptr getelementptr (i8, ptr @bytes, i64 64), <2 x i64> %a8.1, <4 x i32> %a8.2, i8 4)
  store <4 x i32> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.d.256 4
  %a9.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a9.1 = load <4 x i64>, ptr @longs, align 1
  %a9.2 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r9 = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> %a9.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i64> %a9.1, <4 x i32> %a9.2, i8 4)
  store <4 x i32> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.pd 4
  %a10.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a10.1 = load <2 x i64>, ptr @longs, align 1
  %a10.2 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r10 = call <2 x double> @llvm.x86.avx2.gather.q.pd(<2 x double> %a10.0, ptr getelementptr (i8, ptr @bytes, i64 64), <2 x i64> %a10.1, <2 x double> %a10.2, i8 4)
  store <2 x double> %r10, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.pd.256 4
  %a11.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %a11.1 = load <4 x i64>, ptr @longs, align 1
  %a11.2 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r11 = call <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double> %a11.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i64> %a11.1, <4 x double> %a11.2, i8 4)
  store <4 x double> %r11, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.gather.q.ps 4
  %a12.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a12.1 = load <2 x i64>, ptr @longs, align 1
  %a12.2 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r12 = call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> %a12.0, ptr getelementptr (i8, ptr @bytes, i64 64), <2 x i64> %a12.1, <4 x float> %a12.2, i8 4)
  store <4 x float> %r12, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.ps.256 4
  %a13.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a13.1 = load <4 x i64>, ptr @longs, align 1
  %a13.2 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r13 = call <4 x float> @llvm.x86.avx2.gather.q.ps.256(<4 x float> %a13.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i64> %a13.1, <4 x float> %a13.2, i8 4)
  store <4 x float> %r13, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.q 4
  %a14.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a14.1 = load <2 x i64>, ptr @longs, align 1
  %a14.2 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r14 = call <2 x i64> @llvm.x86.avx2.gather.q.q(<2 x i64> %a14.0, ptr getelementptr (i8, ptr @bytes, i64 64), <2 x i64> %a14.1, <2 x i64> %a14.2, i8 4)
  store <2 x i64> %r14, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.gather.q.q.256 4
  %a15.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a15.1 = load <4 x i64>, ptr @longs, align 1
  %a15.2 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r15 = call <4 x i64> @llvm.x86.avx2.gather.q.q.256(<4 x i64> %a15.0, ptr getelementptr (i8, ptr @bytes, i64 64), <4 x i64> %a15.1, <4 x i64> %a15.2, i8 4)
  store <4 x i64> %r15, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.maskload.d
  %a16.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r16 = call <4 x i32> @llvm.x86.avx2.maskload.d(ptr getelementptr (i8, ptr @bytes, i64 3), <4 x i32> %a16.0)
  store <4 x i32> %r16, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.maskload.d.256
  %a17.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r17 = call <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr getelementptr (i8, ptr @bytes, i64 3), <8 x i32> %a17.0)
  store <8 x i32> %r17, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.maskload.q
  %a18.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r18 = call <2 x i64> @llvm.x86.avx2.maskload.q(ptr getelementptr (i8, ptr @bytes, i64 3), <2 x i64> %a18.0)
  store <2 x i64> %r18, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx2.maskload.q.256
  %a19.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r19 = call <4 x i64> @llvm.x86.avx2.maskload.q.256(ptr getelementptr (i8, ptr @bytes, i64 3), <4 x i64> %a19.0)
  store <4 x i64> %r19, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.maskstore.d
  %a20.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a20.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  call void @llvm.x86.avx2.maskstore.d(ptr @out, <4 x i32> %a20.0, <4 x i32> %a20.1)
  call void @show(ptr @out, i64 32)
  ; avx2.maskstore.d.256
  %a21.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a21.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  call void @llvm.x86.avx2.maskstore.d.256(ptr @out, <8 x i32> %a21.0, <8 x i32> %a21.1)
  call void @show(ptr @out, i64 32)
  ; avx2.maskstore.q
  %a22.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a22.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  call void @llvm.x86.avx2.maskstore.q(ptr @out, <2 x i64> %a22.0, <2 x i64> %a22.1)
  call void @show(ptr @out, i64 32)
  ; avx2.maskstore.q.256
  %a23.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a23.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  call void @llvm.x86.avx2.maskstore.q.256(ptr @out, <4 x i64> %a23.0, <4 x i64> %a23.1)
  call void @show(ptr @out, i64 32)
  ; avx2.mpsadbw 0
  %a24.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a24.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r24 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a24.0, <32 x i8> %a24.1, i8 0)
  store <16 x i16> %r24, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.mpsadbw 81
  %a25.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a25.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r25 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a25.0, <32 x i8> %a25.1, i8 81)
  store <16 x i16> %r25, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.mpsadbw 154
  %a26.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a26.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r26 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a26.0, <32 x i8> %a26.1, i8 154)
  store <16 x i16> %r26, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.pblendvb
  %a27.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a27.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a27.2 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r27 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %a27.0, <32 x i8> %a27.1, <32 x i8> %a27.2)
  store <32 x i8> %r27, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.permd
  %a28.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a28.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r28 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %a28.0, <8 x i32> %a28.1)
  store <8 x i32> %r28, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.permps
  %a29.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a29.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r29 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %a29.0, <8 x i32> %a29.1)
  store <8 x float> %r29, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phadd.d
  %a30.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a30.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r30 = call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %a30.0, <8 x i32> %a30.1)
  store <8 x i32> %r30, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phadd.sw
  %a31.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a31.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r31 = call <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16> %a31.0, <16 x i16> %a31.1)
  store <16 x i16> %r31, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phadd.w
  %a32.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a32.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r32 = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %a32.0, <16 x i16> %a32.1)
  store <16 x i16> %r32, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phsub.d
  %a33.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a33.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r33 = call <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32> %a33.0, <8 x i32> %a33.1)
  store <8 x i32> %r33, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phsub.sw
  %a34.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a34.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r34 = call <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16> %a34.0, <16 x i16> %a34.1)
  store <16 x i16> %r34, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.phsub.w
  %a35.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a35.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r35 = call <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16> %a35.0, <16 x i16> %a35.1)
  store <16 x i16> %r35, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.pmadd.ub.sw
  %a36.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a36.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r36 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %a36.0, <32 x i8> %a36.1)
  store <16 x i16> %r36, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.pmul.hr.sw
  %a37.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a37.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r37 = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %a37.0, <16 x i16> %a37.1)
  store <16 x i16> %r37, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.pshuf.b
  %a38.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a38.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r38 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %a38.0, <32 x i8> %a38.1)
  store <32 x i8> %r38, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.psign.b
  %a39.0 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a39.1 = load <32 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %r39 = call <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8> %a39.0, <32 x i8> %a39.1)
  store <32 x i8> %r39, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.psign.d
  %a40.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a40.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r40 = call <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32> %a40.0, <8 x i32> %a40.1)
  store <8 x i32> %r40, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx2.psign.w
  %a41.0 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a41.1 = load <16 x i16>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r41 = call <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16> %a41.0, <16 x i16> %a41.1)
  store <16 x i16> %r41, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ret i32 0
}
