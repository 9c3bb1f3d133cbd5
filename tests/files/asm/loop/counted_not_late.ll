; What is counted with is needed behind the loop: so there are two registers in any case.
define i64 @f(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %at = getelementptr i8, ptr %p, i64 %i
  %a = load i8, ptr %at
  %next = add i64 %i, 1
  %there = getelementptr i8, ptr %q, i64 %i
  %b = load i8, ptr %there
  %same = icmp eq i8 %a, %b
  br i1 %same, label %head, label %done
done:
  ret i64 %i
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     nop
; .1:
;     movzx t3d, byte ptr [t1+t2]
;     lea t4, [t2+1]
;     cmp t3b, [t0+t2]
;     jne .2
;     mov t2, t4
;     jmp .1
; .2:
;     mov rax, t2
;     ret
; opt:
; @f:
;     xor eax, eax
;     nop
; .1:
;     movzx t0d, byte ptr [rdi+rax]
;     lea t1, [rax+1]
;     cmp t0b, [rsi+rax]
;     jne .2
;     mov rax, t1
;     jmp .1
; .2:
;     ret
