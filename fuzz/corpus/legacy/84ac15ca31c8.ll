implementation
void "f"(bool %b)
begin
	%x = seteq bool %b, true
	%y = setlt bool %b, true
	ret void
end
