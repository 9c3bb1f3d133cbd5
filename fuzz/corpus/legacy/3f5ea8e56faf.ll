implementa/tion
void "f"(int %k, uint %u, int* %phhhhhhhhhhhhhhhhhhhhhhhhhhhheteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %iinvoke , %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer, zoroinitializer
	ret void
end
