; What hardly ever runs is behind all else.
declare void @g()

define i32 @f(i32 %a) {
  %c = icmp eq i32 %a, 0
  br i1 %c, label %bad, label %fine, !prof !0
bad:
  call void @g()
  br label %fine
fine:
  %r = add i32 %a, 1
  ret i32 %r
}

!0 = !{!"branch_weights", i32 1, i32 2000}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     mov [rsp], edi
;     test edi, edi
;     jne .1
;     xor eax, eax
;     call qword ptr [@g]
; .1:
;     mov eax, [rsp]
;     add eax, 1
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     mov t0, rdi
;     test t0d, t0d
;     je .2
; .1:
;     lea eax, [t0+1]
;     pop s0
;     ret
; .2:
;     xor eax, eax
;     call qword ptr [@g]
;     jmp .1
