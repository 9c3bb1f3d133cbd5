; test: what is freed is a pointer.
implementation
void "f"(int %i, int* %p, [int]* %q)
begin
	free int* %p
	free [int]* %q
	free int %i  ;~ error: `free` of `int`
	ret void
end
