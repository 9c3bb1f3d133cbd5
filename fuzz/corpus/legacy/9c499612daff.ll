implementation
void %f(bool %b, int* %p, <4 x float> %v) {
	%x = add bool %b, %b
	%y = div int* %p, %p
	%z = mul <4 x float> %v, %v
	ret void
}
