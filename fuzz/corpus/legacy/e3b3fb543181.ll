implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = se(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seter
	ret void
e.ndteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seter
	ret void
e.nd
