; test: what is loaded is of first class, and from a pointer.
implementation
void %f({ int }* %p) {
	%x = load { int }* %p  ;~ error: `load` of `{ int }`
	%y = load int 5  ;~ error: `load` from `int`, which is no pointer
	ret void
}
