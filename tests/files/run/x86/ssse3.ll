; test: intrinsics of x86: SSSE3, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: a4f850acb428a11d1418100c0419314d
; stdout: 1ecfff7f0e0e0606ce1e2687be2e9616
; stdout: eeff4666de0eb6f79e4f76360e0e0606
; stdout: 1c140c04dcd3cbc3dcd3cbc39c938c84
; stdout: f2fd02fe020e02feff7f827e726e625e
; stdout: d2cdc2beb2ada29db2ada29e928d827d
; stdout: b4c674fb243ac41f5403940e6404a403
; stdout: 51a559f05e5606fa940e620a5fd495b2
; stdout: 000a02000006060000020a0000000e04
; stdout: 00ee8620bc5afa9c40e68e00e49242f4
; stdout: 70a9e117b48252240831597fa4c5e503
; stdout: 080efaff0c0af6f3d0c93e48ac9d8e7b

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
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

declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>)

define i32 @main() "target-features"="+ssse3" {
  call void @fill()
  ; ssse3.phadd.d.128
  %a0.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %a0.0, <4 x i32> %a0.1)
  store <4 x i32> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.phadd.sw.128
  %a1.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %a1.0, <8 x i16> %a1.1)
  store <8 x i16> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.phadd.w.128
  %a2.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %a2.0, <8 x i16> %a2.1)
  store <8 x i16> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.phsub.d.128
  %a3.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %a3.0, <4 x i32> %a3.1)
  store <4 x i32> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.phsub.sw.128
  %a4.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r4 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %a4.0, <8 x i16> %a4.1)
  store <8 x i16> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.phsub.w.128
  %a5.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r5 = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %a5.0, <8 x i16> %a5.1)
  store <8 x i16> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.pmadd.ub.sw.128
  %a6.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r6 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a6.0, <16 x i8> %a6.1)
  store <8 x i16> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.pmul.hr.sw.128
  %a7.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r7 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a7.0, <8 x i16> %a7.1)
  store <8 x i16> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.pshuf.b.128
  %a8.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a8.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r8 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a8.0, <16 x i8> %a8.1)
  store <16 x i8> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.psign.b.128
  %a9.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a9.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r9 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %a9.0, <16 x i8> %a9.1)
  store <16 x i8> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.psign.d.128
  %a10.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a10.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r10 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %a10.0, <4 x i32> %a10.1)
  store <4 x i32> %r10, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; ssse3.psign.w.128
  %a11.0 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a11.1 = load <8 x i16>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r11 = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %a11.0, <8 x i16> %a11.1)
  store <8 x i16> %r11, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
