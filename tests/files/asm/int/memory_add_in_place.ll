; Load, add and store of one place are one instruction.
define void @f(ptr %p, i32 %a) {
  %v = load i32, ptr %p
  %s = add i32 %v, %a
  store i32 %s, ptr %p
  ret void
}
; baseline:
; @f:
;     add esi, [rdi]
;     mov [rdi], esi
;     ret
; opt:
; @f:
;     add [rdi], esi
;     ret
