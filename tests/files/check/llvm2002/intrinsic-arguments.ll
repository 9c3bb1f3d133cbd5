; test: intrinsic functions take and give what each asks for.
; flags: --std llvm2002
declare void "llvm.va_start"(int)
declare void "llvm.longjmp"(int*)
implementation
void "f"(int %n, ...)
begin
	call void %llvm.va_start(int %n)  ;~ error: argument 1 of `%llvm.va_start` must be a pointer, and is `int`
	call void %llvm.longjmp(int* null)  ;~ error: `%llvm.longjmp` takes 2 arguments, not 1
	ret void
end
