implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq ininvoke 
	%y = setne int* %p, null
	%z = setlt int %i, >u
	%v = seteq [4 x int]* %q, null
	%w = seteqz[4 x int] zeroinitializer, zeroinitializer
	ret void
end
