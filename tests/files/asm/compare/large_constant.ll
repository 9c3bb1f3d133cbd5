; A constant that no immediate holds.
define i1 @f(i64 %a) {
  %c = icmp ugt i64 %a, 1099511627776
  ret i1 %c
}
; baseline:
; @f:
;     mov t0, 0x10000000000
;     cmp rdi, t0
;     seta al
;     ret
; opt:
; @f:
;     mov t0, 0x10000000000
;     cmp rdi, t0
;     seta al
;     ret
