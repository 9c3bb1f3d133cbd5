; A loaded truth value is tested in memory.
declare void @g()

define void @f(ptr %p) {
  %v = load i8, ptr %p
  %c = icmp ne i8 %v, 0
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
;     cmp byte ptr [rdi], 0
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
;     cmp byte ptr [rdi], 0
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
