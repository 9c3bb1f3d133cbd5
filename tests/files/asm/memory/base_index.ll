; An element by its index is one operand.
define i64 @f(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  ret i64 %v
}
; baseline:
; @f:
;     mov rax, [rdi+rsi*8]
;     ret
; opt:
; @f:
;     mov rax, [rdi+rsi*8]
;     ret
