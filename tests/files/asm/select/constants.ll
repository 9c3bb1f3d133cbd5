; Two constants that differ by one, chosen as any others.
define i32 @f(i32 %a) {
  %c = icmp eq i32 %a, 7
  %r = select i1 %c, i32 5, i32 4
  ret i32 %r
}
; baseline:
; @f:
;     cmp edi, 7
;     mov eax, 4
;     mov t0d, 5
;     cmove eax, t0d
;     ret
; opt:
; @f:
;     mov t0d, 5
;     mov eax, 4
;     cmp edi, 7
;     cmove eax, t0d
;     ret
