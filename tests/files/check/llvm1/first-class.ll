; test: values are of first class.
implementation
void %f([3 x int] %a) {  ;~ error: a parameter of type `[3 x int]`
	ret void
}
void %g() {
	%x = cast { int } undef to int  ;~ error: `{ int }` is no type of values
	ret void
}
