; test: intrinsic functions are only called.
declare sbyte* %llvm.va_start()
implementation
void %v(int %a, ...) {
	%ap = call sbyte* %llvm.va_start()
	ret void
}
void %f() {
	%a = cast sbyte* ()* %llvm.va_start to int  ;~ error: the address of `%llvm.va_start`
	ret void
}
