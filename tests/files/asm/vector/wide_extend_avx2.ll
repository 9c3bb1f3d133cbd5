; test: lanes made wider to 256 bits are one instruction, from memory too
; features: avx2
define void @f(ptr %p, ptr %q) {
  %x = load <8 x i16>, ptr %p
  %wide = sext <8 x i16> %x to <8 x i32>
  %y = load <8 x i32>, ptr %q
  %sum = add <8 x i32> %wide, %y
  store <8 x i32> %sum, ptr %q
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     xorps x1, x1
;     pcmpgtw x1, x0
;     movaps x2, x0
;     pshufb x2, [=0x80800706808005048080030280800100]
;     movaps x3, x1
;     pshufb x3, [=0x7078080050580800303808001018080]
;     por x2, x3
;     movaps x4, x0
;     pshufb x4, [=0x80800f0e80800d0c80800b0a80800908]
;     movaps x5, x1
;     pshufb x5, [=0xf0f80800d0d80800b0b808009098080]
;     por x4, x5
;     movups x6, [rsi]
;     movups x1, [rsi+0x10]
;     paddd x2, x6
;     paddd x4, x1
;     movups [rsi], x2
;     movups [rsi+0x10], x4
;     ret
; opt:
; @f:
;     vpmovsxwd y0, [rdi]
;     vpaddd y1, y0, [rsi]
;     vmovups [rsi], y1
;     vzeroupper
;     ret
