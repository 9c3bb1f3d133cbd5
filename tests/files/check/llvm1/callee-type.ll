; test: a function is called by its type.
declare int %printf(sbyte*, ...)
implementation
void %f(sbyte* %s) {
	call int %printf(sbyte* %s)  ;~ error: `%printf` is `int (sbyte*, ...)*`, not `int (sbyte*)*`
	call int (sbyte*, ...)* %printf(sbyte* %s)
	call float %f(sbyte* %s)  ;~ error: `%f` is `void (sbyte*)*`, not `float (sbyte*)*`
	ret void
}
