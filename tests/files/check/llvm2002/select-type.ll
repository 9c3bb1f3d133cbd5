; test: a select takes a `bool` and two values of one type.
; flags: --std llvm2002
implementation
void "f"(bool %b, int %i, uint %u)
begin
	%x = select bool %b, int %i, int 4  ;~ warning: `select` is a form of LLVM 1.x
	%y = select int %i, int %i, int 4  ;~ error: `select` of `int`  ;~ warning: `select` is a form of LLVM 1.x
	%z = select bool %b, int %i, uint %u  ;~ error: `select` of `int` and `uint`  ;~ warning: `select` is a form of LLVM 1.x
	ret void
end
