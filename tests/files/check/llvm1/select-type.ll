; test: select takes a bool and two values of one type.
implementation
void %f(int %a) {
	%x = select int %a, int 1, int 2  ;~ error: `select` of `int`
	%y = select bool true, int 1, float 2.0  ;~ error: `select` of `int` and `float`
	%z = select bool true, int 1, int %a
	ret void
}
