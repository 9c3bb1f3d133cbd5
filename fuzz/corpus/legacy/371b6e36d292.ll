declare sbyte* %llvm.va_start()
implementation
void %f() {
	%a = call sbyte* %llvm.va_start()
	ret void
}
