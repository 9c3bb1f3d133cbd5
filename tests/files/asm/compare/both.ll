; Two conditions that are computed, both needed.
define i1 @f(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, 0
  %d = icmp sgt i32 %b, 0
  %r = and i1 %c, %d
  ret i1 %r
}
; baseline:
; @f:
;     test edi, edi
;     setg al
;     test esi, esi
;     setg t0b
;     and eax, t0d
;     ret
; opt:
; @f:
;     test edi, edi
;     setg al
;     test esi, esi
;     setg t0b
;     and eax, t0d
;     ret
