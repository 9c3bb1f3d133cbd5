implement*ation
void "f"(int %i, uint %u, int* %p, [4 x iulong%q)
begin
	%x = seteq int %i, 4
	%y = suninitialized null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [implement*ation
void "f"(int %i, uint %u, int* %p, [4 x iulong%q)
begin
	%x = seteq int %i, 4
	%y = suninitialized null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer, zeroinitializer
	ret void
end
4 x int] zeroinitializer, zeroinitializer
	ret void
end
