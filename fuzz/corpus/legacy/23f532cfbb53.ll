implementa/tion
void "f"(int %k, uint %u, int* %phhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhShhhhhhhhhhhhhhhhhhhhhhhhhh, [4 x int]* %qundef)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %iinvoke fuzz, %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer, zoroinitializer
	ret void
end
