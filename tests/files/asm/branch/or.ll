; Either of two conditions.
declare void @g()

define void @f(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, 3
  %d = icmp eq i32 %b, 4
  %e = or i1 %c, %d
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
;     sete t0b
;     cmp esi, 4
;     sete t1b
;     or t0d, t1d
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
;     mov t0, rsi
;     cmp edi, 3
;     sete t1b
;     cmp t0d, 4
;     sete t2b
;     or t1d, t2d
;     test t1b, t1b
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
