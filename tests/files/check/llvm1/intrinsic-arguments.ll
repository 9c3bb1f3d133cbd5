; test: intrinsic functions take and give what each asks for.
; flags: --std llvm1
declare sbyte* %llvm.returnaddress(uint)
declare sbyte* %llvm.frameaddress(uint)
declare void %llvm.gcroot(sbyte**, sbyte*)
declare void %llvm.prefetch(sbyte*, uint, uint)
declare bool %llvm.isunordered(double, float)
declare int %llvm.readport(double)
declare void %llvm.memcpy(sbyte*, int, uint, uint)
declare double %llvm.ctpop(int)
declare void %llvm.va_end(int)
declare double %llvm.sqrt(float)
declare void %llvm.longjmp(int*)
declare sbyte* %llvm.stacksave(int)
declare void %llvm.gcwrite(int, int)
implementation
void %f(uint %n, sbyte* %m) {
	%r = alloca sbyte*
	%a = call sbyte* %llvm.returnaddress(uint %n)  ;~ error: argument 1 of `%llvm.returnaddress` must be a constant integer, and is no constant
	%b = call sbyte* %llvm.frameaddress(uint %n)  ;~ error: argument 1 of `%llvm.frameaddress` must be a constant integer, and is no constant
	call void %llvm.gcroot(sbyte** %r, sbyte* %m)  ;~ error: argument 2 of `%llvm.gcroot` must be a constant or the address of a global value, and is none of these
	call void %llvm.prefetch(sbyte* %m, uint %n, uint 1)  ;~ error: argument 2 of `%llvm.prefetch` must be a constant integer, and is no constant
	%c = call bool %llvm.isunordered(double 1.0, float 2.0)  ;~ error: `%llvm.isunordered` is of one type, not of `double` and `float`
	%d = call int %llvm.readport(double 1.0)  ;~ error: argument 1 of `%llvm.readport` must be an integer, and is `double`
	call void %llvm.memcpy(sbyte* %m, int 4, uint 4, uint 4)  ;~ error: argument 2 of `%llvm.memcpy` must be a pointer, and is `int`
	%e = call double %llvm.ctpop(int 1)  ;~ error: `%llvm.ctpop` returns `double`, and must return an integer
	call void %llvm.va_end(int 4)  ;~ error: argument 1 of `%llvm.va_end` must be a pointer, and is `int`
	%g = call double %llvm.sqrt(float 4.0)  ;~ error: `%llvm.sqrt` is of one type, not of `float` and `double`
	call void %llvm.longjmp(int* null)  ;~ error: `%llvm.longjmp` takes 2 arguments, not 1
	%i = call sbyte* %llvm.stacksave(int 1)  ;~ error: `%llvm.stacksave` takes 0 arguments, not 1
	call void %llvm.gcwrite(int 1, int 2)  ;~ error: argument 1 of `%llvm.gcwrite` must be a pointer, and is `int`
	ret void
}
