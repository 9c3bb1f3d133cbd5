; test: intrinsics of x86: SSE4.2: strings and checksums, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: e76d7037
; stdout: 3e49a83b
; stdout: b9a6518a
; stdout: f5ed46b700000000
; stdout: 09000000
; stdout: 10000000
; stdout: 07000000
; stdout: 00000000
; stdout: 0f000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000000000000000000000000000
; stdout: 00000000000000000000000000000000
; stdout: ffffffff0000ffffffff0000ffff0000
; stdout: ff000000000000000000000000000000
; stdout: ffffffffffffffffff00ffffffffffff
; stdout: ffff0000000000000000000000000000
; stdout: 10000000
; stdout: 10000000
; stdout: 08000000
; stdout: 00000000
; stdout: 0f000000
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000
; stdout: 00000000
; stdout: 01000000
; stdout: 00000000
; stdout: 00000000000000000000000000000000
; stdout: 00000000000000000000000000000000
; stdout: 00000000ffff00000000000000000000
; stdout: ff000000000000000000000000000000
; stdout: ffffffffffffffffffffffffffffffff
; stdout: ffff0000000000000000000000000000

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

declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64)
declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpestria128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpestric128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpestris128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpistri128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistria128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistric128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistris128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8>, <16 x i8>, i8)
declare <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8>, <16 x i8>, i8)

define i32 @main() "target-features"="+sse4.2,+crc32" {
  call void @fill()
  ; sse42.crc32.32.16
  %a0.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load i16, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %a0.0, i16 %a0.1)
  store i32 %r0, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.crc32.32.32
  %a1.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %a1.0, i32 %a1.1)
  store i32 %r1, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.crc32.32.8
  %a2.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load i8, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %a2.0, i8 %a2.1)
  store i32 %r2, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.crc32.64.64
  %a3.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load i64, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %a3.0, i64 %a3.1)
  store i64 %r3, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; sse42.pcmpestri128 0
  %a4.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a4.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a4.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r4 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a4.0, i32 %a4.1, <16 x i8> %a4.2, i32 %a4.3, i8 0)
  store i32 %r4, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestri128 12
  %a5.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a5.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a5.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r5 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a5.0, i32 %a5.1, <16 x i8> %a5.2, i32 %a5.3, i8 12)
  store i32 %r5, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestri128 71
  %a6.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a6.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a6.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r6 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a6.0, i32 %a6.1, <16 x i8> %a6.2, i32 %a6.3, i8 71)
  store i32 %r6, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestri128 25
  %a7.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a7.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a7.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r7 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a7.0, i32 %a7.1, <16 x i8> %a7.2, i32 %a7.3, i8 25)
  store i32 %r7, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestri128 88
  %a8.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a8.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a8.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a8.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r8 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a8.0, i32 %a8.1, <16 x i8> %a8.2, i32 %a8.3, i8 88)
  store i32 %r8, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestri128 58
  %a9.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a9.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a9.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a9.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %r9 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a9.0, i32 %a9.1, <16 x i8> %a9.2, i32 %a9.3, i8 58)
  store i32 %r9, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 0
  %a10.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a10.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a10.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a10.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r10 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a10.0, i32 %a10.1, <16 x i8> %a10.2, i32 %a10.3, i8 0)
  store i32 %r10, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 12
  %a11.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a11.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a11.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a11.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r11 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a11.0, i32 %a11.1, <16 x i8> %a11.2, i32 %a11.3, i8 12)
  store i32 %r11, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 71
  %a12.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a12.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a12.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a12.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r12 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a12.0, i32 %a12.1, <16 x i8> %a12.2, i32 %a12.3, i8 71)
  store i32 %r12, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 25
  %a13.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a13.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a13.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a13.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r13 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a13.0, i32 %a13.1, <16 x i8> %a13.2, i32 %a13.3, i8 25)
  store i32 %r13, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 88
  %a14.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a14.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a14.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a14.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r14 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a14.0, i32 %a14.1, <16 x i8> %a14.2, i32 %a14.3, i8 88)
  store i32 %r14, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestria128 58
  %a15.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a15.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a15.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a15.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r15 = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %a15.0, i32 %a15.1, <16 x i8> %a15.2, i32 %a15.3, i8 58)
  store i32 %r15, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 0
  %a16.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a16.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a16.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a16.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r16 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a16.0, i32 %a16.1, <16 x i8> %a16.2, i32 %a16.3, i8 0)
  store i32 %r16, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 12
  %a17.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a17.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a17.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a17.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r17 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a17.0, i32 %a17.1, <16 x i8> %a17.2, i32 %a17.3, i8 12)
  store i32 %r17, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 71
  %a18.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a18.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a18.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a18.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r18 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a18.0, i32 %a18.1, <16 x i8> %a18.2, i32 %a18.3, i8 71)
  store i32 %r18, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 25
  %a19.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a19.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a19.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a19.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r19 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a19.0, i32 %a19.1, <16 x i8> %a19.2, i32 %a19.3, i8 25)
  store i32 %r19, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 88
  %a20.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a20.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a20.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a20.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r20 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a20.0, i32 %a20.1, <16 x i8> %a20.2, i32 %a20.3, i8 88)
  store i32 %r20, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestric128 58
  %a21.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a21.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a21.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a21.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r21 = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %a21.0, i32 %a21.1, <16 x i8> %a21.2, i32 %a21.3, i8 58)
  store i32 %r21, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 0
  %a22.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a22.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a22.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a22.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r22 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a22.0, i32 %a22.1, <16 x i8> %a22.2, i32 %a22.3, i8 0)
  store i32 %r22, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 12
  %a23.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a23.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a23.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a23.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r23 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a23.0, i32 %a23.1, <16 x i8> %a23.2, i32 %a23.3, i8 12)
  store i32 %r23, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 71
  %a24.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a24.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a24.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a24.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r24 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a24.0, i32 %a24.1, <16 x i8> %a24.2, i32 %a24.3, i8 71)
  store i32 %r24, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 25
  %a25.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a25.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a25.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a25.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r25 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a25.0, i32 %a25.1, <16 x i8> %a25.2, i32 %a25.3, i8 25)
  store i32 %r25, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 88
  %a26.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a26.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a26.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a26.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r26 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a26.0, i32 %a26.1, <16 x i8> %a26.2, i32 %a26.3, i8 88)
  store i32 %r26, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrio128 58
  %a27.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a27.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a27.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a27.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r27 = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a27.0, i32 %a27.1, <16 x i8> %a27.2, i32 %a27.3, i8 58)
  store i32 %r27, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 0
  %a28.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a28.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a28.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a28.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r28 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a28.0, i32 %a28.1, <16 x i8> %a28.2, i32 %a28.3, i8 0)
  store i32 %r28, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 12
  %a29.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a29.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a29.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a29.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %r29 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a29.0, i32 %a29.1, <16 x i8> %a29.2, i32 %a29.3, i8 12)
  store i32 %r29, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 71
  %a30.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a30.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a30.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a30.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r30 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a30.0, i32 %a30.1, <16 x i8> %a30.2, i32 %a30.3, i8 71)
  store i32 %r30, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 25
  %a31.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a31.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a31.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a31.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r31 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a31.0, i32 %a31.1, <16 x i8> %a31.2, i32 %a31.3, i8 25)
  store i32 %r31, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 88
  %a32.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a32.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a32.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a32.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r32 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a32.0, i32 %a32.1, <16 x i8> %a32.2, i32 %a32.3, i8 88)
  store i32 %r32, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestris128 58
  %a33.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a33.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a33.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a33.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r33 = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %a33.0, i32 %a33.1, <16 x i8> %a33.2, i32 %a33.3, i8 58)
  store i32 %r33, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 0
  %a34.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a34.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a34.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a34.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r34 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a34.0, i32 %a34.1, <16 x i8> %a34.2, i32 %a34.3, i8 0)
  store i32 %r34, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 12
  %a35.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a35.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a35.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a35.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r35 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a35.0, i32 %a35.1, <16 x i8> %a35.2, i32 %a35.3, i8 12)
  store i32 %r35, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 71
  %a36.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a36.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a36.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a36.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r36 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a36.0, i32 %a36.1, <16 x i8> %a36.2, i32 %a36.3, i8 71)
  store i32 %r36, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 25
  %a37.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a37.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a37.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a37.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r37 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a37.0, i32 %a37.1, <16 x i8> %a37.2, i32 %a37.3, i8 25)
  store i32 %r37, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 88
  %a38.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a38.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a38.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a38.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r38 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a38.0, i32 %a38.1, <16 x i8> %a38.2, i32 %a38.3, i8 88)
  store i32 %r38, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestriz128 58
  %a39.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a39.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a39.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a39.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r39 = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %a39.0, i32 %a39.1, <16 x i8> %a39.2, i32 %a39.3, i8 58)
  store i32 %r39, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpestrm128 0
  %a40.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a40.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a40.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a40.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r40 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a40.0, i32 %a40.1, <16 x i8> %a40.2, i32 %a40.3, i8 0)
  store <16 x i8> %r40, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpestrm128 12
  %a41.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a41.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a41.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a41.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r41 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a41.0, i32 %a41.1, <16 x i8> %a41.2, i32 %a41.3, i8 12)
  store <16 x i8> %r41, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpestrm128 71
  %a42.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a42.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a42.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a42.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r42 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a42.0, i32 %a42.1, <16 x i8> %a42.2, i32 %a42.3, i8 71)
  store <16 x i8> %r42, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpestrm128 25
  %a43.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a43.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a43.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a43.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r43 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a43.0, i32 %a43.1, <16 x i8> %a43.2, i32 %a43.3, i8 25)
  store <16 x i8> %r43, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpestrm128 88
  %a44.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a44.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a44.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a44.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r44 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a44.0, i32 %a44.1, <16 x i8> %a44.2, i32 %a44.3, i8 88)
  store <16 x i8> %r44, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpestrm128 58
  %a45.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a45.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a45.2 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a45.3 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r45 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a45.0, i32 %a45.1, <16 x i8> %a45.2, i32 %a45.3, i8 58)
  store <16 x i8> %r45, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistri128 0
  %a46.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a46.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r46 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a46.0, <16 x i8> %a46.1, i8 0)
  store i32 %r46, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistri128 12
  %a47.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a47.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r47 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a47.0, <16 x i8> %a47.1, i8 12)
  store i32 %r47, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistri128 71
  %a48.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a48.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r48 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a48.0, <16 x i8> %a48.1, i8 71)
  store i32 %r48, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistri128 25
  %a49.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a49.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r49 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a49.0, <16 x i8> %a49.1, i8 25)
  store i32 %r49, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistri128 88
  %a50.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a50.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r50 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a50.0, <16 x i8> %a50.1, i8 88)
  store i32 %r50, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistri128 58
  %a51.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a51.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r51 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a51.0, <16 x i8> %a51.1, i8 58)
  store i32 %r51, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 0
  %a52.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a52.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r52 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a52.0, <16 x i8> %a52.1, i8 0)
  store i32 %r52, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 12
  %a53.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a53.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r53 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a53.0, <16 x i8> %a53.1, i8 12)
  store i32 %r53, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 71
  %a54.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a54.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r54 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a54.0, <16 x i8> %a54.1, i8 71)
  store i32 %r54, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 25
  %a55.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a55.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r55 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a55.0, <16 x i8> %a55.1, i8 25)
  store i32 %r55, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 88
  %a56.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a56.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r56 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a56.0, <16 x i8> %a56.1, i8 88)
  store i32 %r56, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistria128 58
  %a57.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a57.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r57 = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a57.0, <16 x i8> %a57.1, i8 58)
  store i32 %r57, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 0
  %a58.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a58.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r58 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a58.0, <16 x i8> %a58.1, i8 0)
  store i32 %r58, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 12
  %a59.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a59.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %r59 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a59.0, <16 x i8> %a59.1, i8 12)
  store i32 %r59, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 71
  %a60.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a60.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r60 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a60.0, <16 x i8> %a60.1, i8 71)
  store i32 %r60, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 25
  %a61.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a61.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r61 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a61.0, <16 x i8> %a61.1, i8 25)
  store i32 %r61, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 88
  %a62.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a62.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r62 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a62.0, <16 x i8> %a62.1, i8 88)
  store i32 %r62, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistric128 58
  %a63.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a63.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r63 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a63.0, <16 x i8> %a63.1, i8 58)
  store i32 %r63, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 0
  %a64.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a64.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r64 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a64.0, <16 x i8> %a64.1, i8 0)
  store i32 %r64, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 12
  %a65.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a65.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r65 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a65.0, <16 x i8> %a65.1, i8 12)
  store i32 %r65, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 71
  %a66.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a66.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r66 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a66.0, <16 x i8> %a66.1, i8 71)
  store i32 %r66, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 25
  %a67.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a67.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r67 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a67.0, <16 x i8> %a67.1, i8 25)
  store i32 %r67, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 88
  %a68.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %a68.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %r68 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a68.0, <16 x i8> %a68.1, i8 88)
  store i32 %r68, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrio128 58
  %a69.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %a69.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %r69 = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %a69.0, <16 x i8> %a69.1, i8 58)
  store i32 %r69, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 0
  %a70.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %a70.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %r70 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a70.0, <16 x i8> %a70.1, i8 0)
  store i32 %r70, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 12
  %a71.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %a71.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %r71 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a71.0, <16 x i8> %a71.1, i8 12)
  store i32 %r71, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 71
  %a72.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %a72.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %r72 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a72.0, <16 x i8> %a72.1, i8 71)
  store i32 %r72, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 25
  %a73.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %a73.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  %r73 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a73.0, <16 x i8> %a73.1, i8 25)
  store i32 %r73, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 88
  %a74.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %a74.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  %r74 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a74.0, <16 x i8> %a74.1, i8 88)
  store i32 %r74, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistris128 58
  %a75.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %a75.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  %r75 = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %a75.0, <16 x i8> %a75.1, i8 58)
  store i32 %r75, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 0
  %a76.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %a76.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  %r76 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a76.0, <16 x i8> %a76.1, i8 0)
  store i32 %r76, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 12
  %a77.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %a77.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  %r77 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a77.0, <16 x i8> %a77.1, i8 12)
  store i32 %r77, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 71
  %a78.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %a78.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  %r78 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a78.0, <16 x i8> %a78.1, i8 71)
  store i32 %r78, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 25
  %a79.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %a79.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  %r79 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a79.0, <16 x i8> %a79.1, i8 25)
  store i32 %r79, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 88
  %a80.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a80.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r80 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a80.0, <16 x i8> %a80.1, i8 88)
  store i32 %r80, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistriz128 58
  %a81.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a81.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r81 = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %a81.0, <16 x i8> %a81.1, i8 58)
  store i32 %r81, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; sse42.pcmpistrm128 0
  %a82.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a82.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r82 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a82.0, <16 x i8> %a82.1, i8 0)
  store <16 x i8> %r82, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistrm128 12
  %a83.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a83.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r83 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a83.0, <16 x i8> %a83.1, i8 12)
  store <16 x i8> %r83, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistrm128 71
  %a84.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a84.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r84 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a84.0, <16 x i8> %a84.1, i8 71)
  store <16 x i8> %r84, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistrm128 25
  %a85.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a85.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r85 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a85.0, <16 x i8> %a85.1, i8 25)
  store <16 x i8> %r85, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistrm128 88
  %a86.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a86.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r86 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a86.0, <16 x i8> %a86.1, i8 88)
  store <16 x i8> %r86, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse42.pcmpistrm128 58
  %a87.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a87.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r87 = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a87.0, <16 x i8> %a87.1, i8 58)
  store <16 x i8> %r87, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
