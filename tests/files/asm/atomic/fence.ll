; MFENCE for one order of all, nothing for less.
define void @f() {
  fence acquire
  fence seq_cst
  ret void
}
; baseline:
; @f:
;     mfence
;     ret
; opt:
; @f:
;     mfence
;     ret
