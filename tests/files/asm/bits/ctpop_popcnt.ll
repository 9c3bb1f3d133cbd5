; POPCNT.
; features: popcnt
declare i64 @llvm.ctpop.i64(i64)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     popcnt rax, rdi
;     ret
; opt:
; @f:
;     popcnt rax, rdi
;     ret
