; test: arithmetic is on numbers.
implementation
void %f(bool %b, int* %p, <4 x float> %v) {
	%x = add bool %b, %b  ;~ error: `add` of `bool`
	%y = div int* %p, %p  ;~ error: `div` of `int*`
	%z = mul <4 x float> %v, %v
	ret void
}
