; test: a store is to a place of its value's type, or its indices lead to one.
implementation
void "f"(int %i, uint* %u, [4 x int]* %p, {int, [2 x float]}* %q)
begin
	store int %i, [4 x int]* %p, uint 1
	store float 1.0, {int, [2 x float]}* %q, ubyte 1, uint 1
	store int %i, [4 x int]* %p  ;~ error: `store` of `int` to a place of type `[4 x int]`
	store int %i, {int, [2 x float]}* %q, ubyte 1, uint 1  ;~ error: `store` of `int` to a place of type `float`
	store int %i, uint* %u  ;~ error: `store` of `int` to a place of type `uint`
	store int %i, int %i  ;~ error: `store` to `int`, which is no pointer
	ret void
end
