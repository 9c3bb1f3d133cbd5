; test: not is on integral values, neg on numbers.
implementation
void "f"(bool %b)
begin
	%x = not bool %b
	%y = neg bool %b  ;~ error: `neg` of `bool`
	%z = not float 1.0  ;~ error: `not` of `float`
	%w = neg float 1.0
	ret void
end
