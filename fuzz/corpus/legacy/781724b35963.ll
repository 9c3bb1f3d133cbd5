implementation
void %f(int %a) {
	%x = shl int %a, ubyte 3
	%y = shr int %a, int 3
	%z = shl float 1.0, ubyte 3
	ret void
}
