; test: what yields void has no name.
implementation
void %f(int* %p) {
	store int 2, int* %p
	%x = store int 1, int* %p  ;~ error: `%x` is given to what yields void
	%y = call void %f(int* %p)  ;~ error: `%y` is given to what yields void
	ret void
}
