implementation
void %f() {
	br label %l
l:
	%x = phi { int } [ undef, %0 ]
	ret void
}
