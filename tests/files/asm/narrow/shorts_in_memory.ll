; 16 bits in memory.
define void @f(ptr %p) {
  %v = load i16, ptr %p
  %s = add i16 %v, 1000
  store i16 %s, ptr %p
  ret void
}
; baseline:
; @f:
;     movzx t0d, word ptr [rdi]
;     add t0d, 0x3e8
;     mov [rdi], t0w
;     ret
; opt:
; @f:
;     add word ptr [rdi], 0x3e8
;     ret
