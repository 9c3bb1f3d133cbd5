; A variable whose address nobody has is a register.
define i64 @f(i64 %a) {
  %x = alloca i64
  store i64 %a, ptr %x
  %v = load i64, ptr %x
  %r = add i64 %v, %v
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     lea rax, [t0+t0]
;     ret
; opt:
; @f:
;     lea rax, [rdi+rdi]
;     ret
