; What lives across calls is in registers that callees keep.
declare void @g(i64)

define void @f(i64 %n) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  call void @g(i64 %i)
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %head, label %done
done:
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     push s1
;     nop
;     mov t0, rdi
;     xor t1d, t1d
;     nop
; .1:
;     mov rdi, t1
;     xor eax, eax
;     call qword ptr [@g]
;     add t1, 1
;     cmp t1, t0
;     jl .1
;     nop
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     push s1
;     sub rsp, 8
;     mov t0, rdi
;     xor t1d, t1d
;     nop
; .1:
;     mov rdi, t1
;     xor eax, eax
;     call qword ptr [@g]
;     add t1, 1
;     cmp t1, t0
;     jl .1
;     add rsp, 8
;     pop s1
;     pop s0
;     ret
