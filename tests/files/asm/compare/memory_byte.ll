; A byte in memory with a constant.
define i1 @f(ptr %p) {
  %v = load i8, ptr %p
  %c = icmp eq i8 %v, 10
  ret i1 %c
}
; baseline:
; @f:
;     cmp byte ptr [rdi], 0xa
;     sete al
;     ret
; opt:
; @f:
;     cmp byte ptr [rdi], 0xa
;     sete al
;     ret
