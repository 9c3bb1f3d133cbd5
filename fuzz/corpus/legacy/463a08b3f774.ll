implementation
void %f() {
	%x = add int 1, %x
	ret void
}
void %g(bool %c) {
entry:
	br bool %c, label %a, label %b
a:
	%x = add int 1, 2
	br label %b
b:
	%y = add int %x, 1
	ret void
}
