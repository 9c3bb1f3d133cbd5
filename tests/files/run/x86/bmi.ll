; test: intrinsics of x86: BMI and BMI2, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: 260e0000
; stdout: 0000000000000000
; stdout: f076fe88
; stdout: a85e16d08c4a0000
; stdout: 00001400
; stdout: 0000066884900200
; stdout: ba150000
; stdout: 76d6d40400000000

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

declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
declare i64 @llvm.x86.bmi.bextr.64(i64, i64)
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
declare i32 @llvm.x86.bmi.pext.32(i32, i32)
declare i64 @llvm.x86.bmi.pext.64(i64, i64)

define i32 @main() "target-features"="+bmi,+bmi2" {
  call void @fill()
  ; bmi.bextr.32
  %a0.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %a0.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  %r0 = call i32 @llvm.x86.bmi.bextr.32(i32 %a0.0, i32 %a0.1)
  store i32 %r0, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; bmi.bextr.64
  %a1.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %a1.1 = load i64, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  %r1 = call i64 @llvm.x86.bmi.bextr.64(i64 %a1.0, i64 %a1.1)
  store i64 %r1, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; bmi.bzhi.32
  %a2.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %a2.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  %r2 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a2.0, i32 %a2.1)
  store i32 %r2, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; bmi.bzhi.64
  %a3.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  %a3.1 = load i64, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  %r3 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a3.0, i64 %a3.1)
  store i64 %r3, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; bmi.pdep.32
  %a4.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  %a4.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  %r4 = call i32 @llvm.x86.bmi.pdep.32(i32 %a4.0, i32 %a4.1)
  store i32 %r4, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; bmi.pdep.64
  %a5.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  %a5.1 = load i64, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  %r5 = call i64 @llvm.x86.bmi.pdep.64(i64 %a5.0, i64 %a5.1)
  store i64 %r5, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; bmi.pext.32
  %a6.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  %a6.1 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  %r6 = call i32 @llvm.x86.bmi.pext.32(i32 %a6.0, i32 %a6.1)
  store i32 %r6, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; bmi.pext.64
  %a7.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  %a7.1 = load i64, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  %r7 = call i64 @llvm.x86.bmi.pext.64(i64 %a7.0, i64 %a7.1)
  store i64 %r7, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ret i32 0
}
