; test: vectors of 256 bits that come together, go apart, and live through loops and calls
; exit: 0
; stdout: 120 136 -1 7
; stdout: 28 21 15 10 6 3 1 0
; stdout: 7 6 5 4 3 2 1 0
; stdout: 0 1 2 3 3 2 1 0
; stdout: 0 0 -1 -2 4 5 6 7
; stdout: 0.5 1.5 -2.5 3.5
; stdout: 200 201 202 203 -52 -51 -50 -49
@ints = global [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 32
@out = global [8 x i32] zeroinitializer, align 32
@doubles = global [4 x double] zeroinitializer, align 32
@bytes = global [8 x i8] c"\C8\C9\CA\CB\CC\CD\CE\CF", align 8
@one = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
@real = constant [4 x i8] c"%g \00"
@real.last = constant [4 x i8] c"%g\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)

define void @show(ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %i2 = add i64 %i, 1
  %end = icmp eq i64 %i2, 8
  %format = select i1 %end, ptr @last, ptr @one
  call i32 (ptr, ...) @printf(ptr %format, i32 %x)
  br i1 %end, label %done, label %loop
done:
  ret void
}

define i32 @nothing(i32 %x) noinline {
  ret i32 %x
}

; A sum that lives through calls: sixteen numbers, plus one for each of two rounds and eight lanes.
define i32 @sum(ptr %p, i32 %more) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %s = phi <8 x i32> [ zeroinitializer, %entry ], [ %s2, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load <8 x i32>, ptr %at
  %m = call i32 @nothing(i32 %more)
  %first = insertelement <8 x i32> poison, i32 %m, i32 0
  %all = shufflevector <8 x i32> %first, <8 x i32> poison, <8 x i32> zeroinitializer
  %t = add <8 x i32> %s, %v
  %s2 = add <8 x i32> %t, %all
  %i2 = add i64 %i, 8
  %end = icmp eq i64 %i2, 16
  br i1 %end, label %done, label %loop
done:
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %s2)
  ret i32 %r
}

; Lanes of the high half by themselves, before and behind what is done with both.
define i32 @apart(ptr %p) noinline {
  %v = load <8 x i32>, ptr %p
  %five = extractelement <8 x i32> %v, i32 5
  %w = sub <8 x i32> zeroinitializer, %v
  store <8 x i32> %w, ptr @out
  %six = extractelement <8 x i32> %w, i32 6
  %r = add i32 %five, %six
  ret i32 %r
}

; A store into what the second half of a load reads, and one between two halves' loads.
define i32 @between(ptr %p) noinline {
  %high = getelementptr i8, ptr %p, i64 16
  %a = load <4 x i32>, ptr %p
  store <4 x i32> <i32 7, i32 7, i32 7, i32 7>, ptr %high
  %b = load <4 x i32>, ptr %high
  %v = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %w = mul <8 x i32> %v, %v
  store <8 x i32> %w, ptr @out
  %x = load i32, ptr getelementptr (i32, ptr @out, i64 4)
  %r = sdiv i32 %x, 7
  ret i32 %r
}

; Rows of a triangle: the halves change places in each round.
define void @turned(ptr %p) noinline {
  %v = load <8 x i32>, ptr %p
  %r = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %m = add <8 x i32> %r, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %q = mul <8 x i32> %r, %m
  %h = lshr <8 x i32> %q, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  store <8 x i32> %h, ptr @out
  call void @show(ptr @out)
  store <8 x i32> %r, ptr @out
  call void @show(ptr @out)
  %least = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %v, <8 x i32> %r)
  store <8 x i32> %least, ptr @out
  call void @show(ptr @out)
  ret void
}

; A choice whose mask is different in both halves.
define void @chosen(ptr %p) noinline {
  %v = load <8 x i32>, ptr %p
  %c = icmp slt <8 x i32> %v, <i32 4, i32 0, i32 3, i32 4, i32 4, i32 4, i32 4, i32 4>
  %n = sub <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0>, %v
  %neg = icmp slt <8 x i32> %v, <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %m = and <8 x i1> %c, %neg
  %x = select <8 x i1> %m, <8 x i32> %n, <8 x i32> %v
  %y = insertelement <8 x i32> %x, i32 0, i32 1
  store <8 x i32> %y, ptr @out
  call void @show(ptr @out)
  ret void
}

define void @reals(ptr %p) noinline {
  %four = load <4 x i32>, ptr %p
  %wide = sitofp <4 x i32> %four to <4 x double>
  %half = fadd <4 x double> %wide, <double 5.0e-1, double 5.0e-1, double 5.0e-1, double 5.0e-1>
  %neg = fneg <4 x double> %half
  %c = fcmp oeq <4 x double> %half, <double 0.0, double 0.0, double 2.5, double 0.0>
  %x = select <4 x i1> %c, <4 x double> %neg, <4 x double> %half
  store <4 x double> %x, ptr @doubles
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i2, %loop ]
  %at = getelementptr double, ptr @doubles, i64 %i
  %d = load double, ptr %at
  %i2 = add i64 %i, 1
  %end = icmp eq i64 %i2, 4
  %format = select i1 %end, ptr @real.last, ptr @real
  call i32 (ptr, ...) @printf(ptr %format, double %d)
  br i1 %end, label %done, label %loop
done:
  ret void
}

define void @widened(ptr %p) noinline {
  %v = load <8 x i8>, ptr %p
  %z = zext <8 x i8> %v to <8 x i32>
  %s = sext <8 x i8> %v to <8 x i32>
  %w = shufflevector <8 x i32> %z, <8 x i32> %s, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  store <8 x i32> %w, ptr @out
  call void @show(ptr @out)
  ret void
}

define i32 @main() {
  %a = call i32 @sum(ptr @ints, i32 0)
  call i32 (ptr, ...) @printf(ptr @one, i32 %a)
  %b = call i32 @sum(ptr @ints, i32 1)
  call i32 (ptr, ...) @printf(ptr @one, i32 %b)
  %c = call i32 @apart(ptr @ints)
  call i32 (ptr, ...) @printf(ptr @one, i32 %c)
  %copy = alloca [8 x i32], align 32
  %d = call i32 @between(ptr %copy)
  call i32 (ptr, ...) @printf(ptr @last, i32 %d)
  call void @turned(ptr @ints)
  call void @chosen(ptr @ints)
  call void @reals(ptr @ints)
  call void @widened(ptr @bytes)
  ret i32 0
}
