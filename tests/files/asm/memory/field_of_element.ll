; A field of 4 bytes in an element of 16: the scale is shifted.
define i32 @f(ptr %p, i64 %i) {
  %q = getelementptr {i64, i32, i32}, ptr %p, i64 %i, i32 2
  %v = load i32, ptr %q
  ret i32 %v
}
; baseline:
; @f:
;     shl rsi, 4
;     mov eax, [rdi+rsi+0xc]
;     ret
; opt:
; @f:
;     shl rsi, 4
;     mov eax, [rdi+rsi+0xc]
;     ret
