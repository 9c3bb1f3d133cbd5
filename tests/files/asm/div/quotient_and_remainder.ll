; test: a quotient and a remainder of the same numbers take one division of optimised code
define i64 @signed(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %s = sub i64 %q, %r
  ret i64 %s
}
define i32 @remainder_first(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  %q = udiv i32 %a, %b
  %s = sub i32 %q, %r
  ret i32 %s
}
define i64 @unlike(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = srem i64 %a, %b
  %s = sub i64 %q, %r
  ret i64 %s
}
define i64 @exchanged(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %b, %a
  %s = sub i64 %q, %r
  ret i64 %s
}
; baseline:
; @signed:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .3
;     cqo
;     idiv rsi
;     jmp .4
; .3:
;     div esi
; .4:
;     mov rax, t0
;     sub rax, rdx
;     ret
;
; @remainder_first:
;     mov eax, edi
;     xor edx, edx
;     div esi
;     mov t0d, edx
;     mov eax, edi
;     xor edx, edx
;     div esi
;     sub eax, t0d
;     ret
;
; @unlike:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     xor edx, edx
;     div rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .3
;     cqo
;     idiv rsi
;     jmp .4
; .3:
;     div esi
; .4:
;     mov rax, t0
;     sub rax, rdx
;     ret
;
; @exchanged:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rsi
;     mov rdx, rax
;     or rdx, rdi
;     shr rdx, 0x20
;     je .3
;     cqo
;     idiv rdi
;     jmp .4
; .3:
;     div edi
; .4:
;     mov rax, t0
;     sub rax, rdx
;     ret
; opt:
; @signed:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     sub rax, rdx
;     ret
;
; @remainder_first:
;     mov rax, rdi
;     xor edx, edx
;     div esi
;     sub eax, edx
;     ret
;
; @unlike:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     xor edx, edx
;     div rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .3
;     cqo
;     idiv rsi
;     jmp .4
; .3:
;     div esi
; .4:
;     mov rax, t0
;     sub rax, rdx
;     ret
;
; @exchanged:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rsi
;     mov rdx, rax
;     or rdx, rdi
;     shr rdx, 0x20
;     je .3
;     cqo
;     idiv rdi
;     jmp .4
; .3:
;     div edi
; .4:
;     mov rax, t0
;     sub rax, rdx
;     ret
