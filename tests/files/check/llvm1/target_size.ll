; test: the size of a type as a number.
target endian = little
target pointersize = 32  ;~^^^ warning: unsupported: pointers of 32 bits
%size = global uint cast ({ int* }* getelementptr ({ int* }* null, int 1) to uint)  ;~ warning: a cast of `{ int* }*` to `uint` means something else on the target of the program
implementation
void %f() {
	ret void
}
