; test: a weak function that is elsewhere is accepted here, as by LLVM 19, which does not hold programs to the sentence
; flags: --std llvm
; exit: 0
; spec: DSO Local Equivalent: "The target function may not have extern_weak linkage."
@a = global ptr dso_local_equivalent @weak
declare extern_weak void @weak()
