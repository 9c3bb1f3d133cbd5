; The choice between a counter and its successor overwrites the counter, which nobody needs any more: what goes round the
; loop then has one register.
define i64 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %at = getelementptr i8, ptr %p, i64 %i
  %a = load i8, ptr %at
  %end = icmp eq i8 %a, 34
  br i1 %end, label %done, label %more
more:
  %skip = icmp eq i8 %a, 92
  %j = add i64 %i, 3
  %k = select i1 %skip, i64 %j, i64 %i
  %next = add i64 %k, 1
  %goes = icmp slt i64 %next, %n
  br i1 %goes, label %loop, label %done
done:
  %r = phi i64 [ %i, %loop ], [ %next, %more ]
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
;     cmp t3b, 0x22
;     jne .2
;     mov t4, t2
;     jmp .4
; .2:
;     cmp t3b, 0x5c
;     sete t5b
;     lea t6, [t2+3]
;     test t5b, t5b
;     cmove t6, t2
;     add t6, 1
;     cmp t6, t0
;     jge .3
;     mov t2, t6
;     jmp .1
; .3:
;     mov t4, t6
; .4:
;     mov rax, t4
;     ret
; opt:
; @f:
;     xor eax, eax
;     nop
; .1:
;     movzx t0d, byte ptr [rdi+rax]
;     cmp t0b, 0x22
;     je .2
;     lea t1, [rax+3]
;     cmp t0b, 0x5c
;     cmove rax, t1
;     add rax, 1
;     cmp rax, rsi
;     jl .1
; .2:
;     ret
