; test: heads with words that the syntax does not have
; flags: --std llvmlite
define internal i64 @f() { ;~ error: LLVMlite's functions have no `internal`
  ret i64 0
}
define i64 @g() nounwind { ;~ error: LLVMlite's functions have no attributes
  ret i64 0
}
define private fastcc i64 @h() #0 { ;~ error: LLVMlite's functions have no `private` ;~ error: LLVMlite's functions have no `fastcc` ;~ error: LLVMlite's functions have no attributes
  ret i64 0
}
declare noalias i8* @malloc(i64) nounwind ;~ error: LLVMlite's functions have no `noalias` ;~ error: LLVMlite's functions have no attributes
