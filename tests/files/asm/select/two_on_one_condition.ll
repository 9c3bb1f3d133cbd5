; Two values that are chosen on one condition: it is compared once.
define i64 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %best = phi i64 [ 0, %entry ], [ %best.next, %loop ]
  %place = phi i64 [ 0, %entry ], [ %place.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %c = icmp sgt i64 %x, %best
  %best.next = select i1 %c, i64 %x, i64 %best
  %place.next = select i1 %c, i64 %i, i64 %place
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %place.next
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     push s1
;     nop
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     xor t3d, t3d
;     xor t4d, t4d
;     nop
; .1:
;     mov t5, [t1+t4*8]
;     cmp t5, t3
;     setg t6b
;     test t6b, t6b
;     cmove t5, t3
;     test t6b, t6b
;     cmovne t2, t4
;     add t4, 1
;     cmp t4, t0
;     jae .2
;     mov t3, t5
;     jmp .1
; .2:
;     mov t7, t2
;     mov rax, t7
;     nop
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xor t1d, t1d
;     xor eax, eax
;     nop
; .1:
;     mov t2, [rdi+t0*8]
;     cmp t2, t1
;     mov t3, t1
;     cmovg t3, t2
;     cmovg rax, t0
;     add t0, 1
;     cmp t0, rsi
;     jae .2
;     mov t1, t3
;     jmp .1
; .2:
;     ret
