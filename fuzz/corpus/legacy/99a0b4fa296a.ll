implementation
void "f"(int %i, int* %p, [int]* %q)
begin
	free int* %p
	free [int]* %q
	free int %i
	ret void
end
