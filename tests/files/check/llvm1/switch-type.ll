; test: a switch is on an integer.
implementation
void %f() {
	switch float 1.0, label %x [ ]  ;~ error: `switch` on a value of type `float`
x:
	ret void
}
void %g(uint %a) {
	switch uint %a, label %x [ int 1, label %x ]  ;~ error: a case of type `int` where `uint` is switched on
x:
	ret void
}
