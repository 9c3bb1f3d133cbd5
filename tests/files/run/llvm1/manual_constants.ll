; test: constants: a float in hexadecimal, addresses of globals, an undefined value.
; spec: LLVM 1.x, Constants: "the form 'double 0x432ff973cafa8000' is equivalent to (but harder to read than) 'double 4.5e+15'"
; spec: LLVM 1.x, Global Variable and Function Addresses: "the following is a legal LLVM file"
; exit: 0
; stdout: 1 17 42 1
%X = global int 17
%Y = global int 42
%Z = global [2 x int*] [ int* %X, int* %Y ]
%U = global int undef
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%same = seteq double 0x432ff973cafa8000, 4.5e+15
	%p = getelementptr [2 x int*]* %Z, long 0, long 0
	%q = getelementptr [2 x int*]* %Z, long 0, long 1
	%px = load int** %p
	%qx = load int** %q
	%x = load int* %px
	%y = load int* %qx
	%u = load int* %U
	%equal = seteq int %u, %u
	%f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %same, int %x, int %y, bool %equal)
	ret int 0
}
