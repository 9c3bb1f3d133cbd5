implementation
void "f"(bool %b, int %i, uint %u)
begin
	%x = select bool %b, int %i, int 4
	%y = select int %i, int %i, int 4
	%z = select bool %b, int %i, uint %u
	ret void
end
