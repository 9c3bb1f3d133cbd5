%x = global int
%y = globl int 5
implementation
void %f() {
	%x = ad int 1, 2
	%y = add int %x
	%z = add nt 1, 2
	%w = add int %y, %z
	br lable %x
	%v = fadd float 1.0, 2.0
	ret void
}
declare int %g(
int %h() {
	ret int 0
}
