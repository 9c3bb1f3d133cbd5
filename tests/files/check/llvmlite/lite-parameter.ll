; test: parameters without names, and with attributes
; flags: --std llvmlite
define i64 @f(i64, i8*) { ;~ error: parameter 1 has no name ;~ error: parameter 2 has no name
  ret i64 0
}
define i64 @g(i64 signext %x, i8* nocapture %p) { ;~ error: LLVMlite's parameters have a type and a name, and no attributes ;~ error: LLVMlite's parameters have a type and a name, and no attributes
  ret i64 %x
}
