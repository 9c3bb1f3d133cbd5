; test: bfloat is computed as float, each operation rounded.
; oracle: none (lli has no __truncsfbf2)
; exit: 0
; stdout: 1.5 3.75 -2.25 0.75 inf 1 0
@l = constant [22 x i8] c"%g %g %g %g %g %d %d\0A\00"
@h = global bfloat 0xR3FC0
@arr = global [2 x bfloat] [bfloat 2.5, bfloat 0xRC010]
declare i32 @printf(ptr, ...)
define bfloat @addh(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
define i32 @main() {
  %a = load bfloat, ptr @h
  %ad = fpext bfloat %a to double
  %b = load bfloat, ptr @arr
  %m = fmul bfloat %a, %b
  %md = fpext bfloat %m to double
  %c = load bfloat, ptr getelementptr ([2 x bfloat], ptr @arr, i64 0, i64 1)
  %cd = fpext bfloat %c to double
  %s = call bfloat @addh(bfloat %c, bfloat 3.0)
  %sd = fpext bfloat %s to double
  %big = fptrunc double 3.3e38 to bfloat
  %inf = fadd bfloat %big, %big
  %infd = fpext bfloat %inf to double
  %lt = fcmp olt bfloat %c, %a
  %gt = fcmp ogt bfloat %c, %a
  %i0 = zext i1 %lt to i32
  %i1 = zext i1 %gt to i32
  call i32 (ptr, ...) @printf(ptr @l, double %ad, double %md, double %cd, double %sd, double %infd, i32 %i0, i32 %i1)
  ret i32 0
}
