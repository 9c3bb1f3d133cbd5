; So is a number that is not known.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     call qword ptr [memcpy]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     call qword ptr [memcpy]
;     add rsp, 8
;     ret
