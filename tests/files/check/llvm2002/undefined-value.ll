; test: names are those of values.
implementation
void "f"()
begin
	%x = add int %nothing, 1  ;~ error: `%nothing`, of type `int`, is defined nowhere
	ret void
end
