; A loop that calls nothing has its constants in registers; a zero is made where it is used.

define double @polynomial(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %a = fmul double %x, 2.5
  %b = fadd double %a, 0.75
  %c = fmul double %b, %x
  %d = fadd double %c, 0.75
  %s1 = fadd double %s, %d
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret double %s1
}
; baseline:
; @polynomial:
;     mov t0, rsi
;     mov t1, rdi
;     xorps x0, x0
;     xor t2d, t2d
;     nop
; .1:
;     movsd x1, [t1+t2*8]
;     movaps x2, x1
;     mulsd x2, [=0x4004000000000000]
;     addsd x2, [=0x3fe8000000000000]
;     mulsd x2, x1
;     addsd x2, [=0x3fe8000000000000]
;     addsd x2, x0
;     add t2, 1
;     cmp t2, t0
;     jae .2
;     movaps x0, x2
;     jmp .1
; .2:
;     movaps xmm0, x2
;     ret
; opt:
; @polynomial:
;     movsd x0, [=0x3fe8000000000000]
;     movsd x1, [=0x4004000000000000]
;     xor t0d, t0d
;     xorps xmm0, xmm0
;     nop
; .1:
;     movsd x2, [rdi+t0*8]
;     movaps x3, x1
;     mulsd x3, x2
;     addsd x3, x0
;     mulsd x3, x2
;     addsd x3, x0
;     addsd xmm0, x3
;     add t0, 1
;     cmp t0, rsi
;     jb .1
;     ret
