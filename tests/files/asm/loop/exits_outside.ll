; What the ways out of the loop pass on lies behind the loop, whose blocks follow each other without jumps.
define i64 @f(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %at = getelementptr i8, ptr %p, i64 %i
  %a = load i8, ptr %at
  %end = icmp eq i8 %a, 0
  br i1 %end, label %done, label %more
more:
  %there = getelementptr i8, ptr %q, i64 %i
  %b = load i8, ptr %there
  %next = add i64 %i, 1
  %same = icmp eq i8 %a, %b
  br i1 %same, label %head, label %done
done:
  %r = phi i64 [ 7, %head ], [ 9, %more ]
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     nop
; .1:
;     movzx t3d, byte ptr [t1+t2]
;     test t3b, t3b
;     jne .2
;     mov t4d, 7
;     jmp .3
; .2:
;     movzx t5d, byte ptr [t0+t2]
;     add t2, 1
;     cmp t3b, t5b
;     je .1
;     mov t4d, 9
; .3:
;     mov rax, t4
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     nop
; .1:
;     movzx t1d, byte ptr [rdi+t0]
;     test t1b, t1b
;     je .2
;     movzx t2d, byte ptr [rsi+t0]
;     add t0, 1
;     cmp t1b, t2b
;     je .1
;     mov eax, 9
;     jmp .3
; .2:
;     mov eax, 7
; .3:
;     ret
