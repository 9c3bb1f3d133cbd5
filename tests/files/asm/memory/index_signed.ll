; An index of 32 bits is extended first.
define i8 @f(ptr %p, i32 %i) {
  %j = sext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %j
  %v = load i8, ptr %q
  ret i8 %v
}
; baseline:
; @f:
;     movsxd rsi, esi
;     movzx eax, byte ptr [rdi+rsi]
;     ret
; opt:
; @f:
;     movsxd rsi, esi
;     movzx eax, byte ptr [rdi+rsi]
;     ret
