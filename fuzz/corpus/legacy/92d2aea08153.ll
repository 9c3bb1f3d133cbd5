implementation
void %f(int %x, <4 x int> %v) {
	%a = extractelement int %x, uint 0
	%b = extractelement <4 x int> %v, int 0
	%c = insertelement <4 x int> %v, float 1.0, uint 0
	%d = shufflevector <4 x int> %v, <4 x int> %v, <4 x uint> <uint 0, uint 5, uint 2, uint 7>
	ret void
}
