implementation
void "f"({int, float}* %p, [4 x int]* %q)
begin
	%x = load {int, float}* %p, ubyte 1
	%y = load {int, float}* %p, ubyte 2
	%z = load [4 x int]* %q, float 1.0
	store float 1.0, {int, float}* %p, ubyte 0
	ret void
end
