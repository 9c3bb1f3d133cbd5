; test: a program for pointers of 32 bits that feels their size is refused, with the reason.
; exit: 2
; stderr: pointer
; oracle: none (LLVM would run it with the layout of another target)
target endian = little
target pointersize = 32
%p = global int* null
implementation
int %main() {
	%v = load int** %p
	%i = cast int* %v to int
	ret int %i
}
