imp[ 4 x int ]
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p*, null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = seteqz[4 x int] zeroinitiali~er, zeroinitializer
	ret void
end
