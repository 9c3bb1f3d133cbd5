; Shifts by vectors, lane by lane.
define <2 x i64> @f(<2 x i64> %a, <2 x i64> %n) {
  %r = lshr <2 x i64> %a, %n
  ret <2 x i64> %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     movq t0, xmm0
;     movq rcx, xmm1
;     shr t0, cl
;     xorps x0, x0
;     movups [rbp-0x10], x0
;     mov [rbp-0x10], t0
;     movups x1, [rbp-0x10]
;     pshufd x2, xmm0, -0x12
;     movq t1, x2
;     pshufd x3, xmm1, -0x12
;     movq rcx, x3
;     shr t1, cl
;     movups [rbp-0x10], x1
;     mov [rbp-8], t1
;     movups xmm0, [rbp-0x10]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     movq t0, xmm0
;     movq rcx, xmm1
;     shr t0, cl
;     pshufd xmm0, xmm0, -0x12
;     movq t1, xmm0
;     pshufd x0, xmm1, -0x12
;     movq rcx, x0
;     shr t1, cl
;     movq xmm0, t0
;     movq x1, t1
;     punpcklqdq xmm0, x1
;     ret
