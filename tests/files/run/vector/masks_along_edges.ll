; test: masks that a phi takes are those of its edges, whether comparisons of one shape or of another made them, constants, or bits
; exit: 0
; stdout: 1 5
; stdout: 1 14
; stdout: 2 6
; stdout: 2 9
; stdout: 3 12
; stdout: 3 3
; stdout: 4 15
; stdout: 4 0
; stdout: 5 7
; stdout: 6 255
; stdout: 6 129
@fmt = constant [7 x i8] c"%d %d\0A\00"
@ints = global [4 x i32] [i32 1, i32 -2, i32 3, i32 -4]
@words = global [4 x i16] [i16 -1, i16 2, i16 2, i16 -5]
@doubles = global [4 x double] [double 1.0, double -1.0, double 2.0, double 3.0]
@bytes = global [8 x i8] c"\01\FF\FF\FF\FF\FF\FF\02"
declare i32 @printf(ptr, ...)

; Of lanes of 32 bits, or of 16.
define i32 @by_shapes(i1 %wide) {
  %ints = load <4 x i32>, ptr @ints
  %words = load <4 x i16>, ptr @words
  br i1 %wide, label %a, label %b
a:
  %x = icmp sgt <4 x i32> %ints, zeroinitializer
  br label %out
b:
  %y = icmp slt <4 x i16> %words, <i16 2, i16 2, i16 3, i16 -10>
  %z = xor <4 x i1> %y, <i1 1, i1 1, i1 0, i1 1>
  br label %out
out:
  %mask = phi <4 x i1> [ %x, %a ], [ %z, %b ]
  %bits = bitcast <4 x i1> %mask to i4
  %number = zext i4 %bits to i32
  ret i32 %number
}

; A comparison of floats, or bits that are given one by one.
define i32 @or_bits(i1 %compared, i1 %bit) {
  %doubles = load <4 x double>, ptr @doubles
  %none = insertelement <4 x i1> zeroinitializer, i1 %bit, i32 0
  %given = insertelement <4 x i1> %none, i1 true, i32 3
  br i1 %compared, label %a, label %out
a:
  %x = fcmp olt <4 x double> %doubles, <double 1.5, double 0.0, double 3.0, double 3.0>
  %inverted = xor <4 x i1> %x, <i1 1, i1 0, i1 0, i1 0>
  br label %out
out:
  %mask = phi <4 x i1> [ %inverted, %a ], [ %given, %0 ]
  %bits = bitcast <4 x i1> %mask to i4
  %number = zext i4 %bits to i32
  ret i32 %number
}

; A constant, or a comparison; read behind one more edge.
define i32 @or_constant(i1 %compared) {
  %ints = load <4 x i32>, ptr @ints
  br i1 %compared, label %a, label %join
a:
  %x = icmp slt <4 x i32> %ints, zeroinitializer
  %y = icmp eq <4 x i32> %ints, <i32 0, i32 0, i32 3, i32 0>
  %z = or <4 x i1> %x, %y
  %w = and <4 x i1> %z, <i1 1, i1 0, i1 1, i1 1>
  br label %join
join:
  %mask = phi <4 x i1> [ %w, %a ], [ <i1 1, i1 1, i1 0, i1 0>, %0 ]
  br label %out
out:
  %last = phi <4 x i1> [ %mask, %join ]
  %chosen = select <4 x i1> %last, <4 x i32> <i32 1, i32 2, i32 4, i32 8>, <4 x i32> zeroinitializer
  %a0 = extractelement <4 x i32> %chosen, i32 0
  %a1 = extractelement <4 x i32> %chosen, i32 1
  %a2 = extractelement <4 x i32> %chosen, i32 2
  %a3 = extractelement <4 x i32> %chosen, i32 3
  %s = add i32 %a0, %a1
  %t = add i32 %a2, %a3
  %sum = add i32 %s, %t
  ret i32 %sum
}

; Whatever has been below a bound in a round, in all rounds.
define i32 @around(i32 %from, i32 %to) {
entry:
  %ints = load <4 x i32>, ptr @ints
  br label %loop
loop:
  %i = phi i32 [ %from, %entry ], [ %next, %loop ]
  %seen = phi <4 x i1> [ zeroinitializer, %entry ], [ %now, %loop ]
  %first = insertelement <4 x i32> poison, i32 %i, i32 0
  %bound = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %below = icmp slt <4 x i32> %ints, %bound
  %now = or <4 x i1> %seen, %below
  %next = add i32 %i, 1
  %done = icmp sge i32 %next, %to
  br i1 %done, label %out, label %loop
out:
  %bits = bitcast <4 x i1> %now to i4
  %number = zext i4 %bits to i32
  ret i32 %number
}

; Two that change places.
define i32 @swapped(i32 %rounds) {
entry:
  %ints = load <4 x i32>, ptr @ints
  %p = icmp sgt <4 x i32> %ints, <i32 0, i32 -3, i32 0, i32 0>
  %q = icmp eq <4 x i32> %ints, <i32 0, i32 0, i32 0, i32 -4>
  br label %loop
loop:
  %i = phi i32 [ %rounds, %entry ], [ %next, %loop ]
  %a = phi <4 x i1> [ %p, %entry ], [ %b, %loop ]
  %b = phi <4 x i1> [ %q, %entry ], [ %a, %loop ]
  %next = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %out, label %loop
out:
  %bits = bitcast <4 x i1> %a to i4
  %number = zext i4 %bits to i32
  ret i32 %number
}

; Of bytes, through a choice.
define i32 @bytes_of(i1 %all, i1 %some) {
  %bytes = load <8 x i8>, ptr @bytes
  %ones = icmp eq <8 x i8> %bytes, splat (i8 -1)
  br i1 %all, label %a, label %out
a:
  %others = xor <8 x i1> %ones, splat (i1 true)
  %chosen = select i1 %some, <8 x i1> %others, <8 x i1> splat (i1 true)
  br label %out
out:
  %mask = phi <8 x i1> [ %chosen, %a ], [ %ones, %0 ]
  %number = sext <8 x i1> %mask to <8 x i8>
  %word = bitcast <8 x i8> %number to i64
  %bits = bitcast <8 x i1> %mask to i8
  %wide = zext i8 %bits to i32
  %cut = trunc i64 %word to i32
  %low = and i32 %cut, 0
  %sum = add i32 %wide, %low
  ret i32 %sum
}

define void @say(i32 %n, i32 %value) {
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i32 %value)
  ret void
}

define i32 @main() {
  %a = call i32 @by_shapes(i1 true)
  call void @say(i32 1, i32 %a)
  %b = call i32 @by_shapes(i1 false)
  call void @say(i32 1, i32 %b)
  %c = call i32 @or_bits(i1 true, i1 false)
  call void @say(i32 2, i32 %c)
  %d = call i32 @or_bits(i1 false, i1 true)
  call void @say(i32 2, i32 %d)
  %e = call i32 @or_constant(i1 true)
  call void @say(i32 3, i32 %e)
  %f = call i32 @or_constant(i1 false)
  call void @say(i32 3, i32 %f)
  %g = call i32 @around(i32 -5, i32 5)
  call void @say(i32 4, i32 %g)
  %h = call i32 @around(i32 -9, i32 -7)
  call void @say(i32 4, i32 %h)
  %i = call i32 @swapped(i32 4)
  call void @say(i32 5, i32 %i)
  %j = call i32 @bytes_of(i1 true, i1 false)
  call void @say(i32 6, i32 %j)
  %k = call i32 @bytes_of(i1 true, i1 true)
  call void @say(i32 6, i32 %k)
  ret i32 0
}
