; Numbers from 2^63 on take another way.
define i64 @f(double %a) {
  %r = fptoui double %a to i64
  ret i64 %r
}
; baseline:
; @f:
;     movsd x0, [=0x43e0000000000000]
;     ucomisd x0, xmm0
;     ja .1
;     movaps x1, xmm0
;     subsd x1, [=0x43e0000000000000]
;     cvttsd2si rax, x1
;     btc rax, 0x3f
;     jmp .2
; .1:
;     cvttsd2si rax, xmm0
; .2:
;     ret
; opt:
; @f:
;     movsd x0, [=0x43e0000000000000]
;     ucomisd x0, xmm0
;     ja .1
;     movaps x1, xmm0
;     subsd x1, x0
;     cvttsd2si rax, x1
;     btc rax, 0x3f
;     jmp .2
; .1:
;     cvttsd2si rax, xmm0
; .2:
;     ret
