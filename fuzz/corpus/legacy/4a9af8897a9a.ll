implementation
void "f"(int %i, uint* %u, [4 x int]* %p, {int, [2 x float]}* %q)
begin
	store int %i, [4 x int]* %p, uint 1
	store float 1.0, {int, [2 x float]}* %q, ubyte 1, uint 1
	store int %i, [4 x int]* %p
	store int %i, {int, [2 x float]}* %q, ubyte 1, uint 1
	store int %i, uint* %u
	store int %i, int %i
	ret void
end
