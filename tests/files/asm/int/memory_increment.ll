; Adding a constant in memory needs no register.
define void @f(ptr %p) {
  %v = load i64, ptr %p
  %s = add i64 %v, 1
  store i64 %s, ptr %p
  ret void
}
; baseline:
; @f:
;     mov t0, [rdi]
;     add t0, 1
;     mov [rdi], t0
;     ret
; opt:
; @f:
;     add qword ptr [rdi], 1
;     ret
