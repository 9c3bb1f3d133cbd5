; test: what is freed is a pointer.
implementation
void %f(int %a) {
	free int %a  ;~ error: `free` of `int`
	ret void
}
