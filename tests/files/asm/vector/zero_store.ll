; Zeros: a constant, or a register that is cleared.
define void @f(ptr %p) {
  store <4 x i32> zeroinitializer, ptr %p
  ret void
}
; baseline:
; @f:
;     xorps x0, x0
;     movups [rdi], x0
;     ret
; opt:
; @f:
;     xorps x0, x0
;     movups [rdi], x0
;     ret
