; A truth value that came as one: its lowest bit counts.
declare void @g()

define void @f(i1 %c) {
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
;     test dil, 1
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
;     test dil, 1
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
