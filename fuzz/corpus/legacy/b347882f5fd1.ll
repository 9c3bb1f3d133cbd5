implementation
void %f() {
	%x = add int 1, 2
l:
	ret void
}
void %g() {
	br label %l
l:
m:
	ret void
}
