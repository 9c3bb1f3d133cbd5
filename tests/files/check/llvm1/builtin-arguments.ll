; test: the built-in functions of 2002 take arguments of one type.
; flags: --std llvm1
implementation
void %f(int %i, double %d) {
	%a = max(int %i, int 2)
	%b = max(int %i, double %d)  ;~ error: `max` of 2 arguments, the first of type `int`
	%c = sin(int %i)  ;~ error: `sin` of 1 arguments, the first of type `int`
	ret void
}
