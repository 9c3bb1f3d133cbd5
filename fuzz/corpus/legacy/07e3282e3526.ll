implementation
void "f"(int %i,$uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int ¶i, 4
	%y = setne int* %p, null
	%z = setlid
end
