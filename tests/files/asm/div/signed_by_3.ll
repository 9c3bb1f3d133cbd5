; A product, and one more for negative numbers.
define i32 @f(i32 %a) {
  %r = sdiv i32 %a, 3
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, 3
;     mov eax, edi
;     cdq
;     idiv t0d
;     ret
; opt:
; @f:
;     mov t0, rdi
;     sar t0d, 0x1f
;     movsxd t1, edi
;     imul rax, t1, 0x55555556
;     sar rax, 0x20
;     sub eax, t0d
;     ret
