; test: vectors of half, passed in vector registers.
; exit: 34
@v = global <4 x half> <half 1.0, half 2.0, half 3.0, half 4.0>
define <4 x half> @f(<4 x half> %a, <4 x half> %b) {
  %r = fmul <4 x half> %a, %b
  ret <4 x half> %r
}
define i32 @main() {
  %a = load <4 x half>, ptr @v
  %b = call <4 x half> @f(<4 x half> %a, <4 x half> %a)
  %e = fpext <4 x half> %b to <4 x float>
  %x0 = extractelement <4 x float> %e, i32 0
  %x1 = extractelement <4 x float> %e, i32 1
  %h3 = extractelement <4 x half> %b, i32 2
  %x3 = fpext half %h3 to float
  %t = fptrunc <4 x float> %e to <4 x half>
  %c = fcmp oeq <4 x half> %t, %b
  %c0 = extractelement <4 x i1> %c, i32 3
  %s = fadd float %x0, %x1
  %s1 = fadd float %s, %x3
  %i = fptosi float %s1 to i32
  %z = select i1 %c0, i32 20, i32 0
  %r = add i32 %i, %z
  ret i32 %r
}
