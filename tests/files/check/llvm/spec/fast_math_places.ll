; test: floating-point operations may have fast-math flags, as may phi, select and call of such types
; flags: --std llvm
; spec: Fast-Math Flags: "LLVM IR floating-point operations (fneg, fadd, fsub, fmul, fdiv, frem, fcmp, fptrunc, fpext), and phi, select, or call instructions that return floating-point types may use the following flags to enable otherwise unsafe floating-point transformations."
; spec: Fast-Math Flags: "Array types (nested to any depth) of floating-point scalar or vector types"
declare float @number(i32)
declare i32 @integer(float)
declare [2 x [3 x <2 x half>]] @array()
define float @f(float %x, float %y, i1 %c, i32 %n, ptr %p) {
entry:
  %a = fneg nnan float %x
  %b = fadd ninf float %x, %y
  %d = fsub nsz float %x, %y
  %e = fmul arcp contract float %x, %y
  %g = fdiv afn float %x, %y
  %h = frem reassoc float %x, %y
  %i = fcmp fast olt float %x, %y
  %j = select fast i1 %c, float %x, float %y
  %k = call nnan ninf float @number(i32 1)
  %l = call fast [2 x [3 x <2 x half>]] @array()
  br label %next
next:
  %m = phi nsz float [ %j, %entry ]
  %o = phi nsz i32 [ %n, %entry ] ;~ error: this `phi` has fast-math flags, and gives `i32`
  %q = select fast i1 %c, i32 %n, i32 %o ;~ error: this `select` has fast-math flags, and gives `i32`
  %r = call fast i32 @integer(float %x) ;~ error: this `call` has fast-math flags, and gives `i32`
  ret float %m
}
