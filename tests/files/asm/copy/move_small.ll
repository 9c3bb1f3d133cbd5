; All is loaded before anything is stored.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}
; baseline:
; @f:
;     mov t0, [rsi]
;     mov rsi, [rsi+8]
;     mov [rdi], t0
;     mov [rdi+8], rsi
;     ret
; opt:
; @f:
;     mov t0, [rsi]
;     mov rsi, [rsi+8]
;     mov [rdi], t0
;     mov [rdi+8], rsi
;     ret
