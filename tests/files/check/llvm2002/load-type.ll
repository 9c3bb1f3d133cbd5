; test: a load is of a simple type, or its indices lead to one.
implementation
void "f"(int %i, [4 x int]* %p, {int, [2 x float]}* %q)
begin
	%x = load [4 x int]* %p, uint 1
	%y = load {int, [2 x float]}* %q, ubyte 1, uint 1
	%z = load [4 x int]* %p  ;~ error: `load` of `[4 x int]`
	%v = load {int, [2 x float]}* %q, ubyte 1  ;~ error: `load` of `[2 x float]`
	%w = load int %i  ;~ error: `load` from `int`, which is no pointer
	ret void
end
