implementation
void "f"()
begin
	br label %nowhere
end
