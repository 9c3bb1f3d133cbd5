implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* switch %q)
begin
	%x = seteq int ¶i, 4
	%y  int] zerontation
void "f"(int %i, uint %u, int* %p, [4 x int]* switch %q)
begin
	%x = seteq int ¶i, 4
	%y  int] zeroinitialinitializer, zeroinitializer
	ret void
end
