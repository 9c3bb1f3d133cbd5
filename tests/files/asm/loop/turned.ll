; Most iterations end early: the loop starts with what ends all of them, so that each takes one jump.
define void @f(ptr %p, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %skip = icmp ne i8 %byte, 0
  br i1 %skip, label %latch, label %some
some:
  %first = mul i64 %i, %i
  %none = icmp ugt i64 %first, %n
  br i1 %none, label %latch, label %mark
mark:
  %j = phi i64 [ %first, %some ], [ %j1, %mark ]
  %there = getelementptr i8, ptr %p, i64 %j
  store i8 1, ptr %there
  %j1 = add i64 %j, %i
  %within = icmp ult i64 %j1, %n
  br i1 %within, label %mark, label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %head, label %done
done:
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     nop
;     mov t0, rsi
;     mov t1, rdi
;     mov t2d, 1
;     nop
; .1:
;     cmp byte ptr [t1+t2], 0
;     jne .3
;     mov t3, t2
;     imul t3, t2
;     cmp t3, t0
;     ja .3
;     nop
; .2:
;     mov byte ptr [t1+t3], 1
;     add t3, t2
;     cmp t3, t0
;     jb .2
; .3:
;     add t2, 1
;     cmp t2, t0
;     jb .1
;     nop
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     mov t0d, 1
;     jmp .3
;     nop
; .1:
;     mov byte ptr [rdi+t1], 1
;     lea t1, [t0+t1]
;     cmp t1, rsi
;     jb .1
; .2:
;     add t0, 1
;     cmp t0, rsi
;     jae .4
; .3:
;     cmp byte ptr [rdi+t0], 0
;     jne .2
;     mov t1, t0
;     imul t1, t0
;     cmp t1, rsi
;     ja .2
;     jmp .1
; .4:
;     ret
