; test: results of empty assembly in one register with an argument, of structs, vectors and 128 bits.
; exit: 42
define i32 @main() {
  %a = call { i32, i64 } asm sideeffect "", "={ax},={dx},{eax},{rdx},~{memory}"(i32 30, i64 5)
  %a0 = extractvalue { i32, i64 } %a, 0
  %a1 = extractvalue { i32, i64 } %a, 1
  %a2 = trunc i64 %a1 to i32
  %v = call <4 x i32> asm "", "=x,0"(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %v0 = extractelement <4 x i32> %v, i32 3
  %w = call { <2 x double>, i32, ptr } asm "", "=&x,=r,=r,1,0,2"(i32 2, <2 x double> <double 1.0, double 0.5>, ptr null)
  %w0 = extractvalue { <2 x double>, i32, ptr } %w, 0
  %w1 = extractvalue { <2 x double>, i32, ptr } %w, 1
  %w2 = extractvalue { <2 x double>, i32, ptr } %w, 2
  %d = extractelement <2 x double> %w0, i32 0
  %i = fptosi double %d to i32
  %null = icmp eq ptr %w2, null
  %n = select i1 %null, i32 0, i32 100
  %r1 = add i32 %a0, %a2
  %r2 = add i32 %v0, %w1
  %r3 = add i32 %i, %n
  %r4 = add i32 %r1, %r2
  %r5 = add i32 %r3, %r4
  ret i32 %r5
}
