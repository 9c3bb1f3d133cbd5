; test: bools are compared for equality alone.
implementation
void "f"(bool %b)
begin
	%x = seteq bool %b, true
	%y = setlt bool %b, true  ;~ error: `setlt` of `bool`
	ret void
end
