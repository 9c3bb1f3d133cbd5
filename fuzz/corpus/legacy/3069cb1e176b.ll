implementation
void "f"()
begin
first:
	br label %second
second:
	br label %second
end
void "g"()
begin
first:
	br label %first
end
