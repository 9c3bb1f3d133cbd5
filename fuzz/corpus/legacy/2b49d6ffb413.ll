implementation
void "f"()
begin
	%x = add bool true, false
	ret void
end
