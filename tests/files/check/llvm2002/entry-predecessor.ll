; test: no branch leads to the first block.
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
	br label %first  ;~ error: a branch to `%first`, the entry of `%g`
end
