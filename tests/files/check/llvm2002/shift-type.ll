; test: a shift takes an integral value and an `ubyte`.
implementation
void "f"(int %i, float %f, ubyte %n)
begin
	%x = shl int %i, ubyte %n
	%y = shr int %i, ubyte 3
	%z = shl int %i, int 3  ;~ error: `shl` by an amount of `int`
	%v = shr float %f, ubyte 1  ;~ error: `shr` of `float`
	ret void
end
