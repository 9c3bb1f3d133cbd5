; test: intrinsics of x86: AES, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 5d27ae2baddc022123650900f00eb324
; stdout: 22dd35902433bbaa6151464a8fa5b862f7499a3c54ef52c95ff09abc7479c028
; stdout: ef887a08c7350ea85e1c02147c9ba393
; stdout: 5f27d76fa4ff3a4c0ef239463aa3993c61cc19ad83bee80bbabc93a0fcaf09b6
; stdout: 26dc85ca822c8d2d40fc49cbb6984823
; stdout: 77342b9a41fe881117deb67cd6b5c0b0e542297304b62071f98aef05fb82fddd
; stdout: c822e8a5a36364fe072b5661da454d0d
; stdout: b508e3cb3d32fb0e0bcb70de2e518ea82c3c25ca78fd354ecb29253b7ee15dfc
; stdout: 342e3a20101a161c3c26322818121e14
; stdout: 65be2ddebe2dde65694f2cbf4f2cbf69
; stdout: 8d1300364200368d4a80a2b0d1a2b04a
; stdout: fe6767fefd67fefe20aa405f30405f20

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

declare <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64>)
declare <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64>, i8)

define i32 @main() "target-features"="+aes,+vaes,+avx2" {
  call void @fill()
  ; aesni.aesdec
  %a0.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> %a0.0, <2 x i64> %a0.1)
  store <2 x i64> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aesdec.256
  %a1.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64> %a1.0, <4 x i64> %a1.1)
  store <4 x i64> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; aesni.aesdeclast
  %a2.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %a2.0, <2 x i64> %a2.1)
  store <2 x i64> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aesdeclast.256
  %a3.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64> %a3.0, <4 x i64> %a3.1)
  store <4 x i64> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; aesni.aesenc
  %a4.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r4 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %a4.0, <2 x i64> %a4.1)
  store <2 x i64> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aesenc.256
  %a5.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r5 = call <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64> %a5.0, <4 x i64> %a5.1)
  store <4 x i64> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; aesni.aesenclast
  %a6.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r6 = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %a6.0, <2 x i64> %a6.1)
  store <2 x i64> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aesenclast.256
  %a7.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r7 = call <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64> %a7.0, <4 x i64> %a7.1)
  store <4 x i64> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; aesni.aesimc
  %a8.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r8 = call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> %a8.0)
  store <2 x i64> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aeskeygenassist 0
  %a9.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r9 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %a9.0, i8 0)
  store <2 x i64> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aeskeygenassist 81
  %a10.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r10 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %a10.0, i8 81)
  store <2 x i64> %r10, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; aesni.aeskeygenassist 154
  %a11.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r11 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %a11.0, i8 154)
  store <2 x i64> %r11, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
