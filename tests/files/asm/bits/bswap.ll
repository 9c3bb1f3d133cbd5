; BSWAP.
declare i64 @llvm.bswap.i64(i64)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.bswap.i64(i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     bswap rax
;     ret
; opt:
; @f:
;     mov rax, rdi
;     bswap rax
;     ret
