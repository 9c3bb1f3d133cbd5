; Up to 128 bytes are words, of which eight are read before any of them is written.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 72, i1 false)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, [rsi]
;     mov t1, [rsi+8]
;     mov t2, [rsi+0x10]
;     mov t3, [rsi+0x18]
;     mov t4, [rsi+0x20]
;     mov t5, [rsi+0x28]
;     mov [rbp-8], t1
;     mov t6, [rsi+0x30]
;     mov [rbp-0x10], t2
;     mov t7, [rsi+0x38]
;     mov [rdi], t0
;     mov t8, [rbp-8]
;     mov [rdi+8], t8
;     mov t9, [rbp-0x10]
;     mov [rdi+0x10], t9
;     mov [rdi+0x18], t3
;     mov [rdi+0x20], t4
;     mov [rdi+0x28], t5
;     mov [rdi+0x30], t6
;     mov [rdi+0x38], t7
;     mov rsi, [rsi+0x40]
;     mov [rdi+0x40], rsi
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     push s1
;     mov t0, [rsi]
;     mov t1, [rsi+8]
;     mov t2, [rsi+0x10]
;     mov t3, [rsi+0x18]
;     mov t4, [rsi+0x20]
;     mov t5, [rsi+0x28]
;     mov t6, [rsi+0x30]
;     mov t7, [rsi+0x38]
;     mov [rdi], t0
;     mov [rdi+8], t1
;     mov [rdi+0x10], t2
;     mov [rdi+0x18], t3
;     mov [rdi+0x20], t4
;     mov [rdi+0x28], t5
;     mov [rdi+0x30], t6
;     mov [rdi+0x38], t7
;     mov t8, [rsi+0x40]
;     mov [rdi+0x40], t8
;     pop s1
;     pop s0
;     ret
