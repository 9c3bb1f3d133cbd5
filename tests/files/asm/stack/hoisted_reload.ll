; What a loop loads from the frame in its first iteration alone is loaded before it. Later ones have
; it in its register, although a call behind the loop will want it in the frame.
; features: avx2
declare double @g(ptr)

define double @f(ptr %p, i64 %n, double %start) {
entry:
  br label %outer
outer:
  %sum = phi double [ %start, %entry ], [ %sum2, %end ]
  %x = call double @g(ptr %p)
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i1, %next ]
  %sum1 = phi double [ %sum, %outer ], [ %sum2, %next ]
  %at = getelementptr i32, ptr %p, i64 %i
  %value = load i32, ptr %at
  %some = icmp ne i32 %value, 7
  br i1 %some, label %add, label %next
add:
  %more = fadd double %sum1, %x
  store i32 1, ptr %at
  br label %next
next:
  %sum2 = phi double [ %more, %add ], [ %sum1, %inner ]
  %i1 = add i64 %i, 1
  %again = icmp slt i64 %i1, %n
  br i1 %again, label %inner, label %end
end:
  %last = fcmp olt double %sum2, 1.0
  br i1 %last, label %outer, label %done
done:
  ret double %sum2
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     push s1
;     sub rsp, 0x10
;     mov t0, rsi
;     mov t1, rdi
;     movsd [rsp], xmm0
;     nop
; .1:
;     mov rdi, t1
;     xor eax, eax
;     call qword ptr [@g]
;     movaps x0, xmm0
;     movsd x1, [rsp]
;     xor t2d, t2d
;     nop
; .2:
;     lea t3, [t1+t2*4]
;     cmp dword ptr [t3], 7
;     jne .3
;     movaps x2, x1
;     jmp .4
; .3:
;     movaps x2, x1
;     addsd x2, x0
;     mov dword ptr [t3], 1
; .4:
;     add t2, 1
;     cmp t2, t0
;     jge .5
;     movaps x1, x2
;     jmp .2
; .5:
;     movsd x3, [=0x3ff0000000000000]
;     ucomisd x3, x2
;     jbe .6
;     movsd [rsp], x2
;     jmp .1
; .6:
;     movaps xmm0, x2
;     add rsp, 0x10
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     push s1
;     sub rsp, 8
;     mov t0, rdi
;     mov t1, rsi
;     movaps x0, xmm0
;     movsd [rsp], x0
;     nop
; .1:
;     mov rdi, t0
;     xor eax, eax
;     call qword ptr [@g]
;     movaps x1, xmm0
;     xor t2d, t2d
;     movsd x2, [rsp]
;     nop
; .2:
;     lea t3, [t0+t2*4]
;     cmp dword ptr [t0+t2*4], 7
;     je .3
;     vaddsd x2, x1, x2
;     mov dword ptr [t3], 1
; .3:
;     add t2, 1
;     cmp t2, t1
;     jge .4
;     movsd [rsp], x2
;     jmp .2
; .4:
;     movsd x3, [=0x3ff0000000000000]
;     ucomisd x3, x2
;     jbe .5
;     movsd [rsp], x2
;     jmp .1
; .5:
;     movaps xmm0, x2
;     add rsp, 8
;     pop s1
;     pop s0
;     ret
