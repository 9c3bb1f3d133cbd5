; test: a shift is of an integer, by an ubyte.
implementation
void %f(int %a) {
	%x = shl int %a, ubyte 3
	%y = shr int %a, int 3  ;~ error: `shr` by an amount of `int`
	%z = shl float 1.0, ubyte 3  ;~ error: `shl` of `float`
	ret void
}
