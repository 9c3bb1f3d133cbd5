; test: memory is allocated for what has a size.
implementation
void %f() {
	%x = malloc opaque  ;~ error: `malloc` of `opaque`, which has no size
	%y = alloca int (int)  ;~ error: `alloca` of `int (int)`, which has no size
	%z = malloc int, float 2.0  ;~ error: a number of elements of type `float`
	%w = alloca int, uint 4, align 16
	ret void
}
