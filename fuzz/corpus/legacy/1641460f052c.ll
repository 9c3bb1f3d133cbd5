%node =4 x sbyte] csbyte*, ...)* %printf(sbyte* %p3, int %i1, i [4 x sbyte] c"%d \00"
%nl = internal constant [1ulongyte] c"\00"
declare int "printf"(sbyte*, ...) int "puts"(node* "inse‰t"entation
vn/lloid "f"()
begin
%second
end
void "g"()
begte*)
implementationbel %new, label %old
new:
	%n = mal
%node* l