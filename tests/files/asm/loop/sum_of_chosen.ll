; What is chosen by itself, or zero, before a number is added that is loaded: the choice is between sums, of which one
; is made while the flags are set. So each iteration waits for two instructions of the one before it, not three.
define i32 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %a = load i32, ptr %at
  %c = icmp sgt i32 %s, 0
  %x = select i1 %c, i32 %s, i32 0
  %t = add i32 %x, %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     nop
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     xor t3d, t3d
;     nop
; .1:
;     mov t4d, [t1+t3*4]
;     test t2d, t2d
;     mov t5d, 0
;     cmovg t5d, t2d
;     lea t2d, [t5+t4]
;     add t3, 1
;     cmp t3, t0
;     jb .1
;     mov eax, t2d
;     nop
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xor t1d, t1d
;     nop
; .1:
;     mov eax, [rdi+t0*4]
;     lea t2d, [t1+rax]
;     test t1d, t1d
;     cmovg eax, t2d
;     add t0, 1
;     cmp t0, rsi
;     jae .2
;     mov t1, rax
;     jmp .1
; .2:
;     ret
