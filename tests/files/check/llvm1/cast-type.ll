; test: casts are between first class types.
implementation
void %f(int %a, <4 x int> %v) {
	%x = cast int %a to void  ;~ error: `cast` of `int` to `void`
	%y = cast int %a to [4 x sbyte]  ;~ error: `cast` of `int` to `[4 x sbyte]`
	%z = cast <4 x int> %v to <4 x long>  ;~ error: `cast` of `<4 x int>` to `<4 x long>`
	ret void
}
