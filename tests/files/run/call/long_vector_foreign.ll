; test: a vector of 256 bits is not passed to functions outside of the program, which expect it in one register of AVX.
; exit: 125
; stderr: a function outside of the program with a parameter of type `<4 x double>`
; oracle: none (LLVM calls it)
declare double @cos(<4 x double>)
define i32 @main() {
  %r = call double @cos(<4 x double> zeroinitializer)
  ret i32 0
}
