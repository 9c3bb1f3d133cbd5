; A shift in place goes through a register: in memory it would take longer.
define void @f(ptr %p) {
  %v = load i32, ptr %p
  %r = shl i32 %v, 3
  store i32 %r, ptr %p
  ret void
}
; baseline:
; @f:
;     mov t0d, [rdi]
;     shl t0d, 3
;     mov [rdi], t0d
;     ret
; opt:
; @f:
;     mov t0d, [rdi]
;     shl t0d, 3
;     mov [rdi], t0d
;     ret
