; test: a method is called with its types.
implementation
void "f"(int %a)
begin
	call void (int)* %f(float 1.0)  ;~ error: argument 1 is `float`, not `int`
	ret void
end
