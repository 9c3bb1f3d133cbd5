; A few bytes are loaded and stored.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 24, i1 false)
  ret void
}
; baseline:
; @f:
;     mov t0, [rsi]
;     mov t1, [rsi+8]
;     mov rsi, [rsi+0x10]
;     mov [rdi], t0
;     mov [rdi+8], t1
;     mov [rdi+0x10], rsi
;     ret
; opt:
; @f:
;     mov t0, [rsi]
;     mov t1, [rsi+8]
;     mov t2, [rsi+0x10]
;     mov [rdi], t0
;     mov [rdi+8], t1
;     mov [rdi+0x10], t2
;     ret
