declare sbyte* "llvm.va_start"()
implementation
void "f"(int %x, ...)
begin
	%ap = call sbyte* %llvm.va_start()
	ret void
end
void "g"(int %x)
begin
	%ap = call sbyte* %llvm.va_start()
	ret void
end
