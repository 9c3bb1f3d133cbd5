; test: forms of LLVM 1.x are told where 2002 was asked for.
; flags: --std llvm2002
implementation
void "f"(bool %b)
begin
	%x = not int 5
	%y = select bool %b, int 1, int 2  ;~ warning: `select` is a form of LLVM 1.x
	unreachable  ;~ warning: `unreachable` is a form of LLVM 1.x
end
