; An unsigned maximum of 32 bits clears the upper ones.
declare i32 @llvm.umax.i32(i32, i32)

define i64 @f(i32 %a, i32 %b) {
  %m = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %r = zext i32 %m to i64
  ret i64 %r
}
; baseline:
; @f:
;     cmp edi, esi
;     mov eax, esi
;     cmova eax, edi
;     mov eax, eax
;     ret
; opt:
; @f:
;     cmp edi, esi
;     mov rax, rsi
;     cmova eax, edi
;     ret
