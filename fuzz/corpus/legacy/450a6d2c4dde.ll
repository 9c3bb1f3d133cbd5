implementation
void %f(uint* %p) {
	store int 5, uint* %p
	store int 5, int 6
	ret void
}
