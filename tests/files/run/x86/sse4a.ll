; test: intrinsics of x86: SSE4a, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 38000000000000000000000000000000
; stdout: 60060000000000000000000000000000
; stdout: 30beb32920978e060000000000000000
; stdout: a80e63d08c4a0acc0000000000000000

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

declare <2 x i64> @llvm.x86.sse4a.extrq(<2 x i64>, <16 x i8>)
declare <2 x i64> @llvm.x86.sse4a.extrqi(<2 x i64>, i8, i8)
declare <2 x i64> @llvm.x86.sse4a.insertq(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.sse4a.insertqi(<2 x i64>, <2 x i64>, i8, i8)

define i32 @main() "target-features"="+sse4a" {
  call void @fill()
  ; sse4a.extrq
  %a0.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load <16 x i8>, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call <2 x i64> @llvm.x86.sse4a.extrq(<2 x i64> %a0.0, <16 x i8> %a0.1)
  store <2 x i64> %r0, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse4a.extrqi 12
  %a1.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r1 = call <2 x i64> @llvm.x86.sse4a.extrqi(<2 x i64> %a1.0, i8 12, i8 12)
  store <2 x i64> %r1, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse4a.insertq
  %a2.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call <2 x i64> @llvm.x86.sse4a.insertq(<2 x i64> %a2.0, <2 x i64> %a2.1)
  store <2 x i64> %r2, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ; sse4a.insertqi 12
  %a3.0 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load <2 x i64>, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call <2 x i64> @llvm.x86.sse4a.insertqi(<2 x i64> %a3.0, <2 x i64> %a3.1, i8 12, i8 12)
  store <2 x i64> %r3, ptr @out, align 1
  call void @show(ptr @out, i64 16)
  ret i32 0
}
