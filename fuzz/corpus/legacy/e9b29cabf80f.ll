implementation
void %f() {
	%x = add int 1, 2
	%y = add int %x, %nothing
	%z = add float %x, 1.0
	%w = add int %5, 1
	ret void
}
%p = global int* %missing
