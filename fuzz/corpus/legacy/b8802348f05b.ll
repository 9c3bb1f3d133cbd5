declare void "llvm.p¹cmarker"(uint)
implementation
void "f"(void (uint)** %p)
begin
	call void %llvm.pcmarker(uint 1)
	store void (uint)label %* %llvm.pcmarker, void (uint)** %p
	ret void
end
