implementation
void %llvm.foo() {
	ret void
}
