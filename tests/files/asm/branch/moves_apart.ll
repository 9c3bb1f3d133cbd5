; What the tests of a chain pass on where they all lead is moved there, and not between the tests.
define i64 @f(ptr %p, i64 %v, i64 %w) {
  %a = load i64, ptr %p
  %is0 = icmp eq i64 %a, 10
  br i1 %is0, label %found, label %second
second:
  %at1 = getelementptr i64, ptr %p, i64 1
  %b = load i64, ptr %at1
  %is1 = icmp eq i64 %b, 10
  br i1 %is1, label %found, label %third
third:
  %at2 = getelementptr i64, ptr %p, i64 2
  %c = load i64, ptr %at2
  %is2 = icmp eq i64 %c, 10
  br i1 %is2, label %found, label %fourth
fourth:
  %at3 = getelementptr i64, ptr %p, i64 3
  %d = load i64, ptr %at3
  %is3 = icmp eq i64 %d, 10
  br i1 %is3, label %found, label %last
last:
  %u = mul i64 %v, %w
  store i64 %u, ptr %p
  br label %found
found:
  %k = phi i64 [ %v, %0 ], [ %w, %second ], [ %v, %third ], [ %w, %fourth ], [ %u, %last ]
  %x = mul i64 %k, %v
  %y = xor i64 %x, %w
  ret i64 %y
}
; baseline:
; @f:
;     mov t0, rdx
;     mov t1, rsi
;     cmp qword ptr [rdi], 0xa
;     jne .1
;     mov t2, t1
;     jmp .5
; .1:
;     cmp qword ptr [rdi+8], 0xa
;     jne .2
;     mov t2, t0
;     jmp .5
; .2:
;     cmp qword ptr [rdi+0x10], 0xa
;     jne .3
;     mov t2, t1
;     jmp .5
; .3:
;     cmp qword ptr [rdi+0x18], 0xa
;     jne .4
;     mov t2, t0
;     jmp .5
; .4:
;     mov t2, t1
;     imul t2, t0
;     mov [rdi], t2
; .5:
;     mov rax, t2
;     imul rax, t1
;     xor rax, t0
;     ret
; opt:
; @f:
;     cmp qword ptr [rdi], 0xa
;     je .4
;     cmp qword ptr [rdi+8], 0xa
;     je .3
;     cmp qword ptr [rdi+0x10], 0xa
;     je .2
;     cmp qword ptr [rdi+0x18], 0xa
;     je .1
;     mov rax, rsi
;     imul rax, rdx
;     mov [rdi], rax
;     jmp .5
; .1:
;     mov rax, rdx
;     jmp .5
; .2:
;     mov rax, rsi
;     jmp .5
; .3:
;     mov rax, rdx
;     jmp .5
; .4:
;     mov rax, rsi
; .5:
;     imul rax, rsi
;     xor rax, rdx
;     ret
