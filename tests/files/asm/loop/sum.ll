; The sum of the first numbers.
define i64 @f(i64 %n) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %s = phi i64 [ 0, %0 ], [ %t, %head ]
  %t = add i64 %s, %i
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %head, label %done
done:
  ret i64 %t
}
; baseline:
; @f:
;     mov t0, rdi
;     xor t1d, t1d
;     xor t2d, t2d
;     nop
; .1:
;     add t1, t2
;     add t2, 1
;     cmp t2, t0
;     jl .1
;     mov rax, t1
;     ret
; opt:
; @f:
;     mov t0d, 1
;     test rdi, rdi
;     cmovg t0, rdi
;     mov rax, t0
;     shr rax, 1
;     lea t1, [t0-1]
;     or t1, 1
;     imul rax, t1
;     ret
