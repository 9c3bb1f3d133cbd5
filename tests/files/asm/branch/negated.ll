; A negation turns the condition.
declare void @g()

define void @f(i64 %a) {
  %c = icmp eq i64 %a, 0
  %n = xor i1 %c, true
  br i1 %n, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     test rdi, rdi
;     sete t0b
;     xor t0d, 1
;     test t0b, t0b
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     nop
;     pop rbp
;     ret
; .1:
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     test rdi, rdi
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
