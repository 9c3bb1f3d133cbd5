; An extension is part of the load.
define i64 @f(ptr %p) {
  %v = load i16, ptr %p
  %r = sext i16 %v to i64
  ret i64 %r
}
; baseline:
; @f:
;     movsx rax, word ptr [rdi]
;     ret
; opt:
; @f:
;     movsx rax, word ptr [rdi]
;     ret
