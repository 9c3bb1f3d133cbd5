; test: intrinsics of x86: AES and products of polynomials over 512 bits, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; A state of zeros stays one of equal bytes: 0x63 takes the place of 0, a column of equal bytes is
; mixed to itself (2 + 3 + 1 + 1 = 1), and the key is added. Back it is 0x52, with 9 + 11 + 13 + 14 = 1.
; stdout: 6363636363636363 6363636363636363 6363636363636362 6363636363636363 6363636363636361 6363636363636363 6363636363636363 7363636363636363
; stdout: 6363636363636363 6363636363636363 6363636363636362 6363636363636363 6363636363636361 6363636363636363 6363636363636363 7363636363636363
; stdout: 5252525252525252 5252525252525252 5252525252525253 5252525252525252 5252525252525250 5252525252525252 5252525252525252 4252525252525252
; stdout: 5252525252525252 5252525252525252 5252525252525253 5252525252525252 5252525252525250 5252525252525252 5252525252525252 4252525252525252
; The low halves are 3, 2^63, 5 and 1, the high ones 7; 3 times 3 is 5, 3 times 7 is 9, and 5 times 7 is 27.
; stdout: 0000000000000005 0000000000000000 0000000000000000 4000000000000000 0000000000000011 0000000000000000 0000000000000001 0000000000000000
; stdout: 0000000000000009 0000000000000000 8000000000000000 0000000000000003 000000000000001b 0000000000000000 0000000000000007 0000000000000000

declare i32 @printf(ptr, ...)
declare <8 x i64> @llvm.x86.aesni.aesenc.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.aesni.aesenclast.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.aesni.aesdec.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.aesni.aesdeclast.512(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.x86.pclmulqdq.512(<8 x i64>, <8 x i64>, i8)

@line = constant [57 x i8] c"%016lx %016lx %016lx %016lx %016lx %016lx %016lx %016lx\0a\00"
@keys = global [8 x i64] [i64 0, i64 0, i64 1, i64 0, i64 2, i64 0, i64 0, i64 1152921504606846976]
@factors = global [8 x i64] [i64 3, i64 7, i64 9223372036854775808, i64 7, i64 5, i64 7, i64 1, i64 7]

define void @show(<8 x i64> %v) {
  %a = extractelement <8 x i64> %v, i64 0
  %b = extractelement <8 x i64> %v, i64 1
  %c = extractelement <8 x i64> %v, i64 2
  %d = extractelement <8 x i64> %v, i64 3
  %e = extractelement <8 x i64> %v, i64 4
  %f = extractelement <8 x i64> %v, i64 5
  %g = extractelement <8 x i64> %v, i64 6
  %h = extractelement <8 x i64> %v, i64 7
  %n = call i32 (ptr, ...) @printf(ptr @line, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h)
  ret void
}

define i32 @main() "target-features"="+aes,+vaes,+pclmul,+vpclmulqdq,+avx512f" {
  %keys = load <8 x i64>, ptr @keys
  %enc = call <8 x i64> @llvm.x86.aesni.aesenc.512(<8 x i64> zeroinitializer, <8 x i64> %keys)
  call void @show(<8 x i64> %enc)
  %enclast = call <8 x i64> @llvm.x86.aesni.aesenclast.512(<8 x i64> zeroinitializer, <8 x i64> %keys)
  call void @show(<8 x i64> %enclast)
  %dec = call <8 x i64> @llvm.x86.aesni.aesdec.512(<8 x i64> zeroinitializer, <8 x i64> %keys)
  call void @show(<8 x i64> %dec)
  %declast = call <8 x i64> @llvm.x86.aesni.aesdeclast.512(<8 x i64> zeroinitializer, <8 x i64> %keys)
  call void @show(<8 x i64> %declast)
  %factors = load <8 x i64>, ptr @factors
  %squares = call <8 x i64> @llvm.x86.pclmulqdq.512(<8 x i64> %factors, <8 x i64> %factors, i8 0)
  call void @show(<8 x i64> %squares)
  %products = call <8 x i64> @llvm.x86.pclmulqdq.512(<8 x i64> %factors, <8 x i64> %factors, i8 16)
  call void @show(<8 x i64> %products)
  ret i32 0
}
