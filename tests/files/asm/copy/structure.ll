; A structure by its fields, as values.
define void @f(ptr %p, ptr %q) {
  %v = load {i64, i32, double}, ptr %q
  store {i64, i32, double} %v, ptr %p
  ret void
}
; baseline:
; @f:
;     mov t0, [rsi]
;     mov t1d, [rsi+8]
;     movsd x0, [rsi+0x10]
;     mov [rdi], t0
;     mov [rdi+8], t1d
;     movsd [rdi+0x10], x0
;     ret
; opt:
; @f:
;     mov t0, [rsi]
;     mov t1d, [rsi+8]
;     movsd x0, [rsi+0x10]
;     mov [rdi], t0
;     mov [rdi+8], t1d
;     movsd [rdi+0x10], x0
;     ret
