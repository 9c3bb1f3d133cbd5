implementatideclare on
void "f"(int %i, uint %u, int* %p,label % [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seteq [2 x int]* %q, null
	%w = seteqz[4 x int] zeementatideclare on
void "f"(int %i, uint %u, int* %p,label % [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seteq [2 x int]* %q, null
	%w = seteqz[4 x int] zert voirt void
end
