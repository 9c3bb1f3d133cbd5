; A walk along a list.
define i64 @f(ptr %p) {
  br label %head
head:
  %q = phi ptr [ %p, %0 ], [ %next, %head ]
  %n = phi i64 [ 0, %0 ], [ %m, %head ]
  %m = add i64 %n, 1
  %next = load ptr, ptr %q
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %head
done:
  ret i64 %m
}
; baseline:
; @f:
;     xor t0d, t0d
;     mov t1, rdi
;     nop
; .1:
;     add t0, 1
;     mov t1, [t1]
;     test t1, t1
;     jne .1
;     mov rax, t0
;     ret
; opt:
; @f:
;     xor eax, eax
;     nop
; .1:
;     add rax, 1
;     mov rdi, [rdi]
;     test rdi, rdi
;     jne .1
;     ret
