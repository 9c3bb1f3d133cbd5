; test: a value is stored to a pointer to its type.
implementation
void %f(uint* %p) {
	store int 5, uint* %p  ;~ error: `store` of `int` to a place of type `uint`
	store int 5, int 6  ;~ error: `store` to `int`, which is no pointer
	ret void
}
