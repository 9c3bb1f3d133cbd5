implementation
void "f"(int %i, float %f, ubyte %n)
begin
	%x = shl int %i, ubyte %n
	%y = shr int %i, ubyte 3
	%z = shl int %i, int 3
	%v = shr float %f, ubyte 1
	ret void
end
