; test: a module without a triple is fine, and so is one of another machine where it is not run
; flags: --std llvm
; spec: Target Triple: "A module may specify a target triple string that describes the target host."
; exit: 0
target triple = "x86_64-apple-macosx10.7.0"
