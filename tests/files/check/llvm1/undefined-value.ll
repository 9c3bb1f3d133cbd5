; test: names of no value, and of values of other types.
implementation
void %f() {
	%x = add int 1, 2
	%y = add int %x, %nothing  ;~ error: `%nothing`, of type `int`, is defined nowhere
	%z = add float %x, 1.0  ;~ error: `%x` is `int`, not `float`
	%w = add int %5, 1  ;~ error: `%5`, of type `int`, is defined nowhere
	ret void
}
%p = global int* %missing  ;~ error: `%missing`, of type `int*`, is defined nowhere
void %opaque(opaque* %o) {
	%n = cast opaque* %o to int  ;~ error: `%o` is `opaque*`, not `opaque*`
	ret void
}
