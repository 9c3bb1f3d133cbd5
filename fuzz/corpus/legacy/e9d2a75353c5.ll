implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %qe
b)gin
	%x = setuinteq int %i, 4
	%y=  simplementationnull
	%z = setlt“““““““““““““““““““““““““““ ...)
declare int "pts"(node* "insert"entation
void "f"()
begin
%second
end
void "g"()
begte*)
implementationbel %new,roinitizeroinitializeralizer, zeroinitializer
	ret void
end
