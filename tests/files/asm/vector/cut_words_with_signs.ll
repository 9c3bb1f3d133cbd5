; Words that are a byte with a sign each: PACKSSWB.
define <16 x i8> @f(<8 x i16> %a, <8 x i16> %b) {
  %c = ashr <8 x i16> %a, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
  %d = ashr <8 x i16> %b, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
  %x = bitcast <8 x i16> %c to <16 x i8>
  %y = bitcast <8 x i16> %d to <16 x i8>
  %r = shufflevector <16 x i8> %x, <16 x i8> %y, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  ret <16 x i8> %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     psraw xmm0, 8
;     psraw xmm1, 8
;     movups [rbp-0x10], xmm0
;     movups [rbp-0x20], xmm1
;     movzx t0d, byte ptr [rbp-0x10]
;     mov [rbp-0x30], t0b
;     movzx t1d, byte ptr [rbp-0xe]
;     mov [rbp-0x2f], t1b
;     movzx t2d, byte ptr [rbp-0xc]
;     mov [rbp-0x2e], t2b
;     movzx t3d, byte ptr [rbp-0xa]
;     mov [rbp-0x2d], t3b
;     movzx t4d, byte ptr [rbp-8]
;     mov [rbp-0x2c], t4b
;     movzx t5d, byte ptr [rbp-6]
;     mov [rbp-0x2b], t5b
;     movzx t6d, byte ptr [rbp-4]
;     mov [rbp-0x2a], t6b
;     movzx t7d, byte ptr [rbp-2]
;     mov [rbp-0x29], t7b
;     movzx t8d, byte ptr [rbp-0x20]
;     mov [rbp-0x28], t8b
;     movzx t9d, byte ptr [rbp-0x1e]
;     mov [rbp-0x27], t9b
;     movzx t10d, byte ptr [rbp-0x1c]
;     mov [rbp-0x26], t10b
;     movzx t11d, byte ptr [rbp-0x1a]
;     mov [rbp-0x25], t11b
;     movzx t12d, byte ptr [rbp-0x18]
;     mov [rbp-0x24], t12b
;     movzx t13d, byte ptr [rbp-0x16]
;     mov [rbp-0x23], t13b
;     movzx t14d, byte ptr [rbp-0x14]
;     mov [rbp-0x22], t14b
;     movzx t15d, byte ptr [rbp-0x12]
;     mov [rbp-0x21], t15b
;     movups x0, [rbp-0x30]
;     movaps xmm0, x0
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     psraw xmm0, 8
;     psraw xmm1, 8
;     packsswb xmm0, xmm1
;     ret
