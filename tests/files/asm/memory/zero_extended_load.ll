; An extension is part of the load.
define i32 @f(ptr %p) {
  %v = load i8, ptr %p, align 1
  %r = zext i8 %v to i32
  ret i32 %r
}
; baseline:
; @f:
;     movzx eax, byte ptr [rdi]
;     ret
; opt:
; @f:
;     movzx eax, byte ptr [rdi]
;     ret
