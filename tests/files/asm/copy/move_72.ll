; What may overlap is a call if it is more than is read at once.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 72, i1 false)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov edx, 0x48
;     call qword ptr [memmove]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     mov edx, 0x48
;     call qword ptr [memmove]
;     add rsp, 8
;     ret
