implementation
void %f(int %a) {
	br int %a, label %x, label %x
x:
	ret void
}
