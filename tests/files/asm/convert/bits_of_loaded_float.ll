; The bits of a loaded float go through a vector register.
define i32 @f(ptr %p) {
  %v = load float, ptr %p
  %r = bitcast float %v to i32
  ret i32 %r
}
; baseline:
; @f:
;     movss x0, [rdi]
;     movd eax, x0
;     ret
; opt:
; @f:
;     movss x0, [rdi]
;     movd eax, x0
;     ret
