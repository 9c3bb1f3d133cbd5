; test: fast-math flags of what is no floating-point number
; spec: Fast-Math Flags: "LLVM IR floating-point operations (fneg, fadd, fsub, fmul, fdiv, frem, fcmp, fptrunc, fpext), and phi, select, or call instructions that return floating-point types may use the following flags to enable otherwise unsafe floating-point transformations."
declare void @show(i64)
declare [2 x <2 x float>] @many()
%pair = type { float, float }
declare %pair @named()
declare { float, double } @mixed()
declare { float, float } @same()
define i64 @main(i64 %n, double %x, i1 %c) {
entry:
  call nnan void @show(i64 1) ;~ error: this `call` has fast-math flags, and gives `void`
  %a = call fast [2 x <2 x float>] @many()
  %g = call nnan %pair @named() ;~ error: this `call` has fast-math flags, and gives `%pair`
  %h = call nnan { float, double } @mixed() ;~ error: this `call` has fast-math flags, and gives `{ float, double }`
  %i = call nnan { float, float } @same()
  %b = select nsz i1 %c, i64 1, i64 2 ;~ error: this `select` has fast-math flags, and gives `i64`
  %d = select nsz i1 %c, double %x, double 2.0
  br label %next
next:
  %e = phi arcp i64 [ %b, %entry ] ;~ error: this `phi` has fast-math flags, and gives `i64`
  %f = phi arcp double [ %d, %entry ]
  ret i64 %e
}
