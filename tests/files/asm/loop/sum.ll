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
;     xor t0d, t0d
;     xor eax, eax
;     nop
; .1:
;     add rax, t0
;     add t0, 1
;     cmp t0, rdi
;     jl .1
;     ret
