; No register for floats outlives a call, so the constants stay in memory.

declare double @f(double)

define double @polynomial(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %a = fmul double %x, 2.5
  %b = call double @f(double %a)
  %s1 = fadd double %s, %b
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret double %s1
}
; baseline:
; @polynomial:
;     push rbp
;     mov rbp, rsp
;     push s0
;     push s1
;     push s2
;     sub rsp, 8
;     mov t0, rsi
;     mov t1, rdi
;     xorps x0, x0
;     movsd [rsp], x0
;     xor t2d, t2d
;     nop
; .1:
;     movsd xmm0, [t1+t2*8]
;     mulsd xmm0, [=0x4004000000000000]
;     mov eax, 1
;     call qword ptr [@f]
;     addsd xmm0, [rsp]
;     add t2, 1
;     cmp t2, t0
;     jae .2
;     movsd [rsp], xmm0
;     jmp .1
; .2:
;     add rsp, 8
;     pop s2
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @polynomial:
;     push s0
;     push s1
;     push s2
;     sub rsp, 0x10
;     mov t0, rdi
;     mov t1, rsi
;     xor t2d, t2d
;     xorps x0, x0
;     movsd [rsp], x0
;     nop
; .1:
;     movsd xmm0, [=0x4004000000000000]
;     mulsd xmm0, [t0+t2*8]
;     mov eax, 1
;     call qword ptr [@f]
;     movsd x1, [rsp]
;     addsd x1, xmm0
;     add t2, 1
;     cmp t2, t1
;     jae .2
;     movsd [rsp], x1
;     jmp .1
; .2:
;     movaps xmm0, x1
;     add rsp, 0x10
;     pop s2
;     pop s1
;     pop s0
;     ret
