; IMUL by an immediate may read memory.
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  %r = mul i32 %v, 1000
  ret i32 %r
}
; baseline:
; @f:
;     mov edi, [rdi]
;     imul eax, edi, 0x3e8
;     ret
; opt:
; @f:
;     imul eax, [rdi], 0x3e8
;     ret
