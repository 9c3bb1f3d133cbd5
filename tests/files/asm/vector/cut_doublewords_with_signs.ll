; Words with signs in lanes of 32 bits: PACKSSDW, which every processor has.
define <8 x i16> @f(<4 x i32> %a, <4 x i32> %b) {
  %c = ashr <4 x i32> %a, <i32 16, i32 16, i32 16, i32 16>
  %d = ashr <4 x i32> %b, <i32 16, i32 16, i32 16, i32 16>
  %x = bitcast <4 x i32> %c to <8 x i16>
  %y = bitcast <4 x i32> %d to <8 x i16>
  %r = shufflevector <8 x i16> %x, <8 x i16> %y, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     psrad xmm0, 0x10
;     psrad xmm1, 0x10
;     movups [rbp-0x10], xmm0
;     movups [rbp-0x20], xmm1
;     movzx t0d, byte ptr [rbp-0x10]
;     mov [rbp-0x30], t0b
;     movzx t1d, byte ptr [rbp-0xf]
;     mov [rbp-0x2f], t1b
;     movzx t2d, byte ptr [rbp-0xc]
;     mov [rbp-0x2e], t2b
;     movzx t3d, byte ptr [rbp-0xb]
;     mov [rbp-0x2d], t3b
;     movzx t4d, byte ptr [rbp-8]
;     mov [rbp-0x2c], t4b
;     movzx t5d, byte ptr [rbp-7]
;     mov [rbp-0x2b], t5b
;     movzx t6d, byte ptr [rbp-4]
;     mov [rbp-0x2a], t6b
;     movzx t7d, byte ptr [rbp-3]
;     mov [rbp-0x29], t7b
;     movzx t8d, byte ptr [rbp-0x20]
;     mov [rbp-0x28], t8b
;     movzx t9d, byte ptr [rbp-0x1f]
;     mov [rbp-0x27], t9b
;     movzx t10d, byte ptr [rbp-0x1c]
;     mov [rbp-0x26], t10b
;     movzx t11d, byte ptr [rbp-0x1b]
;     mov [rbp-0x25], t11b
;     movzx t12d, byte ptr [rbp-0x18]
;     mov [rbp-0x24], t12b
;     movzx t13d, byte ptr [rbp-0x17]
;     mov [rbp-0x23], t13b
;     movzx t14d, byte ptr [rbp-0x14]
;     mov [rbp-0x22], t14b
;     movzx t15d, byte ptr [rbp-0x13]
;     mov [rbp-0x21], t15b
;     movups x0, [rbp-0x30]
;     movaps xmm0, x0
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     psrad xmm0, 0x10
;     psrad xmm1, 0x10
;     packssdw xmm0, xmm1
;     ret
