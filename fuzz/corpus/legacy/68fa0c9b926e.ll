implementation
void %f(int %a) {
	free int %a
	ret void
}
