; test: a function has a block.
implementation
void %f() {  ;~ error: `%f` has no basic block

}
void %g() {
	ret void
}
