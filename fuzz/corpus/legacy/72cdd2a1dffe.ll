implementation
void "f"(bool %b)
begin
	%x = not bool %b
	%y = neg bool %b
	%z = not float 1.0
	%w = neg float 1.0
	ret void
end
