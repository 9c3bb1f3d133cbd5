implementation
void %f(bool %b, int* %p, float %f) {
	%x = and bool %b, %b
	%y = or float %f, %f
	%z = xor int* %p, %p
	ret void
}
