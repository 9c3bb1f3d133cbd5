; test: arithmetic is on numbers.
implementation
void "f"()
begin
	%x = add bool true, false  ;~ error: `add` of `bool`
	ret void
end
