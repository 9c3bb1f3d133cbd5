; The bits in the other order.
declare i32 @llvm.bitreverse.i32(i32)

define i32 @f(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, edi
;     shr t0d, 1
;     and t0d, 0x55555555
;     and edi, 0x55555555
;     shl edi, 1
;     or t0d, edi
;     mov t1d, t0d
;     shr t1d, 2
;     and t1d, 0x33333333
;     and t0d, 0x33333333
;     shl t0d, 2
;     or t1d, t0d
;     mov eax, t1d
;     shr eax, 4
;     and eax, 0xf0f0f0f
;     and t1d, 0xf0f0f0f
;     shl t1d, 4
;     or eax, t1d
;     bswap eax
;     ret
; opt:
; @f:
;     mov t0, rdi
;     shr t0d, 1
;     and t0d, 0x55555555
;     and edi, 0x55555555
;     shl edi, 1
;     or t0d, edi
;     mov t1, t0
;     shr t1d, 2
;     and t1d, 0x33333333
;     and t0d, 0x33333333
;     shl t0d, 2
;     or t1d, t0d
;     mov rax, t1
;     shr eax, 4
;     and eax, 0xf0f0f0f
;     and t1d, 0xf0f0f0f
;     shl t1d, 4
;     or eax, t1d
;     bswap eax
;     ret
