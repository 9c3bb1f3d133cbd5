; test: half is computed as float, each operation rounded: load, store, arithmetic, comparison, overflow.
; exit: 0
; stdout: 1.5 3.75 -2.25 0.5 65504 inf 1 0 1
@l = constant [29 x i8] c"%g %g %g %g %g %g %d %d %d\0A\00\00"
@h = global half 0xH3E00
@arr = global [2 x half] [half 2.5, half 0xHC080]
declare i32 @printf(ptr, ...)
define half @addh(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}
define i32 @main() {
  %a = load half, ptr @h
  %ad = fpext half %a to double
  %b = load half, ptr @arr
  %m = fmul half %a, %b
  %md = fpext half %m to double
  %c = load half, ptr getelementptr ([2 x half], ptr @arr, i64 0, i64 1)
  %cd = fpext half %c to double
  %s = call half @addh(half %c, half 0xH4180)
  %sd = fpext half %s to double
  %big = fptrunc double 65504.0 to half
  %bigd = fpext half %big to double
  %inf = fadd half %big, %big
  %infd = fpext half %inf to double
  %lt = fcmp olt half %c, %a
  %gt = fcmp ogt half %c, %a
  %une = fcmp une half %a, %b
  %i0 = zext i1 %lt to i32
  %i1 = zext i1 %gt to i32
  %i2 = zext i1 %une to i32
  call i32 (ptr, ...) @printf(ptr @l, double %ad, double %md, double %cd, double %sd, double %bigd, double %infd, i32 %i0, i32 %i1, i32 %i2)
  ret i32 0
}
