implementation
void %f(bool %b, int* %p, <4 x int> %v) {
	%x = seteq bool %b, %b
	%y = setlt int* %p, %p
	%z = setgt <4 x int> %v, %v
	ret void
}
