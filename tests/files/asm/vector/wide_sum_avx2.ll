; test: the sum of the lanes of 256 bits, half by half and then of one half
; features: avx2
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
define i32 @f(ptr %p, ptr %q) {
  %x = load <8 x i32>, ptr %p
  %y = load <8 x i32>, ptr %q
  %z = mul <8 x i32> %x, %y
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)
  ret i32 %sum
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     pmulld x0, x2
;     pmulld x1, x3
;     paddd x0, x1
;     pshufd x4, x0, -0x12
;     paddd x0, x4
;     pshufd x5, x0, -0x1b
;     paddd x0, x5
;     movd eax, x0
;     ret
; opt:
; @f:
;     vmovups y0, [rsi]
;     vpmulld y1, y0, [rdi]
;     vextracti128 x2, y1, 1
;     vpaddd x3, x2, x1
;     vpshufd x4, x3, -0x12
;     vpaddd x5, x4, x3
;     vpshufd x6, x5, -0x1b
;     vpaddd x6, x6, x5
;     vmovd eax, x6
;     vzeroupper
;     ret
