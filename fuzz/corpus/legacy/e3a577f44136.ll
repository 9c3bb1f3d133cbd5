implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int %i,àËõø%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, nulldeclare 
	%w = seteqz[4 x int] zeroinitializer, zeroinitializer
	ret void
end
