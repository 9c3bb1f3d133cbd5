; The counter goes on behind the store, whose address is computed of it.
define i64 @f(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %s = phi i64 [ 0, %entry ], [ %t, %head ]
  %there = getelementptr i64, ptr %q, i64 %i
  %at = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %at
  %t = add i64 %s, %a
  %next = add i64 %i, 1
  store i64 %t, ptr %there
  %more = icmp slt i64 %next, 1000
  br i1 %more, label %head, label %done
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
;     lea t4, [t0+t3*8]
;     mov t5, t2
;     add t5, [t1+t3*8]
;     add t3, 1
;     mov [t4], t5
;     cmp t3, 0x3e8
;     jge .2
;     mov t2, t5
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
;     mov t1, rax
;     add t1, [rdi+t0*8]
;     mov [rsi+t0*8], t1
;     add t0, 1
;     cmp t0, 0x3e8
;     jge .2
;     mov rax, t1
;     jmp .1
; .2:
;     ret
