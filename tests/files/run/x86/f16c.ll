; test: intrinsics of x86: halves of F16C, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 003c00c1004300380000000000000000
; stdout: ff7b004140c700fc0000000000000000
; stdout: 00b8003e007cfffb0000000000000000
; stdout: 004300380080007c0000000000000000
; stdout: 40c700fc4256000000b8003eff7b00fc
; stdout: ff7b00fc0100004a00c200340048e0c8
; stdout: 0080007c007c004140c700fc42560100
; stdout: 4256000000b8003eff7bfffb0100004a

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
@floats = global [24 x float] [float 1.0, float -2.5, float 3.5, float 0.5, float -0.0, float 0x7FF0000000000000, float 1.0e10, float 2.5, float -7.25, float 0xFFF0000000000000, float 100.125, float 0x3810000000000000, float -0.5, float 1.5, float 65519.0, float -65520.0, float 0x3E70000000000000, float 12.0, float -3.0, float 0.25, float 8.0, float -9.75, float 1.25, float 6.0]
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

declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32)

define i32 @main() "target-features"="+f16c" {
  call void @fill()
  ; vcvtps2ph.128 0
  %a0.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r0 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %a0.0, i32 0)
  store <8 x i16> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.128 1
  %a1.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %r1 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %a1.0, i32 1)
  store <8 x i16> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.128 2
  %a2.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r2 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %a2.0, i32 2)
  store <8 x i16> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.128 3
  %a3.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %r3 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %a3.0, i32 3)
  store <8 x i16> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.256 0
  %a4.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %r4 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a4.0, i32 0)
  store <8 x i16> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.256 1
  %a5.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %r5 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a5.0, i32 1)
  store <8 x i16> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.256 2
  %a6.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 16), align 1
  %r6 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a6.0, i32 2)
  store <8 x i16> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; vcvtps2ph.256 3
  %a7.0 = load <8 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r7 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a7.0, i32 3)
  store <8 x i16> %r7, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
