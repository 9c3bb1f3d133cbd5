; Of a number that is not zero.
declare i32 @llvm.ctlz.i32(i32, i1)

define i32 @f(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  ret i32 %r
}
; baseline:
; @f:
;     bsr eax, edi
;     mov t0d, 0x3f
;     cmove eax, t0d
;     xor eax, 0x1f
;     ret
; opt:
; @f:
;     mov edi, edi
;     mov t0d, 0x3f
;     bsr eax, edi
;     cmove eax, t0d
;     xor eax, 0x1f
;     ret
