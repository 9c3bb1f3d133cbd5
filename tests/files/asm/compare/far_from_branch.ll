; A comparison with a constant that is only tested is made where it is tested, and not kept as a number
; across the call.
declare void @g()
define i64 @f(i64 %n) {
  %c = icmp sgt i64 %n, 5
  call void @g()
  br i1 %c, label %some, label %none
some:
  call void @g()
  %r = select i1 %c, i64 3, i64 4
  ret i64 %r
none:
  ret i64 0
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     cmp rdi, 5
;     setg t0b
;     mov [rsp], t0d
;     xor eax, eax
;     call qword ptr [@g]
;     mov t1d, [rsp]
;     test t1b, t1b
;     je .1
;     xor eax, eax
;     call qword ptr [@g]
;     cmp byte ptr [rsp], 0
;     mov eax, 4
;     mov t2d, 3
;     cmovne rax, t2
;     add rsp, 0x10
;     pop rbp
;     ret
; .1:
;     xor eax, eax
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     mov t0, rdi
;     xor eax, eax
;     call qword ptr [@g]
;     cmp t0, 5
;     jle .1
;     xor eax, eax
;     call qword ptr [@g]
;     mov t1d, 3
;     mov eax, 4
;     cmp t0, 5
;     cmovg rax, t1
;     pop s0
;     ret
; .1:
;     xor eax, eax
;     pop s0
;     ret
