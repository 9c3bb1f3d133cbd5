; A LEA.
define i64 @f(i64 %a) {
  %r = mul i64 %a, 5
  ret i64 %r
}
; baseline:
; @f:
;     lea rax, [rdi+rdi*4]
;     ret
; opt:
; @f:
;     lea rax, [rdi+rdi*4]
;     ret
