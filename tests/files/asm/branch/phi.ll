; What joins is moved into one register.
define i64 @f(i64 %a, ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %join, label %read
read:
  %v = load i64, ptr %p
  br label %join
join:
  %r = phi i64 [ %a, %0 ], [ %v, %read ]
  ret i64 %r
}
; baseline:
; @f:
;     test rsi, rsi
;     jne .1
;     mov rax, rdi
;     ret
; .1:
;     mov rsi, [rsi]
;     mov t0, rsi
;     mov rax, t0
;     ret
; opt:
; @f:
;     test rsi, rsi
;     jne .1
;     mov rax, rdi
;     jmp .2
; .1:
;     mov rax, [rsi]
; .2:
;     ret
