implementation
void "f"()
begin
	%x = max(int 1, int 2)
	%y = max(int 1, uint 2)
	%z = sin(int 1)
	%w = cos(float 1.0, float 2.0)
	ret void
end
