; test: intrinsics of x86: SSE2, on any processor.
; exit: 0
; stdout: ffffffffffffffffffffffffffffffff
; stdout: 0000000000000000ffffffffffffffff
; stdout: f076fe88023468c4d6104c8aca0c5096de2874c21264b80e66c01c7ada3c0006

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
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

declare <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double>, <2 x double>, i8)
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr)

define i32 @main() {
  call void @fill()
  ; sse2.cmp.pd 1
  %a0.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %a0.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 40), align 1
  %r0 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0.0, <2 x double> %a0.1, i8 1)
  store <2 x double> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse2.cmp.pd 6
  %a1.0 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 24), align 1
  %a1.1 = load <2 x double>, ptr getelementptr (i8, ptr @doubles, i64 0), align 1
  %r1 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a1.0, <2 x double> %a1.1, i8 6)
  store <2 x double> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse2.maskmov.dqu
  %a2.0 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %a2.0, <16 x i8> %a2.1, ptr @out)
  call void @show(ptr @out, i64 32)
  ret i32 0
}
