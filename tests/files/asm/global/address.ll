; The address of a variable and of a function.
@x = global i64 0
declare void @g()

define void @f(ptr %p) {
  store ptr @x, ptr %p
  %q = getelementptr ptr, ptr %p, i64 1
  store ptr @g, ptr %q
  ret void
}
; baseline:
; @f:
;     lea t0, [@x]
;     mov [rdi], t0
;     lea t1, [&@g]
;     mov [rdi+8], t1
;     ret
; opt:
; @f:
;     lea t0, [@x]
;     mov [rdi], t0
;     lea t1, [&@g]
;     mov [rdi+8], t1
;     ret
