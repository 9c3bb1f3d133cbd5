implementation
void %f(int %a, <4 x int> %v) {
	%x = cast int %a to void
	%y = cast int %a to [4 x sbyte]
	%z = cast <4 x int> %v to <4 x long>
	ret void
}
