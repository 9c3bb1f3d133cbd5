; LZCNT.
; features: lzcnt
declare i64 @llvm.ctlz.i64(i64, i1)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  ret i64 %r
}
; baseline:
; @f:
;     bsr rax, rdi
;     mov t0d, 0x7f
;     cmove rax, t0
;     xor rax, 0x3f
;     ret
; opt:
; @f:
;     lzcnt rax, rdi
;     ret
