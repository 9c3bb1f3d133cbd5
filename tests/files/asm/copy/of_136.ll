; More than 128 bytes are a call.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 136, i1 false)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov edx, 0x88
;     call qword ptr [memcpy]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     mov edx, 0x88
;     call qword ptr [memcpy]
;     add rsp, 8
;     ret
