; The constant goes to the displacement.
define i32 @f(ptr %p, i64 %i) {
  %j = add i64 %i, 3
  %q = getelementptr i32, ptr %p, i64 %j
  %v = load i32, ptr %q
  ret i32 %v
}
; baseline:
; @f:
;     add rsi, 3
;     mov eax, [rdi+rsi*4]
;     ret
; opt:
; @f:
;     mov eax, [rdi+rsi*4+0xc]
;     ret
