; test: arguments have the types of the parameters.
declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 5)  ;~ error: argument 1 is `int`, not `sbyte*`
	call int (sbyte*, ...)* %printf()  ;~ error: a call with 0 arguments of `int (sbyte*, ...)`
	call void (int)* %f(int 1, int 2)  ;~ error: a call with 2 arguments of `void (int)`
	ret void
}
