; test: ret returns what the function does.
implementation
int %f() {
	ret void  ;~ error: `ret` of `void` in a function that returns `int`
}
void %g() {
	ret int 5  ;~ error: `ret` of `int` in a function that returns `void`
}
int %h() {
	ret uint 5  ;~ error: `ret` of `uint` in a function that returns `int`
}
