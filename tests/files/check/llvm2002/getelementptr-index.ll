; test: structures are indexed by ubyte constants, arrays by uints.
implementation
void "f"({int, float}* %p, [4 x int]* %q)
begin
	%x = load {int, float}* %p, ubyte 1
	%y = load {int, float}* %p, ubyte 2  ;~ error: field 2 of `{ int, float }`
	%z = load [4 x int]* %q, float 1.0  ;~ error: an index of `[4 x int]` is `float`
	store float 1.0, {int, float}* %p, ubyte 0  ;~ error: `store` of `float` to a place of type `int`
	ret void
end
