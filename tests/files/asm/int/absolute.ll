; abs: the sign of the negative tells.
declare i32 @llvm.abs.i32(i32, i1)

define i32 @f(i32 %a) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}
; baseline:
; @f:
;     xor eax, eax
;     sub eax, edi
;     test edi, edi
;     cmovge eax, edi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     neg eax
;     cmovs eax, edi
;     ret
