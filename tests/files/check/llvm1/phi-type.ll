; test: a phi is of first class.
implementation
void %f() {
	br label %l
l:
	%x = phi { int } [ undef, %0 ]  ;~ error: `phi` of `{ int }`
	ret void
}
