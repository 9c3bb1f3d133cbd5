; test: operands in registers of SSE and on the stack of the x87 unit.
; exit: 0
; stdout: 2.5 8 1.5 0.4636 3
@f = private constant [18 x i8] c"%g %g %g %.4f %g\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call double asm "addsd $2, $0", "=x,0,x"(double 1.0, double 1.5)
  %v = call <4 x float> asm "addps $2, $0", "=x,0,x"(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>)
  %v3 = extractelement <4 x float> %v, i32 3
  %b = fpext float %v3 to double
  %c = call double asm "fsqrt", "={st},0,~{dirflag},~{fpsr},~{flags}"(double 2.25)
  %d = call x86_fp80 asm "fpatan", "={st},0,{st(1)},~{st(1)},~{dirflag},~{fpsr},~{flags}"(x86_fp80 0xK40008000000000000000, x86_fp80 0xK3FFF8000000000000000)
  %d64 = fptrunc x86_fp80 %d to double
  %e = call { double, double } asm "faddl $2", "={st},={st(1)},m,0,1,~{dirflag},~{fpsr},~{flags}"(double 1.0, double 2.0, double 7.0)
  %e0 = extractvalue { double, double } %e, 0
  call i32 (ptr, ...) @printf(ptr @f, double %a, double %b, double %c, double %d64, double %e0)
  ret i32 0
}
