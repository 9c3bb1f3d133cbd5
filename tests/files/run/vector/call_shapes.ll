; test: vectors of every kind of shape as parameters and results, also on the stack and in memory
; exit: 0
; stdout: 3 7 11
; stdout: 1 0 1 1
; stdout: 6.5 -2.0 9.0
; stdout: 80 90 100
; stdout: 1 -2 3 -4 5
; stdout: 36.0 8.0
; stdout: 5 4294967297
; stdout: 4 2 7 22
@fmt2 = constant [9 x i8] c"%d %lld\0A\00"
@fmt3 = constant [10 x i8] c"%d %d %d\0A\00"
@fmt4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@fmt5 = constant [16 x i8] c"%d %d %d %d %d\0A\00"
@fmtf2 = constant [11 x i8] c"%.1f %.1f\0A\00"
@fmtf3 = constant [16 x i8] c"%.1f %.1f %.1f\0A\00"
declare i32 @printf(ptr, ...)

; Lane by lane: no register holds three bytes.
define <3 x i8> @bytes(<3 x i8> %a, <3 x i8> %b) {
  %r = add <3 x i8> %a, %b
  ret <3 x i8> %r
}

define <4 x i1> @bits(<4 x i1> %a, <4 x i1> %b) {
  %r = xor <4 x i1> %a, %b
  ret <4 x i1> %r
}

define <3 x float> @floats(float %x, <3 x float> %a, float %y) {
  %v = insertelement <3 x float> %a, float %y, i32 1
  %w = insertelement <3 x float> %v, float %x, i32 0
  ret <3 x float> %w
}

; Nine vectors: the last does not get a register.
define <4 x i32> @ninth(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i32> %d, <4 x i32> %e,
    <4 x i32> %f, <4 x i32> %g, <4 x i32> %h, i32 %n, <4 x i32> %i) {
  %x = add <4 x i32> %a, %h
  %y = add <4 x i32> %x, %i
  %z = insertelement <4 x i32> %y, i32 %n, i32 3
  ret <4 x i32> %z
}

define <5 x i16> @five(<5 x i16> %a, <5 x i1> %neg) {
  %m = sub <5 x i16> zeroinitializer, %a
  %r = select <5 x i1> %neg, <5 x i16> %m, <5 x i16> %a
  ret <5 x i16> %r
}

; In memory: more than four vector registers.
define <32 x float> @large(<32 x float> %a, float %last) {
  %b = fadd <32 x float> %a, %a
  %r = insertelement <32 x float> %b, float %last, i32 31
  ret <32 x float> %r
}

define { <2 x i33>, i32 } @pair(i32 %n, <2 x i33> %v) {
  %w = add <2 x i33> %v, <i33 1, i33 4294967296>
  %a = insertvalue { <2 x i33>, i32 } poison, <2 x i33> %w, 0
  %b = insertvalue { <2 x i33>, i32 } %a, i32 %n, 1
  ret { <2 x i33>, i32 } %b
}

define <16 x i8> @four(<64 x i8> %a) {
  %r = shufflevector <64 x i8> %a, <64 x i8> poison, <16 x i32> <i32 3, i32 17, i32 38, i32 53, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  ret <16 x i8> %r
}

define <64 x i8> @spread(<16 x i8> %a) {
  %r = shufflevector <16 x i8> %a, <16 x i8> <i8 22, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, <64 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  ret <64 x i8> %r
}

define i32 @main() {
  %a = call <3 x i8> @bytes(<3 x i8> <i8 1, i8 -3, i8 5>, <3 x i8> <i8 2, i8 10, i8 6>)
  %a0 = extractelement <3 x i8> %a, i32 0
  %a1 = extractelement <3 x i8> %a, i32 1
  %a2 = extractelement <3 x i8> %a, i32 2
  %x0 = zext i8 %a0 to i32
  %x1 = zext i8 %a1 to i32
  %x2 = zext i8 %a2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt3, i32 %x0, i32 %x1, i32 %x2)
  %b = call <4 x i1> @bits(<4 x i1> <i1 true, i1 true, i1 false, i1 true>, <4 x i1> <i1 false, i1 true, i1 true, i1 false>)
  %bw = zext <4 x i1> %b to <4 x i32>
  %b0 = extractelement <4 x i32> %bw, i32 0
  %b1 = extractelement <4 x i32> %bw, i32 1
  %b2 = extractelement <4 x i32> %bw, i32 2
  %b3 = extractelement <4 x i32> %bw, i32 3
  call i32 (ptr, ...) @printf(ptr @fmt4, i32 %b0, i32 %b1, i32 %b2, i32 %b3)
  %c = call <3 x float> @floats(float 6.5, <3 x float> <float 1.0, float 2.0, float 9.0>, float -2.0)
  %cw = fpext <3 x float> %c to <3 x double>
  %c0 = extractelement <3 x double> %cw, i32 0
  %c1 = extractelement <3 x double> %cw, i32 1
  %c2 = extractelement <3 x double> %cw, i32 2
  call i32 (ptr, ...) @printf(ptr @fmtf3, double %c0, double %c1, double %c2)
  %d = call <4 x i32> @ninth(<4 x i32> <i32 10, i32 20, i32 30, i32 0>, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> <i32 50, i32 50, i32 50, i32 0>, i32 100, <4 x i32> <i32 20, i32 20, i32 20, i32 0>)
  %d0 = extractelement <4 x i32> %d, i32 0
  %d1 = extractelement <4 x i32> %d, i32 1
  %d3 = extractelement <4 x i32> %d, i32 3
  call i32 (ptr, ...) @printf(ptr @fmt3, i32 %d0, i32 %d1, i32 %d3)
  %e = call <5 x i16> @five(<5 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5>, <5 x i1> <i1 false, i1 true, i1 false, i1 true, i1 false>)
  %ew = sext <5 x i16> %e to <5 x i32>
  %e0 = extractelement <5 x i32> %ew, i32 0
  %e1 = extractelement <5 x i32> %ew, i32 1
  %e2 = extractelement <5 x i32> %ew, i32 2
  %e3 = extractelement <5 x i32> %ew, i32 3
  %e4 = extractelement <5 x i32> %ew, i32 4
  call i32 (ptr, ...) @printf(ptr @fmt5, i32 %e0, i32 %e1, i32 %e2, i32 %e3, i32 %e4)
  %i = insertelement <32 x float> zeroinitializer, float 18.0, i32 7
  %f = call <32 x float> @large(<32 x float> %i, float 8.0)
  %f7 = extractelement <32 x float> %f, i32 7
  %f31 = extractelement <32 x float> %f, i32 31
  %f7w = fpext float %f7 to double
  %f31w = fpext float %f31 to double
  call i32 (ptr, ...) @printf(ptr @fmtf2, double %f7w, double %f31w)
  %g = call { <2 x i33>, i32 } @pair(i32 5, <2 x i33> <i33 8, i33 1>)
  %gv = extractvalue { <2 x i33>, i32 } %g, 0
  %g1 = extractelement <2 x i33> %gv, i32 1
  %gw = zext i33 %g1 to i64
  %gn = extractvalue { <2 x i33>, i32 } %g, 1
  call i32 (ptr, ...) @printf(ptr @fmt2, i32 %gn, i64 %gw)
  %s = call <64 x i8> @spread(<16 x i8> <i8 4, i8 2, i8 7, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>)
  %h = call <16 x i8> @four(<64 x i8> %s)
  %h0 = extractelement <16 x i8> %h, i32 0
  %h1 = extractelement <16 x i8> %h, i32 1
  %h2 = extractelement <16 x i8> %h, i32 2
  %h3 = extractelement <16 x i8> %h, i32 3
  %y0 = zext i8 %h0 to i32
  %y1 = zext i8 %h1 to i32
  %y2 = zext i8 %h2 to i32
  %y3 = zext i8 %h3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt4, i32 %y0, i32 %y1, i32 %y2, i32 %y3)
  ret i32 0
}
