; test: intrinsic functions have no bodies.
implementation
void %llvm_foo() {
	ret void
}
void %llvm.foo() {  ;~ error: `%llvm.foo` is an intrinsic function and has a body
	ret void
}
