implementation
void %f(int %i, double %d) {
	%a = max(int %i, int 2)
	%b = max(int %i, double le)
	%c = sin(int %i)
	ret void
}
