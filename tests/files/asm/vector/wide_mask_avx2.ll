; test: a comparison of bytes becomes a mask of words by one instruction
; features: avx2
define void @f(ptr %p, ptr %q) {
  %x = load <8 x i8>, ptr %p
  %y = load <8 x i32>, ptr %q
  %same = icmp eq <8 x i8> %x, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %ones = zext <8 x i1> %same to <8 x i32>
  %sum = add <8 x i32> %y, %ones
  store <8 x i32> %sum, ptr %q
  ret void
}
; baseline:
; @f:
;     mov rdi, [rdi]
;     movq x0, rdi
;     movups x1, [rsi]
;     movups x2, [rsi+0x10]
;     movups x3, [=0x707070707070707]
;     pcmpeqb x0, x3
;     xorps x4, x4
;     pcmpgtb x4, x0
;     movaps x5, x0
;     pshufb x5, [=0x80808003808080028080800180808000]
;     movaps x6, x4
;     pshufb x6, [=0x3030380020202800101018000000080]
;     por x5, x6
;     movaps x7, x0
;     pshufb x7, [=0x80808007808080068080800580808004]
;     movaps x8, x4
;     pshufb x8, [=0x7070780060606800505058004040480]
;     por x7, x8
;     movups x9, [=0x1000000010000000100000001]
;     andps x5, x9
;     movups x10, [=0x1000000010000000100000001]
;     andps x7, x10
;     paddd x1, x5
;     paddd x2, x7
;     movups [rsi], x1
;     movups [rsi+0x10], x2
;     ret
; opt:
; @f:
;     vmovq x0, [rdi]
;     vpcmpeqb x1, x0, [=0x707070707070707]
;     vpmovsxbd y2, x1
;     vpand y3, y2, [=0x100000001000000010000000100000001000000010000000100000001]
;     vpaddd y4, y3, [rsi]
;     vmovups [rsi], y4
;     vzeroupper
;     ret
