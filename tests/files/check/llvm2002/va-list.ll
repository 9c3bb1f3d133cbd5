; test: a list of arguments is a pointer.
; flags: --std llvm2002
implementation
void "f"(int %x, sbyte* %ap)
begin
	%a = vaarg sbyte* %ap, int  ;~ warning: `vaarg` is a form of LLVM 1.x
	%b = vaarg int %x, int  ;~ error: `vaarg` of `int` from a list of type `int`  ;~ warning: `vaarg` is a form of LLVM 1.x
	%c = vanext int %x, int  ;~ error: `vanext` of `int` from a list of type `int`  ;~ warning: `vanext` is a form of LLVM 1.x
	ret void
end
