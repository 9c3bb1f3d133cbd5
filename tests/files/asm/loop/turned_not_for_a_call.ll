; As the other one, with a call: beside that the jumps cost nothing, and a loop may end soon.
declare void @g(i64)

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
  call void @g(i64 %j)
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
;     push s1
;     push s2
;     push s3
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
;     mov rdi, t3
;     xor eax, eax
;     call qword ptr [@g]
;     add t3, t2
;     cmp t3, t0
;     jb .2
; .3:
;     add t2, 1
;     cmp t2, t0
;     jb .1
;     nop
;     pop s3
;     pop s2
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     push s1
;     push s2
;     push s3
;     sub rsp, 8
;     mov t0, rdi
;     mov t1, rsi
;     mov t2d, 1
;     nop
; .1:
;     cmp byte ptr [t0+t2], 0
;     jne .3
;     mov t3, t2
;     imul t3, t2
;     cmp t3, t1
;     ja .3
;     nop
; .2:
;     mov rdi, t3
;     xor eax, eax
;     call qword ptr [@g]
;     lea t3, [t2+t3]
;     cmp t3, t1
;     jb .2
; .3:
;     add t2, 1
;     cmp t2, t1
;     jb .1
;     add rsp, 8
;     pop s3
;     pop s2
;     pop s1
;     pop s0
;     ret
