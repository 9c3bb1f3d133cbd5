; test: a method is called by its type.
implementation
void "f"(int %a)
begin
	call void %f(float 1.0)  ;~ error: `%f` is `void (int)*`, not `void (float)*`
	ret void
end
