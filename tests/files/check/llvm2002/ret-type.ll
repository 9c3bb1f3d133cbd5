; test: a method returns its type.
implementation
uint "f"()
begin
	ret int 5  ;~ error: `ret` of `int` in a function that returns `uint`
end
