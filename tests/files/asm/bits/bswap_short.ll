; 16 bits are rotated by 8.
declare i16 @llvm.bswap.i16(i16)

define i16 @f(i16 %a) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}
; baseline:
; @f:
;     mov eax, edi
;     rol ax, 8
;     ret
; opt:
; @f:
;     mov rax, rdi
;     rol ax, 8
;     ret
