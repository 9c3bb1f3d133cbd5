; Euclid.
define i64 @f(i64 %a, i64 %b) {
  br label %head
head:
  %x = phi i64 [ %a, %0 ], [ %y, %next ]
  %y = phi i64 [ %b, %0 ], [ %r, %next ]
  %c = icmp eq i64 %y, 0
  br i1 %c, label %done, label %next
next:
  %r = urem i64 %x, %y
  br label %head
done:
  ret i64 %x
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1, rdi
;     nop
;     test t0, t0
;     je .4
; .1:
;     mov rax, t1
;     mov rdx, rax
;     or rdx, t0
;     shr rdx, 0x20
;     je .2
;     xor edx, edx
;     div t0
;     jmp .3
; .2:
;     div t0d
; .3:
;     mov t1, t0
;     mov t0, rdx
;     test t0, t0
;     jne .1
; .4:
;     mov rax, t1
;     ret
; opt:
; @f:
;     mov rax, rdi
;     nop
; .1:
;     test rsi, rsi
;     je .4
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .2
;     xor edx, edx
;     div rsi
;     jmp .3
; .2:
;     div esi
; .3:
;     mov rax, rsi
;     mov rsi, rdx
;     jmp .1
; .4:
;     ret
