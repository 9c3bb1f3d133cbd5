; A search with two ways out.
define i1 @f(ptr %p, i64 %n, i32 %a) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %next ]
  %c = icmp eq i64 %i, %n
  br i1 %c, label %none, label %next
next:
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %j = add i64 %i, 1
  %d = icmp eq i32 %v, %a
  br i1 %d, label %found, label %head
found:
  ret i1 true
none:
  ret i1 false
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     nop
;     mov t0d, edx
;     mov t1, rsi
;     mov t2, rdi
;     xor t3d, t3d
;     nop
;     cmp t3, t1
;     je .2
; .1:
;     mov t4d, [t2+t3*4]
;     add t3, 1
;     cmp t4d, t0d
;     je .3
;     cmp t3, t1
;     jne .1
; .2:
;     xor eax, eax
;     nop
;     pop s0
;     pop rbp
;     ret
; .3:
;     mov eax, 1
;     nop
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     nop
; .1:
;     cmp t0, rsi
;     je .2
;     mov t1d, [rdi+t0*4]
;     add t0, 1
;     cmp t1d, edx
;     jne .1
;     jmp .3
; .2:
;     xor eax, eax
;     ret
; .3:
;     mov eax, 1
;     ret
