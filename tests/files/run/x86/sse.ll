; test: intrinsics of x86: SSE, on any processor.
; exit: 0
; stdout: ffffffffffffffff00000000ffffffff
; stdout: ffffffffffffffff0000000000000000

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

declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)

define i32 @main() {
  call void @fill()
  ; sse.cmp.ps 1
  %a0.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %a0.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 40), align 1
  %r0 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0.0, <4 x float> %a0.1, i8 1)
  store <4 x float> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse.cmp.ps 6
  %a1.0 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 24), align 1
  %a1.1 = load <4 x float>, ptr getelementptr (i8, ptr @floats, i64 0), align 1
  %r1 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a1.0, <4 x float> %a1.1, i8 6)
  store <4 x float> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
