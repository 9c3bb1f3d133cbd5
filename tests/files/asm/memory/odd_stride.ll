; Elements of 12 bytes: the index is multiplied.
define i32 @f(ptr %p, i64 %i) {
  %q = getelementptr [3 x i32], ptr %p, i64 %i, i64 1
  %v = load i32, ptr %q
  ret i32 %v
}
; baseline:
; @f:
;     imul rsi, 0xc
;     mov eax, [rdi+rsi+4]
;     ret
; opt:
; @f:
;     imul rsi, 0xc
;     mov eax, [rdi+rsi+4]
;     ret
