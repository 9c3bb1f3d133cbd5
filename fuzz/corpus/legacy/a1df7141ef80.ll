implementation
void "f"(bool %b)
begin
	%x = not int 5
	%y = select bool %b, int 1, int 2
	unreachable
end
