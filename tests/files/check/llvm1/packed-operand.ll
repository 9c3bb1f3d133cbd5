; test: elements are taken from packed values.
implementation
void %f(int %x, <4 x int> %v) {
	%a = extractelement int %x, uint 0  ;~ error: `extractelement` of `int`
	%b = extractelement <4 x int> %v, int 0  ;~ error: `extractelement` of `<4 x int>` with `int`
	%c = insertelement <4 x int> %v, float 1.0, uint 0  ;~ error: `insertelement` of `<4 x int>` with `float`, `uint`
	%d = shufflevector <4 x int> %v, <4 x int> %v, <4 x uint> <uint 0, uint 5, uint 2, uint 7>
	ret void
}
