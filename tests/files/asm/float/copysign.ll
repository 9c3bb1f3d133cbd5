; The sign of another.
declare double @llvm.copysign.f64(double, double)

define double @f(double %a, double %b) {
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}
; baseline:
; @f:
;     movaps x0, xmm1
;     andps x0, [=0x80000000000000008000000000000000]
;     andps xmm0, [=0x7fffffffffffffff7fffffffffffffff]
;     orps xmm0, x0
;     ret
; opt:
; @f:
;     andps xmm0, [=0x7fffffffffffffff7fffffffffffffff]
;     andps xmm1, [=0x80000000000000008000000000000000]
;     orps xmm0, xmm1
;     ret
