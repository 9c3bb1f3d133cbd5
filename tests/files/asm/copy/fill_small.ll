; A fill with a constant is a few stores.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 false)
  ret void
}
; baseline:
; @f:
;     mov qword ptr [rdi], 0
;     mov qword ptr [rdi+8], 0
;     mov qword ptr [rdi+0x10], 0
;     mov qword ptr [rdi+0x18], 0
;     ret
; opt:
; @f:
;     mov qword ptr [rdi], 0
;     mov qword ptr [rdi+8], 0
;     mov qword ptr [rdi+0x10], 0
;     mov qword ptr [rdi+0x18], 0
;     ret
