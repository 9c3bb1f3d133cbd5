; What does not fit is the nearest, NaN is zero.
declare i32 @llvm.fptosi.sat.i32.f64(double)

define i32 @f(double %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %a)
  ret i32 %r
}
; baseline:
; @f:
;     cvttsd2si eax, xmm0
;     movsd x0, [=0xc1e0000000000000]
;     ucomisd x0, xmm0
;     seta t0b
;     ucomisd xmm0, [=0x41e0000000000000]
;     setae t1b
;     ucomisd xmm0, xmm0
;     setp t2b
;     test t0b, t0b
;     mov t3d, -0x80000000
;     cmovne eax, t3d
;     test t1b, t1b
;     mov t4d, 0x7fffffff
;     cmovne eax, t4d
;     test t2b, t2b
;     mov t5d, 0
;     cmovne eax, t5d
;     ret
; opt:
; @f:
;     cvttsd2si eax, xmm0
;     mov t0d, -0x80000000
;     movsd x0, [=0xc1e0000000000000]
;     ucomisd x0, xmm0
;     cmova eax, t0d
;     mov t1d, 0x7fffffff
;     ucomisd xmm0, [=0x41e0000000000000]
;     cmovae eax, t1d
;     xor t2d, t2d
;     ucomisd xmm0, xmm0
;     cmovp eax, t2d
;     ret
