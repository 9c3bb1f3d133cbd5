implementation
void %f({ int }* %p) {
	%x = load { int }* %p
	%y = load int 5
	ret void
}
