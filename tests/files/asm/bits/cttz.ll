; Trailing zeros by BSF, which says nothing of zero: then 64.
declare i64 @llvm.cttz.i64(i64, i1)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}
; baseline:
; @f:
;     bsf rax, rdi
;     mov t0d, 0x40
;     cmove rax, t0
;     ret
; opt:
; @f:
;     mov t0d, 0x40
;     bsf rax, rdi
;     cmove rax, t0
;     ret
