; test: a branch is on a bool.
implementation
void %f(int %a) {
	br int %a, label %x, label %x  ;~ error: `br` on a value of type `int`
x:
	br bool true, label %y, label %y
y:
	ret void
}
