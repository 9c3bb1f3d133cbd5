; test: operations on packed types, which came later, are judged all the same.
; flags: --std llvm2002
implementation
void "f"(<4 x int> %v, int %i, float %x)
begin
	%a = extractelement <4 x int> %v, uint 1  ;~ warning: `extractelement` is a form of LLVM 1.x
	%b = extractelement <4 x int> %v, int 1  ;~ error: `extractelement` of `<4 x int>` with `int`  ;~ warning: `extractelement` is a form of LLVM 1.x
	%c = insertelement <4 x int> %v, float %x, uint 1  ;~ error: `insertelement` of `<4 x int>` with `float`, `uint`  ;~ warning: `insertelement` is a form of LLVM 1.x
	%d = extractelement int %i, uint 1  ;~ error: `extractelement` of `int`  ;~ warning: `extractelement` is a form of LLVM 1.x
	ret void
end
