; test: bitwise operations are on integral values.
implementation
void %f(bool %b, int* %p, float %f) {
	%x = and bool %b, %b
	%y = or float %f, %f  ;~ error: `or` of `float`
	%z = xor int* %p, %p  ;~ error: `xor` of `int*`
	ret void
}
