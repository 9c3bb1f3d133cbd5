; test: conversions between numbers, and calls that give structs of numbers, have fast-math flags since LLVM 20
; flags: --std llvm
; spec: Fast-Math Flags: "LLVM IR floating-point operations (fneg, fadd, fsub, fmul, fdiv, frem, fcmp, fptrunc, fpext), and phi, select, or call instructions that return floating-point types may use the following flags to enable otherwise unsafe floating-point transformations."
; spec: Fast-Math Flags: "Homogeneous literal struct types of floating-point scalar or vector types"
; exit: 0
declare { float, float } @pair()
define float @f(float %x, double %y) {
  %a = fptrunc nnan double %y to float
  %b = fpext ninf float %x to double
  %c = call nnan { float, float } @pair()
  ret float %a
}
