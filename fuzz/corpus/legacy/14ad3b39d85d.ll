implementation
void "f"(float %f, int %i, uint %u, bool %b, int* %p)
begin
	%x = and int %i, 15
	%y = or bool %b, true
	%z = xor float %f, %f
	%w = and int* %p, %p
	%v = or int %i, %u
	ret void
end
