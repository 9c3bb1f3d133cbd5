; Floats of 256 bits, with a constant.
; features: avx2
define void @f(ptr %p) {
  %a = load <4 x double>, ptr %p
  %r = fmul <4 x double> %a, <double 2.0, double 3.0, double 4.0, double 5.0>
  store <4 x double> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [=0x40080000000000004000000000000000]
;     mulpd x0, x2
;     movups x3, [=0x40140000000000004010000000000000]
;     mulpd x1, x3
;     movups [rdi], x0
;     movups [rdi+0x10], x1
;     ret
; opt:
; @f:
;     vmovups y0, [rdi]
;     vmulpd y1, y0, [=0x4014000000000000401000000000000040080000000000004000000000000000]
;     vmovups [rdi], y1
;     vzeroupper
;     ret
