implementation
void "f"(int %i, uint %u, int* %phhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh, [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %iinvoke , %u
	%v = seteq [4 x int]* %q, null
	%w = setÿÿÿÿÿÿÿint] zeroinitializer, zeroinitializer
	ret void
end
