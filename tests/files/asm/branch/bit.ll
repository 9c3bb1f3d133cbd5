; A mask and a branch are TEST.
declare void @g()

define void @f(i32 %a) {
  %m = and i32 %a, 8
  %c = icmp ne i32 %m, 0
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
;     test dil, 8
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
;     test dil, 8
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
