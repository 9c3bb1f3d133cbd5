; test: built-in functions take values of one type.
implementation
void "f"()
begin
	%x = max(int 1, int 2)
	%y = max(int 1, uint 2)  ;~ error: `max` of 2 arguments, the first of type `int`
	%z = sin(int 1)  ;~ error: `sin` of 1 arguments, the first of type `int`
	%w = cos(float 1.0, float 2.0)  ;~ error: `cos` of 2 arguments, the first of type `float`
	ret void
end
