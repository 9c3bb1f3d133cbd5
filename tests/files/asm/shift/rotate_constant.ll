; fshl of a value with itself is a rotation.
declare i32 @llvm.fshl.i32(i32, i32, i32)

define i32 @f(i32 %a) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 9)
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     rol eax, 9
;     ret
; opt:
; @f:
;     mov rax, rdi
;     rol eax, 9
;     ret
