implementation
void %f([3 x int] %a) {
	ret void
}
void %g() {
	%x = cast { int } undef to int
	ret void
}
