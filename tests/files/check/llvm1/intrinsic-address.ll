; test: intrinsic functions are only called.
declare sbyte* %llvm.va_start()
implementation
void %f() {
	%a = cast sbyte* ()* %llvm.va_start to int  ;~ error: the address of `%llvm.va_start`
	ret void
}
