; A comparison with zero is TEST.
define i1 @f(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
; baseline:
; @f:
;     test rdi, rdi
;     sete al
;     ret
; opt:
; @f:
;     test rdi, rdi
;     sete al
;     ret
