; test: instructions on other values have no fast-math flags
; flags: --std llvm
; spec: Fast-Math Flags: "LLVM IR floating-point operations (fneg, fadd, fsub, fmul, fdiv, frem, fcmp, fptrunc, fpext), and phi, select, or call instructions that return floating-point types may use the following flags to enable otherwise unsafe floating-point transformations."
define void @f(i32 %n, ptr %p, float %x) {
  %a = add fast i32 %n, 1 ;~ error: expected a type, found `fast`
  %b = load fast float, ptr %p ;~ error: expected a type, found `fast`
  %c = icmp nnan eq i32 %n, 1 ;~ error: expected a condition such as `slt`, found `nnan`
  %d = sitofp nnan i32 %n to float ;~ error: expected a type, found `nnan`
  ret void
}
