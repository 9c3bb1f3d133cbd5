; A byte after the other.
define i64 @f(ptr %p) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q
  %j = add i64 %i, 1
  %c = icmp eq i8 %v, 0
  br i1 %c, label %done, label %head
done:
  ret i64 %i
}
; baseline:
; @f:
;     mov t0, rdi
;     xor t1d, t1d
;     nop
; .1:
;     movzx t2d, byte ptr [t0+t1]
;     lea t3, [t1+1]
;     test t2b, t2b
;     je .2
;     mov t1, t3
;     jmp .1
; .2:
;     mov rax, t1
;     ret
; opt:
; @f:
;     xor eax, eax
;     nop
; .1:
;     lea t0, [rax+1]
;     cmp byte ptr [rdi+rax], 0
;     je .2
;     mov rax, t0
;     jmp .1
; .2:
;     ret
