; test: bitwise operators take integral values of one type.
implementation
void "f"(float %f, int %i, uint %u, bool %b, int* %p)
begin
	%x = and int %i, 15
	%y = or bool %b, true
	%z = xor float %f, %f  ;~ error: `xor` of `float`
	%w = and int* %p, %p  ;~ error: `and` of `int*`
	%v = or int %i, %u  ;~ error: `%u` is `uint`, not `int`
	ret void
end
