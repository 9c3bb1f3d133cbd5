; test: va_start is called in functions of variable arguments.
declare sbyte* %llvm.va_start()
implementation
int %v(int %a, ...) {
	%ap = call sbyte* %llvm.va_start()
	ret int %a
}
void %f() {
	%a = call sbyte* %llvm.va_start()  ;~ error: `%llvm.va_start` is called in `%f`, which takes no variable arguments
	ret void
}
