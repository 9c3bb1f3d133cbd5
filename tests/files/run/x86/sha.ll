; test: intrinsics of x86: SHA, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: f050b0f0b07030f068b89868e858c838
; stdout: c26f9dd0b838a908c92999f859b928a8
; stdout: f8cea6805c3a1afc00060e08b398402b
; stdout: 70cd4546ea41940520bc34a0a66ea5f2
; stdout: 88de2db815b68fcf7b7eb5aadce1f2da
; stdout: 95ce3f89d19b3417874bdae5fdcb190e
; stdout: 63bc7b590e8b67209af2567a67f6d3dd
; stdout: d765ea4b1df0a80d1efbb57d80d2c4d1
; stdout: 9974aee90784071587b0ebf4ce33903e
; stdout: 82d8f7d35cdf8a0631cfb51a88bc6702

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

declare <4 x i32> @llvm.x86.sha1msg1(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sha1msg2(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sha1nexte(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sha1rnds4(<4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.sha256msg1(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sha256msg2(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sha256rnds2(<4 x i32>, <4 x i32>, <4 x i32>)

define i32 @main() "target-features"="+sha,+sse4.2" {
  call void @fill()
  ; sha1msg1
  %a0.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call <4 x i32> @llvm.x86.sha1msg1(<4 x i32> %a0.0, <4 x i32> %a0.1)
  store <4 x i32> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1msg2
  %a1.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call <4 x i32> @llvm.x86.sha1msg2(<4 x i32> %a1.0, <4 x i32> %a1.1)
  store <4 x i32> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1nexte
  %a2.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call <4 x i32> @llvm.x86.sha1nexte(<4 x i32> %a2.0, <4 x i32> %a2.1)
  store <4 x i32> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1rnds4 0
  %a3.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %a3.0, <4 x i32> %a3.1, i8 0)
  store <4 x i32> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1rnds4 1
  %a4.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r4 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %a4.0, <4 x i32> %a4.1, i8 1)
  store <4 x i32> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1rnds4 2
  %a5.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r5 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %a5.0, <4 x i32> %a5.1, i8 2)
  store <4 x i32> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha1rnds4 3
  %a6.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r6 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %a6.0, <4 x i32> %a6.1, i8 3)
  store <4 x i32> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha256msg1
  %a7.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r7 = call <4 x i32> @llvm.x86.sha256msg1(<4 x i32> %a7.0, <4 x i32> %a7.1)
  store <4 x i32> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha256msg2
  %a8.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a8.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r8 = call <4 x i32> @llvm.x86.sha256msg2(<4 x i32> %a8.0, <4 x i32> %a8.1)
  store <4 x i32> %r8, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sha256rnds2
  %a9.0 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a9.1 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a9.2 = load <4 x i32>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r9 = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %a9.0, <4 x i32> %a9.1, <4 x i32> %a9.2)
  store <4 x i32> %r9, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
