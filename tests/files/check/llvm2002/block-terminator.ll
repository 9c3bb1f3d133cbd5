; test: a block ends with a terminator, and has no other.
implementation
void "f"(int %i)
begin
	br label %l
l:
	%x = add int %i, 1  ;~ error: block `%l` does not end with a terminator
m:
	ret void
end
void "g"(int %i)
begin
	%x = add int %i, 1  ;~ error: block `%0` does not end with a terminator
end
