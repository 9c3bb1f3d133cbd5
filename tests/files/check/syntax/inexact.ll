; test: bits of a double are a number of the type, not one that is near; a decimal is rounded, but not to infinity
define float @tenth() {
  ret float 0.1
}
define half @bits() {
  ret half 0x3FB999999999999A ;~ error: no `half` is exactly `0x3FB999999999999A`
}
define float @large() {
  ret float 1.0e39 ;~ error: no `float` is exactly `1.0e39`
}
define bfloat @payload() {
  ret bfloat 0x7FF0000000000001 ;~ error: no `bfloat` is exactly `0x7FF0000000000001`
}
define x86_fp80 @decimal() {
  ret x86_fp80 1.0
}
define fp128 @double() {
  ret fp128 0x3FF0000000000000 ;~ error: `0x3FF0000000000000` is no constant of type `fp128`
}
define float @exact() {
  %a = fadd float 1.0e10, 0x3FB99999A0000000
  %b = fadd float %a, 0.0009765625
  ret float %b
}
define double @any() {
  ret double 0.1
}
