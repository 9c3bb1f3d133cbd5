; A comparison fuses with the branch.
declare void @g()

define void @f(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}
; baseline:
; @f:
;     cmp rdi, rsi
;     jl .1
;     ret
; .1:
;     push rbp
;     mov rbp, rsp
;     nop
;     xor eax, eax
;     call qword ptr [@g]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     cmp rdi, rsi
;     jge .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
