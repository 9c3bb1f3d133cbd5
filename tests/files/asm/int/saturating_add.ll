; A saturated sum: the carry chooses.
declare i32 @llvm.uadd.sat.i32(i32, i32)

define i32 @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
; baseline:
; @f:
;     add esi, edi
;     cmp esi, edi
;     mov eax, esi
;     mov t0d, -1
;     cmovb eax, t0d
;     ret
; opt:
; @f:
;     add esi, edi
;     mov eax, -1
;     cmp esi, edi
;     cmovae eax, esi
;     ret
