; test: intrinsics of x86: SSE3, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 000000000000f0ff0000ec1f5fa00242
; stdout: f90215500000000000002cc1000080ff
; stdout: 000014205fa00242000000000000e03f
; stdout: 000080400000807f0000803f000080bf
; stdout: 000000000000f0ff00000000000018c0
; stdout: 80efff47000040c10000807f0040c842
; stdout: 78a4d20234689ed6104c8aca0c5096de

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

declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float>, <4 x float>)
declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr)

define i32 @main() "target-features"="+sse3" {
  call void @fill()
  ; sse3.addsub.pd
  %a0.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %a0.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %r0 = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> %a0.0, <2 x double> %a0.1)
  store <2 x double> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.addsub.ps
  %a1.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a1.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r1 = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %a1.0, <4 x float> %a1.1)
  store <4 x float> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.hadd.pd
  %a2.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 48), align 1
  %a2.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %r2 = call <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double> %a2.0, <2 x double> %a2.1)
  store <2 x double> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.hadd.ps
  %a3.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 8), align 1
  %a3.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 48), align 1
  %r3 = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %a3.0, <4 x float> %a3.1)
  store <4 x float> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.hsub.pd
  %a4.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 32), align 1
  %a4.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 8), align 1
  %r4 = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %a4.0, <2 x double> %a4.1)
  store <2 x double> %r4, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.hsub.ps
  %a5.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 56), align 1
  %a5.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 32), align 1
  %r5 = call <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float> %a5.0, <4 x float> %a5.1)
  store <4 x float> %r5, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse3.ldu.dq
  %r6 = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr getelementptr (i8, ptr @bytes, i64 3))
  store <16 x i8> %r6, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
