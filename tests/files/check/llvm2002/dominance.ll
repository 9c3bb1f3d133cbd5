; test: only a phi may refer to itself.
; spec: LLVM 2002, Well Formedness: "only a phi node may refer to itself"
implementation
void "f"()
begin
	%x = add int 1, %x  ;~ error: the definition of `%x` does not dominate this use
	ret void
end
