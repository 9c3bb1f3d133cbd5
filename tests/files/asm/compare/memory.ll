; A comparison reads memory.
define i1 @f(ptr %p, i32 %a) {
  %v = load i32, ptr %p
  %c = icmp ugt i32 %v, %a
  ret i1 %c
}
; baseline:
; @f:
;     cmp [rdi], esi
;     seta al
;     ret
; opt:
; @f:
;     cmp esi, [rdi]
;     setb al
;     ret
