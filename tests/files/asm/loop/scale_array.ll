; Four numbers at a time, and the rest one by one.
define void @f(ptr %p, i64 %n) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %w = add i32 %v, 5
  store i32 %w, ptr %q
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %head, label %done
done:
  ret void
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     nop
; .1:
;     lea t3, [t1+t2*4]
;     mov t4d, [t3]
;     add t4d, 5
;     mov [t3], t4d
;     add t2, 1
;     cmp t2, t0
;     jb .1
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     cmp rsi, 3
;     jbe .2
;     mov t0, rsi
;     and t0, -4
;     movaps x0, [=0x5000000050000000500000005]
;     xor t1d, t1d
;     nop
; .1:
;     movups x1, [rdi+t1*4]
;     paddd x1, x0
;     movups [rdi+t1*4], x1
;     add t1, 4
;     cmp t1, t0
;     jne .1
;     cmp t0, rsi
;     je .3
; .2:
;     add dword ptr [rdi+t0*4], 5
;     add t0, 1
;     cmp t0, rsi
;     jb .2
; .3:
;     ret
