implementation
void %f([4 x int]* %p) {
	%x = not int 5
	%y = load [4 x int]* %p, uint 0
	ret void
}
