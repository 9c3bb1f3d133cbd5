; PUNPCKLDQ.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     movups [rbp-0x10], xmm0
;     movups [rbp-0x20], xmm1
;     movzx t0d, byte ptr [rbp-0x10]
;     mov [rbp-0x30], t0b
;     movzx t1d, byte ptr [rbp-0xf]
;     mov [rbp-0x2f], t1b
;     movzx t2d, byte ptr [rbp-0xe]
;     mov [rbp-0x2e], t2b
;     movzx t3d, byte ptr [rbp-0xd]
;     mov [rbp-0x2d], t3b
;     movzx t4d, byte ptr [rbp-0x20]
;     mov [rbp-0x2c], t4b
;     movzx t5d, byte ptr [rbp-0x1f]
;     mov [rbp-0x2b], t5b
;     movzx t6d, byte ptr [rbp-0x1e]
;     mov [rbp-0x2a], t6b
;     movzx t7d, byte ptr [rbp-0x1d]
;     mov [rbp-0x29], t7b
;     movzx t8d, byte ptr [rbp-0xc]
;     mov [rbp-0x28], t8b
;     movzx t9d, byte ptr [rbp-0xb]
;     mov [rbp-0x27], t9b
;     movzx t10d, byte ptr [rbp-0xa]
;     mov [rbp-0x26], t10b
;     movzx t11d, byte ptr [rbp-9]
;     mov [rbp-0x25], t11b
;     movzx t12d, byte ptr [rbp-0x1c]
;     mov [rbp-0x24], t12b
;     movzx t13d, byte ptr [rbp-0x1b]
;     mov [rbp-0x23], t13b
;     movzx t14d, byte ptr [rbp-0x1a]
;     mov [rbp-0x22], t14b
;     movzx t15d, byte ptr [rbp-0x19]
;     mov [rbp-0x21], t15b
;     movups x0, [rbp-0x30]
;     movaps xmm0, x0
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     punpckldq xmm0, xmm1
;     ret
