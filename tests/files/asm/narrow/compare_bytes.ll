; Compared in 8 bits.
define i1 @f(i8 %a, i8 %b) {
  %r = icmp slt i8 %a, %b
  ret i1 %r
}
; baseline:
; @f:
;     cmp dil, sil
;     setl al
;     ret
; opt:
; @f:
;     cmp dil, sil
;     setl al
;     ret
