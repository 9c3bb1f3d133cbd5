; test: bitcasts between types of targets are accepted, as by LLVM 19, which does not hold programs to the sentence
; flags: --std llvm
; exit: 0
; spec: Target Extension Type: "As such, it is not legal to use them in bitcast instructions (as a source or target type), nor is it legal to use them in ptrtoint or inttoptr instructions."
define void @f(target("spirv.Event") %w) {
  %i = bitcast target("spirv.Event") %w to target("spirv.Image")
  %j = bitcast target("spirv.Event") %w to target("spirv.Event")
  ret void
}
