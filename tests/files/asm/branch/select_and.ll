; As programs write "and then": both conditions are computed, for neither has effects.
declare void @g()

define void @f(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, 3
  %d = icmp sgt i32 %b, 4
  %e = select i1 %c, i1 %d, i1 false
  br i1 %e, label %yes, label %no
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
;     cmp edi, 3
;     setl t0b
;     cmp esi, 4
;     setg t1b
;     test t0b, t0b
;     mov t2d, 0
;     cmove t1d, t2d
;     test t1b, t1b
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
;     cmp esi, 4
;     setg t0b
;     xor t1d, t1d
;     cmp edi, 3
;     cmovl t1d, t0d
;     test t1b, t1b
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
