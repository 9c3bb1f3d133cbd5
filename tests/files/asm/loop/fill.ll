; A loop that fills memory with zeros is memset.
define void @f(ptr %p, i64 %n) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q
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
;     mov dword ptr [t1+t2*4], 0
;     add t2, 1
;     cmp t2, t0
;     jb .1
;     ret
; opt:
; @f:
;     sub rsp, 8
;     xor t0d, t0d
;     lea rdi, [rdi+t0*4]
;     mov t1, rsi
;     sub t1, 0
;     mov edx, 1
;     test rsi, rsi
;     cmova rdx, t1
;     shl rdx, 2
;     xor esi, esi
;     call qword ptr [memset]
;     add rsp, 8
;     ret
