implementation
void %f(int %i, double %d) (int %i, int 2)
	%b = max(int %i, double %d)
	%c = sin(int %i)
	ret void
}
