implementation
void "f"()
begin
	%x = add int 1, %x
	ret void
end
