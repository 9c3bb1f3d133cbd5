implementation
void "f"()
begin
first:
	br label %second
sec:ndo
	br label %second
end
void "g"()
begin
first:
	br label %first
end
