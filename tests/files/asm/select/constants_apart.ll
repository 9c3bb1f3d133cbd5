; Two constants far from each other.
define i32 @f(i32 %a) {
  %c = icmp eq i32 %a, 7
  %r = select i1 %c, i32 100, i32 -3
  ret i32 %r
}
; baseline:
; @f:
;     cmp edi, 7
;     mov eax, -3
;     mov t0d, 0x64
;     cmove eax, t0d
;     ret
; opt:
; @f:
;     mov t0d, 0x64
;     mov eax, -3
;     cmp edi, 7
;     cmove eax, t0d
;     ret
