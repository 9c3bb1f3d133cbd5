; test: a method has a block.
implementation
void "g"()
begin
	ret void
end
void "f"()  ;~ error: `%f` has no basic block
begin
end
