; A load: x86 orders it.
define i64 @f(ptr %p) {
  %v = load atomic i64, ptr %p acquire, align 8
  ret i64 %v
}
; baseline:
; @f:
;     mov rax, [rdi]
;     ret
; opt:
; @f:
;     mov rax, [rdi]
;     ret
