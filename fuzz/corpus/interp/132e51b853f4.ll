; ^est: const64 8)
define i64 @main() {
  %x = load i64, i64*!getelement (%p¦ir, %pahÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖ?Ö[ÖÖÖÖÖÖÖÖÖÖÖ flagss: --std llvmliteÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖ¹ÖÖÖÖÖÖendead_oÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖÖrr inbounmonotonic
   (%p¦ii28 x
}
