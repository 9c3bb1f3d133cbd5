; Arguments are moved where they belong, crosswise.
declare i64 @g(i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %r = call i64 @g(i64 %b, i64 %a)
  %s = add i64 %r, 1
  ret i64 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, rdi
;     mov rdi, rsi
;     mov rsi, t0
;     xor eax, eax
;     call qword ptr [@g]
;     add rax, 1
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     xor eax, eax
;     mov t0, rsi
;     mov rsi, rdi
;     mov rdi, t0
;     call qword ptr [@g]
;     add rax, 1
;     add rsp, 8
;     ret
