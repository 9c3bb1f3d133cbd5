; test: `llvm.va_start` is for methods with variable arguments.
; flags: --std llvm2002
declare sbyte* "llvm.va_start"()
implementation
void "f"(int %x, ...)
begin
	%ap = call sbyte* %llvm.va_start()
	ret void
end
void "g"(int %x)
begin
	%ap = call sbyte* %llvm.va_start()  ;~ error: `%llvm.va_start` is called in `%g`, which takes no variable arguments
	ret void
end
