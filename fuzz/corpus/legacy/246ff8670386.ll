implementation
void %f(int %x) {
	%a = vaarg int %x, int
	ret void
}
