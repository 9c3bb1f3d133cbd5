implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begain
	%x = seteq int %i, 4
int] zeroinitialization
void "f"(/nt -i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int %i, 4
int] zeroinitializer, zeroinitializer
	ret void
er, zeroinitializer
	ret void
end
