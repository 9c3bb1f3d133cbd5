; test: twenty doubles alive at once: more than there are vector registers.
; exit: 0
; stdout: 1540.0
@f = private constant [6 x i8] c"%.1f\0A\00"
declare i32 @printf(ptr, ...)
define double @t(double %x) {
  %v1 = fmul double %x, 1.0
  %v2 = fmul double %x, 2.0
  %v3 = fmul double %x, 3.0
  %v4 = fmul double %x, 4.0
  %v5 = fmul double %x, 5.0
  %v6 = fmul double %x, 6.0
  %v7 = fmul double %x, 7.0
  %v8 = fmul double %x, 8.0
  %v9 = fmul double %x, 9.0
  %v10 = fmul double %x, 10.0
  %v11 = fmul double %x, 11.0
  %v12 = fmul double %x, 12.0
  %v13 = fmul double %x, 13.0
  %v14 = fmul double %x, 14.0
  %v15 = fmul double %x, 15.0
  %v16 = fmul double %x, 16.0
  %v17 = fmul double %x, 17.0
  %v18 = fmul double %x, 18.0
  %v19 = fmul double %x, 19.0
  %v20 = fmul double %x, 20.0
  %a1 = fmul double %v1, %v20
  %a2 = fmul double %v2, %v19
  %a3 = fmul double %v3, %v18
  %a4 = fmul double %v4, %v17
  %a5 = fmul double %v5, %v16
  %a6 = fmul double %v6, %v15
  %a7 = fmul double %v7, %v14
  %a8 = fmul double %v8, %v13
  %a9 = fmul double %v9, %v12
  %a10 = fmul double %v10, %v11
  %s1 = fadd double %a1, %a2
  %s2 = fadd double %s1, %a3
  %s3 = fadd double %s2, %a4
  %s4 = fadd double %s3, %a5
  %s5 = fadd double %s4, %a6
  %s6 = fadd double %s5, %a7
  %s7 = fadd double %s6, %a8
  %s8 = fadd double %s7, %a9
  %s9 = fadd double %s8, %a10
  %h = fmul double %s9, 2.0
  ret double %h
}
define i64 @main() {
  %r = call double @t(double 1.0)
  %s = fmul double %r, 0.5
  %p = call i32 (ptr, ...) @printf(ptr @f, double %r)
  ret i64 0
}
