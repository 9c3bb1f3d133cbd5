; test: what is freed is a pointer.
implementation
void %f(int %a, int* %p) {
	free int* %p
	free int %a  ;~ error: `free` of `int`
	ret void
}
