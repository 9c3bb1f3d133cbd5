; A constant is stored as an immediate.
define void @f(ptr %p) {
  store i64 -5, ptr %p
  ret void
}
; baseline:
; @f:
;     mov qword ptr [rdi], -5
;     ret
; opt:
; @f:
;     mov qword ptr [rdi], -5
;     ret
