; In place.
@x = global i64 0

define void @f() {
  %v = load i64, ptr @x
  %s = add i64 %v, 1
  store i64 %s, ptr @x
  ret void
}
; baseline:
; @f:
;     mov t0, [@x]
;     add t0, 1
;     mov [@x], t0
;     ret
; opt:
; @f:
;     add qword ptr [@x], 1
;     ret
