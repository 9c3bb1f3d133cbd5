implementation
void %f() {
	%x = malloc opaque
	%y = alloca int (int)
	%z = malloc int, float 2.0
	%w = alloca int, uint 4, align 16
	ret void
}
