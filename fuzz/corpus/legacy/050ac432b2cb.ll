implementation
void "f"(int %i, [4 x int]* %p, {int, [2 x float]}* %q)
begin
	%x = load [4 x int]* %p, uint 1
	%y = load {int, [2 x float]}* %q, ubyte 1, uint 1
	%z = load [4 x int]* %p
	%v = load {int, [2 x float]}* %q, ubyte 1
	%w = load int %i
	ret void
end
