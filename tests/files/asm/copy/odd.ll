; 15 bytes are 8, 4, 2 and 1.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 15, i1 false)
  ret void
}
; baseline:
; @f:
;     mov t0, [rsi]
;     mov t1d, [rsi+8]
;     movzx t2d, word ptr [rsi+0xc]
;     movzx esi, byte ptr [rsi+0xe]
;     mov [rdi], t0
;     mov [rdi+8], t1d
;     mov [rdi+0xc], t2w
;     mov [rdi+0xe], sil
;     ret
; opt:
; @f:
;     mov t0, [rsi]
;     mov t1d, [rsi+8]
;     movzx t2d, word ptr [rsi+0xc]
;     movzx t3d, byte ptr [rsi+0xe]
;     mov [rdi], t0
;     mov [rdi+8], t1d
;     mov [rdi+0xc], t2w
;     mov [rdi+0xe], t3b
;     ret
