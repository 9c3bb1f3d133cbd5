implementation
void "llvm_foo"()
begin
	ret void
end
void "llvm.foo"()
begin
	ret void
end
