; By a byte that is not known: a call.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr %p, i8 %b) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 8, i1 false)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     movzx esi, sil
;     mov edx, 8
;     call qword ptr [memset]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     movzx esi, sil
;     mov edx, 8
;     call qword ptr [memset]
;     add rsp, 8
;     ret
