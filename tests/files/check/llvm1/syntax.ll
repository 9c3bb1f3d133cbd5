; test: what cannot be read is told, each once.
%x = global int  ;~ error: expected an initial value, found end of line
%y = globl int 5  ;~ error: expected a type, found `globl`
implementation
void %f() {
	%x = ad int 1, 2  ;~ error: expected an instruction, found `ad`
	%y = add int %x  ;~ error: expected `,`, found end of line
	%z = add nt 1, 2  ;~ error: expected a type, found `nt`
	%w = add int %y, %z
	br lable %x  ;~ error: expected a type, found `lable`
	%v = fadd float 1.0, 2.0  ;~ error: `fadd` came with LLVM 2.0
	ret void
}
declare int %g(
int %h() {  ;~ error: expected `)`, found `(`
	ret int 0
}
int %5() {  ;~ error: expected the name of a function, such as `%f`, found `%5`
	ret int 0
}
