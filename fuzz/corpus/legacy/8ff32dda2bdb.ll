implementation
void %f() {
	br label %l
l:
	%x = add int 1, 2
	%y = phi int [ 1, %0 ]
	ret void
}
