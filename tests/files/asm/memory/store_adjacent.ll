; Constants that would need a register as one stay two stores.
define void @f(ptr %p) {
  store i32 1, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  store i32 2, ptr %q
  ret void
}
; baseline:
; @f:
;     mov dword ptr [rdi], 1
;     mov dword ptr [rdi+4], 2
;     ret
; opt:
; @f:
;     mov dword ptr [rdi], 1
;     mov dword ptr [rdi+4], 2
;     ret
