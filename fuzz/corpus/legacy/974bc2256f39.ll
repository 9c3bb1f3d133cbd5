implementation
void %f(int %i, float %f, int* %p) {
	%a = not int %i
	%b = neg float %f
	%c = not float %f
	%d = neg int* %p
	ret void
}
