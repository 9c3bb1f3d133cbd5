; Two values beside each other, shifted by a constant.
declare i64 @llvm.fshl.i64(i64, i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 12)
  ret i64 %r
}
; baseline:
; @f:
;     mov t0d, 0xc
;     not t0
;     shr rsi, 1
;     shl rdi, 0xc
;     mov rcx, t0
;     shr rsi, cl
;     mov rax, rdi
;     or rax, rsi
;     ret
; opt:
; @f:
;     shl rdi, 0xc
;     shr rsi, 0x34
;     mov rax, rdi
;     or rax, rsi
;     ret
