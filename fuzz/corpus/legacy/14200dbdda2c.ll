implementation
void "f"(int %i)
begin
	br label %l
l:
	%x = add int %i, 1
m:
	ret void
end
void "g"(int %i)
begin
	%x = add int %i, 1
end
