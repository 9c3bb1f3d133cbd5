implementation
void %f(int* %p) {
	%x = store int 1, int* %p
	%y = call void %f(int* %p)
	ret void
}
