implementation
void "f"(int %i, [4 x int]* %p)
begin
	%x = cast int %i to float
	%y = cast [4 x int]* %p to int*
	%z = cast int %i to [4 x int]
	%v = cast int %i to void
	%w = cast int %i to { int }
	ret void
end
