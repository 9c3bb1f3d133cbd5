; By an amount that is not known.
declare i32 @llvm.fshr.i32(i32, i32, i32)

define i32 @f(i32 %a, i32 %b, i32 %n) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %n)
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, edx
;     not t0d
;     shl edi, 1
;     mov ecx, t0d
;     shl edi, cl
;     mov ecx, edx
;     shr esi, cl
;     mov eax, edi
;     or eax, esi
;     ret
; opt:
; @f:
;     mov rcx, rdx
;     not ecx
;     shl edi, 1
;     shl edi, cl
;     mov rcx, rdx
;     shr esi, cl
;     mov rax, rdi
;     or eax, esi
;     ret
