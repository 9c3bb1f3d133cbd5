; test: AVX-512 is refused by its name, where it is reached.
; oracle: none (LLVM runs it where the processor does)
; exit: 125
; stderr: unsupported: the intrinsic `@llvm.x86.avx512.add.ps.512`

declare <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float>, <16 x float>, i32)

define i32 @main() {
  %1 = call <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float> zeroinitializer, <16 x float> zeroinitializer, i32 4)
  ret i32 0
}
