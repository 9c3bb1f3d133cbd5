; A call, in front of which a divisor of zero traps.
define i128 @f(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, rdx
;     or t0, rcx
;     test t0, t0
;     setne t1b
;     movzx t1d, t1b
;     mov t2d, t1d
;     mov t3, rdx
;     mov eax, 1
;     xor edx, edx
;     div t2d
;     mov rdx, t3
;     call qword ptr [__udivti3]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     mov t0, rdx
;     or t0, rcx
;     mov t1, rdx
;     setne t2b
;     movzx t2d, t2b
;     mov eax, 1
;     xor edx, edx
;     div t2d
;     mov rdx, t1
;     call qword ptr [__udivti3]
;     add rsp, 8
;     ret
