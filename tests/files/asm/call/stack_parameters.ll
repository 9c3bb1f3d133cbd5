; They are read above the return address.
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i) {
  %r = add i64 %h, %i
  ret i64 %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov rax, [rbp+0x10]
;     add rax, [rbp+0x18]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     mov rax, [rsp+8]
;     mov t0, [rsp+0x10]
;     add rax, t0
;     ret
