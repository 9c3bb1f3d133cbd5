implementation
void %f(int %a) {
	%x = select int %a, int 1, int 2
	%y = select bool true, int 1, float 2.0
	ret void
}
