; test: what is done lane by lane is the same where it is one instruction: shifts by vectors, rounding, fma
; exit: 0
; stdout: 1 4 12 32 80 192 448 -2147483648
; stdout: 536870911 536870911 268435455 134217727 67108863 33554431 16777215 1
; stdout: -1 -1 -1 -1 -1 -1 -1 -1
; stdout: 2 16 96 512
; stdout: -3 -2 0 2
; stdout: -2 -1 1 3
; stdout: -2 -1 0 2
; stdout: -2 -2 0 2
; stdout: 0 1.11022e-16 1 2
; stdout: 6 3 4 4
@n = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 1], align 32
@by = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 31], align 32
@out = global [8 x i32] zeroinitializer, align 32
@halves = global [4 x double] [double -2.5, double -1.5, double 0.5, double 2.25], align 32
@out.real = global [4 x double] zeroinitializer, align 32
@near = global [4 x double] [double 0x3FF0000000000001, double 0x3FF0000000000001, double 2.0, double 2.0], align 32
@near.by = global [4 x double] [double 0x3FEFFFFFFFFFFFFE, double 0x3FF0000000000000, double 2.0, double 2.0], align 32
@near.to = global [4 x double] [double 0xBFF0000000000000, double -1.0, double -3.0, double -2.0], align 32
@one = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
@real = constant [4 x i8] c"%g \00"
@real.last = constant [4 x i8] c"%g\0A\00"
declare i32 @printf(ptr, ...)
declare <4 x double> @llvm.floor.v4f64(<4 x double>)
declare <4 x double> @llvm.ceil.v4f64(<4 x double>)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>)
declare <4 x double> @llvm.roundeven.v4f64(<4 x double>)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)

define void @show(i64 %count) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %at = getelementptr i32, ptr @out, i64 %i
  %x = load i32, ptr %at
  %i2 = add i64 %i, 1
  %end = icmp eq i64 %i2, %count
  %format = select i1 %end, ptr @last, ptr @one
  call i32 (ptr, ...) @printf(ptr %format, i32 %x)
  br i1 %end, label %done, label %loop
done:
  ret void
}

define void @show.real(<4 x double> %v) noinline {
entry:
  store <4 x double> %v, ptr @out.real
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %at = getelementptr double, ptr @out.real, i64 %i
  %x = load double, ptr %at
  %i2 = add i64 %i, 1
  %end = icmp eq i64 %i2, 4
  %format = select i1 %end, ptr @real.last, ptr @real
  call i32 (ptr, ...) @printf(ptr %format, double %x)
  br i1 %end, label %done, label %loop
done:
  ret void
}

define void @shifts() {
  %n = load <8 x i32>, ptr @n
  %by = load <8 x i32>, ptr @by
  %left = shl <8 x i32> %n, %by
  store <8 x i32> %left, ptr @out
  call void @show(i64 8)
  %negative = sub <8 x i32> zeroinitializer, %n
  %more = add <8 x i32> %by, <i32 3, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 0>
  %right = lshr <8 x i32> %negative, %more
  store <8 x i32> %right, ptr @out
  call void @show(i64 8)
  %signs = ashr <8 x i32> %negative, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %kept = ashr <8 x i32> %signs, %by
  store <8 x i32> %kept, ptr @out
  call void @show(i64 8)
  %four = load <4 x i32>, ptr @n
  %wide = zext <4 x i32> %four to <4 x i64>
  %some = load <4 x i32>, ptr @by
  %amounts = zext <4 x i32> %some to <4 x i64>
  %once = shl <4 x i64> %wide, %amounts
  %twice = shl <4 x i64> %once, %amounts
  %double = shl <4 x i64> %twice, <i64 1, i64 1, i64 1, i64 1>
  %cut = trunc <4 x i64> %double to <4 x i32>
  %whole = mul <4 x i32> %cut, <i32 1, i32 1, i32 1, i32 1>
  store <4 x i32> %whole, ptr @out
  call void @show(i64 4)
  ret void
}

define void @rounded() {
  %v = load <4 x double>, ptr @halves
  %floor = call <4 x double> @llvm.floor.v4f64(<4 x double> %v)
  call void @show.real(<4 x double> %floor)
  %ceil = call <4 x double> @llvm.ceil.v4f64(<4 x double> %v)
  call void @show.real(<4 x double> %ceil)
  %trunc = call <4 x double> @llvm.trunc.v4f64(<4 x double> %v)
  call void @show.real(<4 x double> %trunc)
  %even = call <4 x double> @llvm.roundeven.v4f64(<4 x double> %v)
  %whole = fadd <4 x double> %even, zeroinitializer
  call void @show.real(<4 x double> %whole)
  ret void
}

; (1 + e) * (1 - e) is below 1 by less than a product shows: rounded once it is -e * e and not 0.
define void @fused() {
  %a = load <4 x double>, ptr @near
  %b = load <4 x double>, ptr @near.by
  %c = load <4 x double>, ptr @near.to
  %v = call <4 x double> @llvm.fma.v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %c)
  %e = extractelement <4 x double> %v, i32 0
  %no = fcmp oeq double %e, 0.0
  %tiny = fcmp olt double %e, 0.0
  %wrong = xor i1 %tiny, true
  %bad = or i1 %no, %wrong
  %one = uitofp i1 %bad to double
  %shown = insertelement <4 x double> %v, double %one, i32 0
  %half = fmul <4 x double> %shown, <double 1.0, double 0.5, double 1.0, double 1.0>
  call void @show.real(<4 x double> %half)
  %n = load <4 x i32>, ptr @n
  %x = sitofp <4 x i32> %n to <4 x float>
  %y = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %x, <4 x float> <float 5.0, float -1.0, float -5.0, float -12.0>)
  %z = fptosi <4 x float> %y to <4 x i32>
  store <4 x i32> %z, ptr @out
  call void @show(i64 4)
  ret void
}

define i32 @main() {
  call void @shifts()
  call void @rounded()
  call void @fused()
  ret i32 0
}
