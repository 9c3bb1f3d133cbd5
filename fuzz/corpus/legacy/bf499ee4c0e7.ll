%g = global int 1
%g = global int 2
%T = type int
%T = type float
implementation
void %f() {
	%x = add int 1, 2
	%x = add float 1.0, 2.0
	%x = add int 3, 4
	br label %l
l:
	br label %m
l:
	ret void
m:
	ret void
}
void %f() {
	ret void
}
int %f() {
	ret int 0
}
