; test: intrinsics of x86: products of polynomials, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 003095c354d680e5d27665e105d47101
; stdout: 0080d541f061a4645044a2e625e3d003
; stdout: 00209604b3c6a025d667a16566431103
; stdout: 80758583a485de2cdcbeab2ae3f0e50a
; stdout: 007076057253c6c056d28086a53130028034694d99da387ea36081a59c0fee5c
; stdout: 000007305c4a7327386c3f4d24720b1f0039774d4c73034e68451f24645b2b26
; stdout: 00e016843383a721d625a5e6e581930300209604b3c6a025d667a16566431103
; stdout: 8023e9ae98a8fb729f91c32786aada3600f0770772d2c7c156528184a5b03103

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

declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64>, <4 x i64>, i8)

define i32 @main() "target-features"="+pclmul,+vpclmulqdq,+avx2" {
  call void @fill()
  ; pclmulqdq 0
  %a0.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a0.0, <2 x i64> %a0.1, i8 0)
  store <2 x i64> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; pclmulqdq 1
  %a1.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a1.0, <2 x i64> %a1.1, i8 1)
  store <2 x i64> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; pclmulqdq 16
  %a2.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a2.0, <2 x i64> %a2.1, i8 16)
  store <2 x i64> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; pclmulqdq 17
  %a3.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a3.0, <2 x i64> %a3.1, i8 17)
  store <2 x i64> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; pclmulqdq.256 0
  %a4.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r4 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %a4.0, <4 x i64> %a4.1, i8 0)
  store <4 x i64> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; pclmulqdq.256 1
  %a5.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r5 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %a5.0, <4 x i64> %a5.1, i8 1)
  store <4 x i64> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; pclmulqdq.256 16
  %a6.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r6 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %a6.0, <4 x i64> %a6.1, i8 16)
  store <4 x i64> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ; pclmulqdq.256 17
  %a7.0 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load <4 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r7 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %a7.0, <4 x i64> %a7.1, i8 17)
  store <4 x i64> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 32)
  ret i32 0
}
