; test: a list of arguments is a pointer.
implementation
void %f(int %x, sbyte* %ap) {
	%b = vaarg sbyte* %ap, int
	%a = vaarg int %x, int  ;~ error: `vaarg` of `int` from a list of type `int`
	ret void
}
