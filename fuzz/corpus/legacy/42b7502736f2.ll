%g = global int 1
%g = global float 1.0
%g = global int 2
implementation
void "f"(int %x)
begin
	%x = add float 1.0, 2.0
	%x = add int 1, 2
	%y = add int 1, 2
	%y = add uint 1, 2
	%y = add int 3, 4
	ret void
end
int "f"(int %x)
begin
	ret int %x
end
void "f"(int %x)
begin
	ret void
end
