; test: intrinsics of x86: SSE4.1, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 000000000000f03f00000000000004c0
; stdout: f90215500000204000006040000080ff
; stdout: 000000205fa0f2410000000000000000
; stdout: 0000dde7764817c20000dde7764817c2
; stdout: 000000000000f07f000000000000f07f
; stdout: 0000807f000000000000000000000000
; stdout: 000080ff000080ff000080ff000080ff
; stdout: 0000807f0000807f0000000000000000
; stdout: 0040c842000020c0000060400000003f
; stdout: 00000000000020c00000e8c0000080ff
; stdout: 000000bf0000000000ef7f4700000000
; stdout: d001cc01d001cc01c0019c0170017001
; stdout: 4001e400dc010002500100019000bc01
; stdout: d0013402a00214029002f4010c01d000
; stdout: 5096de2874c21264b80e66c01c7ada3c
; stdout: 06000100000000000000000000000000
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000000000c00000000000001040
; stdout: 0000000000000080000000000000f07f
; stdout: 00000000000008400000000000001cc0
; stdout: 00000000000008400000000000000000
; stdout: 0000c842000000000000008000000040
; stdout: 0000803f000040c00000404000000000
; stdout: f9021550000040400000e0c0000080ff
; stdout: 000000800000803f00ef7f4700f07fc7
; stdout: 000000205fa002420000000000000c40
; stdout: 00000000000008c0000000000000f07f
; stdout: 00000000000000800000000000001dc0
; stdout: 0000000000000040000000000000e03f
; stdout: 0000008000008000000000bf0000c03f
; stdout: 0000c842000020c0000060400000003f
; stdout: 0000803f000020400000e8c0000080ff
; stdout: f90215500000c03f00ef7f4700f07fc7

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
@floats = global [24 x float] [float 1.0, float -2.5, float 3.5, float 0.5, float -0.0, float 0x7FF0000000000000, float 1.0e10, float 2.5, float -7.25, float 0xFFF0000000000000, float 100.125, float 0x3810000000000000, float -0.5, float 1.5, float 65519.0, float -65520.0, float 0x3E70000000000000, float 12.0, float -3.0, float 0.25, float 8.0, float -9.75, float 1.25, float 6.0]
@doubles = global [16 x double] [double 1.0, double -2.5, double 3.5, double 0.5, double -0.0, double 0x7FF0000000000000, double 1.0e10, double 2.5, double -7.25, double 0xFFF0000000000000, double 100.125, double 0x10000000000000, double -0.5, double 1.5, double 12.0, double -3.0]
@out = global [64 x i8] zeroinitializer
@digits = constant [5 x i8] c"%02x\00"
@line = constant [1 x i8] c"\00"

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)

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

declare <2 x double> @llvm.x86.sse41.blendvpd(<2 x double>, <2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8)
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
declare <2 x double> @llvm.x86.sse41.round.pd(<2 x double>, i32)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32)
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)

define i32 @main() "target-features"="+sse4.1" {
  call void @fill()
  ; sse41.blendvpd
  %a0.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %a0.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %a0.2 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %r0 = call <2 x double> @llvm.x86.sse41.blendvpd(<2 x double> %a0.0, <2 x double> %a0.1, <2 x double> %a0.2)
  store <2 x double> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.blendvps
  %a1.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a1.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a1.2 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r1 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %a1.0, <4 x float> %a1.1, <4 x float> %a1.2)
  store <4 x float> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dppd 241
  %a2.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a2.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r2 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a2.0, <2 x double> %a2.1, i8 241)
  store <2 x double> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dppd 127
  %a3.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %a3.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %r3 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a3.0, <2 x double> %a3.1, i8 127)
  store <2 x double> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dppd 51
  %a4.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %a4.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r4 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a4.0, <2 x double> %a4.1, i8 51)
  store <2 x double> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dpps 241
  %a5.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a5.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %r5 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a5.0, <4 x float> %a5.1, i8 241)
  store <4 x float> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dpps 127
  %a6.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %a6.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %r6 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a6.0, <4 x float> %a6.1, i8 127)
  store <4 x float> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.dpps 51
  %a7.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %a7.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r7 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a7.0, <4 x float> %a7.1, i8 51)
  store <4 x float> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.insertps 0
  %a8.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a8.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r8 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a8.0, <4 x float> %a8.1, i8 0)
  store <4 x float> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.insertps 81
  %a9.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a9.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r9 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a9.0, <4 x float> %a9.1, i8 81)
  store <4 x float> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.insertps 154
  %a10.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %a10.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r10 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a10.0, <4 x float> %a10.1, i8 154)
  store <4 x float> %r10, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.mpsadbw 0
  %a11.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a11.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r11 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a11.0, <16 x i8> %a11.1, i8 0)
  store <8 x i16> %r11, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.mpsadbw 81
  %a12.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a12.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r12 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a12.0, <16 x i8> %a12.1, i8 81)
  store <8 x i16> %r12, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.mpsadbw 154
  %a13.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a13.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r13 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a13.0, <16 x i8> %a13.1, i8 154)
  store <8 x i16> %r13, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.pblendvb
  %a14.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a14.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a14.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r14 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %a14.0, <16 x i8> %a14.1, <16 x i8> %a14.2)
  store <16 x i8> %r14, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.phminposuw
  %a15.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r15 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %a15.0)
  store <8 x i16> %r15, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.ptestc
  %a16.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a16.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r16 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %a16.0, <2 x i64> %a16.1)
  store i32 %r16, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse41.ptestnzc
  %a17.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a17.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r17 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %a17.0, <2 x i64> %a17.1)
  store i32 %r17, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse41.ptestz
  %a18.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a18.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r18 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %a18.0, <2 x i64> %a18.1)
  store i32 %r18, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse41.round.pd 0
  %a19.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r19 = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %a19.0, i32 0)
  store <2 x double> %r19, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.pd 1
  %a20.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r20 = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %a20.0, i32 1)
  store <2 x double> %r20, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.pd 2
  %a21.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %r21 = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %a21.0, i32 2)
  store <2 x double> %r21, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.pd 3
  %a22.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %r22 = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %a22.0, i32 3)
  store <2 x double> %r22, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ps 0
  %a23.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r23 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a23.0, i32 0)
  store <4 x float> %r23, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ps 1
  %a24.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r24 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a24.0, i32 1)
  store <4 x float> %r24, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ps 2
  %a25.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r25 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a25.0, i32 2)
  store <4 x float> %r25, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ps 3
  %a26.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r26 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a26.0, i32 3)
  store <4 x float> %r26, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.sd 0
  %a27.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %a27.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %r27 = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %a27.0, <2 x double> %a27.1, i32 0)
  store <2 x double> %r27, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.sd 1
  %a28.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %a28.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r28 = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %a28.0, <2 x double> %a28.1, i32 1)
  store <2 x double> %r28, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.sd 2
  %a29.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %a29.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %r29 = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %a29.0, <2 x double> %a29.1, i32 2)
  store <2 x double> %r29, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.sd 3
  %a30.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 16), align 1
  %a30.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 56), align 1
  %r30 = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %a30.0, <2 x double> %a30.1, i32 3)
  store <2 x double> %r30, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ss 0
  %a31.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %a31.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r31 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %a31.0, <4 x float> %a31.1, i32 0)
  store <4 x float> %r31, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ss 1
  %a32.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a32.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r32 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %a32.0, <4 x float> %a32.1, i32 1)
  store <4 x float> %r32, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ss 2
  %a33.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a33.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r33 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %a33.0, <4 x float> %a33.1, i32 2)
  store <4 x float> %r33, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse41.round.ss 3
  %a34.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %a34.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r34 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %a34.0, <4 x float> %a34.1, i32 3)
  store <4 x float> %r34, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
