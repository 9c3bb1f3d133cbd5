; test: a name is given to one value of a type; values of other types may have it too, and of local ones the last is meant.
%g = global int 1
%g = global float 1.0
%g = global int 2  ;~ error: `%g` is given to two values of type `int*`
implementation
void "f"(int %x)
begin
	%x = add float 1.0, 2.0
	%x = add int 1, 2  ;~ warning: `%x` is given to two values of type `int`
	%y = add int 1, 2
	%y = add uint 1, 2
	%y = add int 3, 4  ;~ warning: `%y` is given to two values of type `int`
	ret void
end
int "f"(int %x)
begin
	ret int %x
end
void "f"(int %x)  ;~ error: `%f` of type `void (int)` is defined twice
begin
	ret void
end
