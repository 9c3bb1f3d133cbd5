implementation
void "g"()
begin
	ret void
end
void "f"()
begin
end
