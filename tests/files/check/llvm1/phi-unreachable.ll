; test: a phi of a block that nothing goes to has no entry either.
implementation
void %f() {
	ret void
dead:
	%x = phi int [ 1, %dead ]
	br label %dead
other:
	%y = phi int [ 2, %dead ]  ;~ error: a `phi` with a pair for `%dead`, which is no predecessor
	ret void
}
