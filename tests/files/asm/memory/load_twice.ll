; The second load is the first value.
define i64 @f(ptr %p) {
  %a = load i64, ptr %p
  %b = load i64, ptr %p
  %r = add i64 %a, %b
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, [rdi]
;     add rax, [rdi]
;     ret
; opt:
; @f:
;     mov t0, [rdi]
;     lea rax, [t0+t0]
;     ret
