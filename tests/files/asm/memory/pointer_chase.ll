; Two loads, one behind the other.
define i64 @f(ptr %p) {
  %q = load ptr, ptr %p
  %s = getelementptr i8, ptr %q, i64 24
  %v = load i64, ptr %s
  ret i64 %v
}
; baseline:
; @f:
;     mov rdi, [rdi]
;     mov rax, [rdi+0x18]
;     ret
; opt:
; @f:
;     mov t0, [rdi]
;     mov rax, [t0+0x18]
;     ret
