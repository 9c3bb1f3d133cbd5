; test: a block ends with a terminator.
implementation
void %f() {
	%x = add int 1, 2  ;~ error: block `%0` does not end with a terminator
l:
	ret void
}
void %g() {
	br label %l
l:  ;~ error: block `%l` is empty
m:
	ret void
}
