declare sbyte* %llvm.va_start()
implementation
void %f() {
	%a = cast sbyte* ()* %llvm.va_start to int
	ret void
}
