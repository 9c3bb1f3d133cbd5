; test: methods whose names start with `llvm.` have no body.
implementation
void "llvm_foo"()
begin
	ret void
end
void "llvm.foo"()  ;~ error: `%llvm.foo` is an intrinsic function and has a body
begin
	ret void
end
