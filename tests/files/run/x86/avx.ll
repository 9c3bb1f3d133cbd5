; test: intrinsics of x86: AVX, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 000000000000f0ff0000ec1f5fa00242000000000000f03f0000000000001bc0
; stdout: f90215500000000000002cc1000080ff0040c8420000807ff90215d000008040
; stdout: 000000205fa0024200000000000000800000000000001dc0000000000000f0ff
; stdout: 000060400000003f00ef7f4700f07fc7f902155000002040000040c0000080ff
; stdout: 0000000000000000000000000000000000000000000000000000000000000000
; stdout: ffffffffffffffff00000000000000000000000000000000ffffffffffffffff
; stdout: 0000000000000000000000000000000000000000000000000000000000000000
; stdout: ffffffffffffffffffffffffffffffffffffffffffffffff0000000000000000
; stdout: 00000000000000000000000000000000ffffffffffffffffffffffffffffffff
; stdout: 0000000000000000000000000000000000000000000000000000000000000000
; stdout: 0000000000000000ffffffffffffffff00000000ffffffff0000000000000000
; stdout: 0000000000000000000000000000000000000000000000000000000000000000
; stdout: 0000000000000000ffffffff000000000000000000000000ffffffffffffffff
; stdout: ffffffffffffffff00000000ffffffff000000000000000000000000ffffffff
; stdout: 000080ff000000000000000000000000000080ff000000000000000000000000
; stdout: 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f
; stdout: 0040c8420040c8420000000000000000000080ff000080ff0000000000000000
; stdout: 000000000000e03f000000000000f8bf000000000000f07f0000000000001040
; stdout: 0000803f000080bff9021550000080ff00004041000030c00040c8420000803f
; stdout: 00000000000018c00000ec1f5fa00242000000000000e03f000000000000f07f
; stdout: 0000807f0040c84200004040000080ff000000c080efff47f90215500000807f
; stdout: 78a4d20234689ed6104c8aca0c5096de2874c21264b80e66c01c7ada3c00060e
; stdout: 78a4d20234689ed6104c8aca0c5096de
; stdout: 78a4d20234689ed600000000000000002874c21264b80e660000000000000000
; stdout: 00000000000000000000000000000000
; stdout: 78a4d20200000000104c8aca0c5096de2874c21264b80e66c01c7ada3c00060e
; stdout: 000000000000e03f00000000000000801264b80e66c01c7ada3c00060e080402
; stdout: 34689ed6104c8aca0c5096de2874c21264b80e66c01c7ada3c00060e08040202
; stdout: 689ed6104c8aca0c5096de2874c21264b80e66c01c7ada3c00060e0804020204
; stdout: 9ed6104c000080ff96de287400008000000000bf0000c03f00ef7f4702020408
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000000000000000000000000080000000000000f07f000000205fa00242
; stdout: 000000205fa00242000000000000004000000000000020c0000000000000f0ff
; stdout: 00000000000000c00000000000001040000000000000f03f0000000000000080
; stdout: 0000000000000080000000000000f07f000000205fa002420000000000000040
; stdout: 00ef7f4700f07fc70000000000004041000040c00000000000000041000020c1
; stdout: 000000800000807ff902155000000040000000c1000080ff0000c84200000000
; stdout: 0000ca420000803f000000800000004000ef7f4700f07fc70000803f00004041
; stdout: 0000803f000000c00000404000000000000000800000807ff902155000000040
; stdout: 000000000000e03f000000000000e03f
; stdout: 000000205fa00242000000205fa002420000000000001dc00000000000001dc0
; stdout: 00006040000060400000604000006040
; stdout: 0000e8c00000e8c00000e8c00000e8c0000000bf000000bf000000bf000000bf
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
@floats = global [24 x float] [float 1.0, float -2.5, float 3.5, float 0.5, float -0.0, float 0x7FF0000000000000, float 1.0e10, float 2.5, float -7.25, float 0xFFF0000000000000, float 100.125, float 0x3810000000000000, float -0.5, float 1.5, float 65519.0, float -65520.0, float 0x3E70000000000000, float 12.0, float -3.0, float 0.25, float 8.0, float -9.75, float 1.25, float 6.0]
@doubles = global [16 x double] [double 1.0, double -2.5, double 3.5, double 0.5, double -0.0, double 0x7FF0000000000000, double 1.0e10, double 2.5, double -7.25, double 0xFFF0000000000000, double 100.125, double 0x10000000000000, double -0.5, double 1.5, double 12.0, double -3.0]
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

declare <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double>, <4 x double>)
declare <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float>, <8 x float>)
declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>)
declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double>, <4 x double>, i8)
declare <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)
declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>)
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>)
declare <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double>, <4 x double>)
declare <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float>, <8 x float>)
declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr)
declare <2 x double> @llvm.x86.avx.maskload.pd(ptr, <2 x i64>)
declare <4 x double> @llvm.x86.avx.maskload.pd.256(ptr, <4 x i64>)
declare <4 x float> @llvm.x86.avx.maskload.ps(ptr, <4 x i32>)
declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>)
declare void @llvm.x86.avx.maskstore.pd(ptr, <2 x i64>, <2 x double>)
declare void @llvm.x86.avx.maskstore.pd.256(ptr, <4 x i64>, <4 x double>)
declare void @llvm.x86.avx.maskstore.ps(ptr, <4 x i32>, <4 x float>)
declare void @llvm.x86.avx.maskstore.ps.256(ptr, <8 x i32>, <8 x float>)
declare i32 @llvm.x86.avx.ptestc.256(<4 x i64>, <4 x i64>)
declare i32 @llvm.x86.avx.ptestnzc.256(<4 x i64>, <4 x i64>)
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>)
declare <4 x double> @llvm.x86.avx.round.pd.256(<4 x double>, i32)
declare <8 x float> @llvm.x86.avx.round.ps.256(<8 x float>, i32)
declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
declare <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double>, <4 x i64>)
declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>)
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>)
declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>)
declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>)
declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>)
declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>)
declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>)
declare i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float>, <8 x float>)
declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>)
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>)
declare i32 @llvm.x86.avx.vtestz.ps.256(<8 x float>, <8 x float>)

define i32 @main() "target-features"="+avx" {
  call void @fill()
  ; avx.addsub.pd.256
  %a0.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %a0.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %r0 = call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> %a0.0, <4 x double> %a0.1)
  store <4 x double> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.addsub.ps.256
  %a1.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a1.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r1 = call <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float> %a1.0, <8 x float> %a1.1)
  store <8 x float> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.blendv.pd.256
  %a2.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a2.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %a2.2 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r2 = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %a2.0, <4 x double> %a2.1, <4 x double> %a2.2)
  store <4 x double> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.blendv.ps.256
  %a3.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %a3.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %a3.2 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r3 = call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> %a3.0, <8 x float> %a3.1, <8 x float> %a3.2)
  store <8 x float> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.pd.256 0
  %a4.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %a4.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r4 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a4.0, <4 x double> %a4.1, i8 0)
  store <4 x double> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.pd.256 5
  %a5.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %a5.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r5 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a5.0, <4 x double> %a5.1, i8 5)
  store <4 x double> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.pd.256 8
  %a6.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %a6.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %r6 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a6.0, <4 x double> %a6.1, i8 8)
  store <4 x double> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.pd.256 13
  %a7.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %a7.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %r7 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a7.0, <4 x double> %a7.1, i8 13)
  store <4 x double> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.pd.256 30
  %a8.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %a8.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %r8 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a8.0, <4 x double> %a8.1, i8 30)
  store <4 x double> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.ps.256 0
  %a9.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a9.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r9 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a9.0, <8 x float> %a9.1, i8 0)
  store <8 x float> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.ps.256 5
  %a10.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %a10.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r10 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a10.0, <8 x float> %a10.1, i8 5)
  store <8 x float> %r10, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.ps.256 8
  %a11.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %a11.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r11 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a11.0, <8 x float> %a11.1, i8 8)
  store <8 x float> %r11, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.ps.256 13
  %a12.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a12.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r12 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a12.0, <8 x float> %a12.1, i8 13)
  store <8 x float> %r12, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.cmp.ps.256 30
  %a13.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a13.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %r13 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a13.0, <8 x float> %a13.1, i8 30)
  store <8 x float> %r13, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.dp.ps.256 241
  %a14.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %a14.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %r14 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a14.0, <8 x float> %a14.1, i8 241)
  store <8 x float> %r14, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.dp.ps.256 127
  %a15.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %a15.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r15 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a15.0, <8 x float> %a15.1, i8 127)
  store <8 x float> %r15, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.dp.ps.256 51
  %a16.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a16.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r16 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a16.0, <8 x float> %a16.1, i8 51)
  store <8 x float> %r16, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.hadd.pd.256
  %a17.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %a17.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r17 = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %a17.0, <4 x double> %a17.1)
  store <4 x double> %r17, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.hadd.ps.256
  %a18.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %a18.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r18 = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %a18.0, <8 x float> %a18.1)
  store <8 x float> %r18, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.hsub.pd.256
  %a19.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %a19.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %r19 = call <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double> %a19.0, <4 x double> %a19.1)
  store <4 x double> %r19, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.hsub.ps.256
  %a20.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a20.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r20 = call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> %a20.0, <8 x float> %a20.1)
  store <8 x float> %r20, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.ldu.dq.256
  %r21 = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr getelementptr (i8, ptr @bytes, i64 3))
  store <32 x i8> %r21, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.maskload.pd
  %a22.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r22 = call <2 x double> @llvm.x86.avx.maskload.pd(ptr getelementptr (i8, ptr @bytes, i64 3), <2 x i64> %a22.0)
  store <2 x double> %r22, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx.maskload.pd.256
  %a23.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r23 = call <4 x double> @llvm.x86.avx.maskload.pd.256(ptr getelementptr (i8, ptr @bytes, i64 3), <4 x i64> %a23.0)
  store <4 x double> %r23, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.maskload.ps
  %a24.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r24 = call <4 x float> @llvm.x86.avx.maskload.ps(ptr getelementptr (i8, ptr @bytes, i64 3), <4 x i32> %a24.0)
  store <4 x float> %r24, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx.maskload.ps.256
  %a25.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r25 = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr getelementptr (i8, ptr @bytes, i64 3), <8 x i32> %a25.0)
  store <8 x float> %r25, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.maskstore.pd
  %a26.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a26.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 6), i64 32, i1 false)
  call void @llvm.x86.avx.maskstore.pd(ptr @out, <2 x i64> %a26.0, <2 x double> %a26.1)
  call void @show(ptr @out, i64 32)
  ; avx.maskstore.pd.256
  %a27.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a27.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 7), i64 32, i1 false)
  call void @llvm.x86.avx.maskstore.pd.256(ptr @out, <4 x i64> %a27.0, <4 x double> %a27.1)
  call void @show(ptr @out, i64 32)
  ; avx.maskstore.ps
  %a28.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a28.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 8), i64 32, i1 false)
  call void @llvm.x86.avx.maskstore.ps(ptr @out, <4 x i32> %a28.0, <4 x float> %a28.1)
  call void @show(ptr @out, i64 32)
  ; avx.maskstore.ps.256
  %a29.0 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a29.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 9), i64 32, i1 false)
  call void @llvm.x86.avx.maskstore.ps.256(ptr @out, <8 x i32> %a29.0, <8 x float> %a29.1)
  call void @show(ptr @out, i64 32)
  ; avx.ptestc.256
  %a30.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a30.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r30 = call i32 @llvm.x86.avx.ptestc.256(<4 x i64> %a30.0, <4 x i64> %a30.1)
  store i32 %r30, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.ptestnzc.256
  %a31.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a31.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r31 = call i32 @llvm.x86.avx.ptestnzc.256(<4 x i64> %a31.0, <4 x i64> %a31.1)
  store i32 %r31, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.ptestz.256
  %a32.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a32.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r32 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %a32.0, <4 x i64> %a32.1)
  store i32 %r32, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.round.pd.256 0
  %a33.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r33 = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %a33.0, i32 0)
  store <4 x double> %r33, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.pd.256 1
  %a34.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %r34 = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %a34.0, i32 1)
  store <4 x double> %r34, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.pd.256 2
  %a35.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r35 = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %a35.0, i32 2)
  store <4 x double> %r35, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.pd.256 3
  %a36.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r36 = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %a36.0, i32 3)
  store <4 x double> %r36, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.ps.256 0
  %a37.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %r37 = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a37.0, i32 0)
  store <8 x float> %r37, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.ps.256 1
  %a38.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r38 = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a38.0, i32 1)
  store <8 x float> %r38, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.ps.256 2
  %a39.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r39 = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a39.0, i32 2)
  store <8 x float> %r39, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.round.ps.256 3
  %a40.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r40 = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a40.0, i32 3)
  store <8 x float> %r40, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.vpermilvar.pd
  %a41.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %a41.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r41 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %a41.0, <2 x i64> %a41.1)
  store <2 x double> %r41, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx.vpermilvar.pd.256
  %a42.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a42.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r42 = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %a42.0, <4 x i64> %a42.1)
  store <4 x double> %r42, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.vpermilvar.ps
  %a43.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %a43.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r43 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %a43.0, <4 x i32> %a43.1)
  store <4 x float> %r43, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; avx.vpermilvar.ps.256
  %a44.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a44.1 = load <8 x i32>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r44 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %a44.0, <8 x i32> %a44.1)
  store <8 x float> %r44, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; avx.vtestc.pd
  %a45.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %a45.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r45 = call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %a45.0, <2 x double> %a45.1)
  store i32 %r45, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestc.pd.256
  %a46.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %a46.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %r46 = call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> %a46.0, <4 x double> %a46.1)
  store i32 %r46, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestc.ps
  %a47.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %a47.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r47 = call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %a47.0, <4 x float> %a47.1)
  store i32 %r47, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestc.ps.256
  %a48.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a48.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r48 = call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %a48.0, <8 x float> %a48.1)
  store i32 %r48, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestnzc.pd
  %a49.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %a49.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r49 = call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %a49.0, <2 x double> %a49.1)
  store i32 %r49, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestnzc.pd.256
  %a50.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a50.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r50 = call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> %a50.0, <4 x double> %a50.1)
  store i32 %r50, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestnzc.ps
  %a51.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %a51.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r51 = call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %a51.0, <4 x float> %a51.1)
  store i32 %r51, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestnzc.ps.256
  %a52.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %a52.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r52 = call i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float> %a52.0, <8 x float> %a52.1)
  store i32 %r52, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestz.pd
  %a53.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %a53.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r53 = call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %a53.0, <2 x double> %a53.1)
  store i32 %r53, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestz.pd.256
  %a54.0 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %a54.1 = load <4 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %r54 = call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> %a54.0, <4 x double> %a54.1)
  store i32 %r54, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestz.ps
  %a55.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %a55.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r55 = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %a55.0, <4 x float> %a55.1)
  store i32 %r55, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; avx.vtestz.ps.256
  %a56.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a56.1 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r56 = call i32 @llvm.x86.avx.vtestz.ps.256(<8 x float> %a56.0, <8 x float> %a56.1)
  store i32 %r56, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ret i32 0
}
