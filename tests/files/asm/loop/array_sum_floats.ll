; Floats are added in order: no vectors.
define double @f(ptr %p, i64 %n) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %s = phi double [ 0.0, %0 ], [ %t, %head ]
  %q = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %q
  %t = fadd double %s, %v
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %head, label %done
done:
  ret double %t
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1, rdi
;     xorps x0, x0
;     xor t2d, t2d
;     nop
; .1:
;     addsd x0, [t1+t2*8]
;     add t2, 1
;     cmp t2, t0
;     jb .1
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xorps xmm0, xmm0
;     nop
; .1:
;     addsd xmm0, [rdi+t0*8]
;     add t0, 1
;     cmp t0, rsi
;     jb .1
;     ret
