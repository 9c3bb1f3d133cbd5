implementation
void "f"()
begin
	%x = add int %nothing, 1
	ret void
end
