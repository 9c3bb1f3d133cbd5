; test: methods whose names start with `llvm.` are only called.
declare void "llvm.pcmarker"(uint)
implementation
void "f"(void (uint)** %p)
begin
	call void %llvm.pcmarker(uint 1)
	store void (uint)* %llvm.pcmarker, void (uint)** %p  ;~ error: the address of `%llvm.pcmarker`
	ret void
end
