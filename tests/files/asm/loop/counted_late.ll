; The counter goes on when all that needs it has been done, so that it has one register.
define i64 @f(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %s = phi i64 [ 0, %entry ], [ %t, %head ]
  %at = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %at
  %next = add i64 %i, 1
  %t = xor i64 %s, %i
  %there = getelementptr i64, ptr %q, i64 %i
  %b = load i64, ptr %there
  %same = icmp eq i64 %a, %b
  br i1 %same, label %head, label %done
done:
  ret i64 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     nop
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     xor t3d, t3d
;     nop
; .1:
;     mov t4, [t1+t3*8]
;     lea t5, [t3+1]
;     mov t6, t2
;     xor t6, t3
;     cmp t4, [t0+t3*8]
;     jne .2
;     mov t2, t6
;     mov t3, t5
;     jmp .1
; .2:
;     mov rax, t2
;     nop
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xor eax, eax
;     nop
; .1:
;     mov t1, [rdi+t0*8]
;     mov t2, t0
;     xor t2, rax
;     mov t3, [rsi+t0*8]
;     add t0, 1
;     cmp t1, t3
;     jne .2
;     mov rax, t2
;     jmp .1
; .2:
;     ret
