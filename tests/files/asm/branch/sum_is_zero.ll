; The flags of the addition decide.
declare void @g()

define void @f(i64 %a, i64 %b) {
  %s = add i64 %a, %b
  %c = icmp eq i64 %s, 0
  br i1 %c, label %yes, label %no
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
;     add rdi, rsi
;     test rdi, rdi
;     jne .1
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
;     add rdi, rsi
;     jne .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
