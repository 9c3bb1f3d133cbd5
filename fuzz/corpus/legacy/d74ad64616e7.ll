implementation
void "f"(int* %p)
begin
	store int 1, int* %p
	%x = store int 1, int* %p
	%y = call void %f(int* %p)
	%z = free int* %p
	ret void
end
