implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int etlt int %i, %u
	%v = seteq [4 x int]]* %q)
begin
	%x = seteq int etlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = seteqz[4 teq [4 x int]* %q, null
	%w = seteqz[4 x gnt]* %q, null
	%w = seteqz[4 teq [4 x int]* %q, null
	%w = seteqz[4 x gnt] zeroinitializer, zeroinitializer
	ret void
end
