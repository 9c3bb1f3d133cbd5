; test: a structure that is shared with C, and whose fields are asked for.
target endian = little
target pointersize = 32  ;~^^^ warning: unsupported: pointers of 32 bits
%stat = type { int, int }
declare int %fill(%stat*)
implementation
int %f(%stat* %s) {
	%p = getelementptr %stat* %s, int 0, uint 1  ;~ warning: what `%stat` shares with C means something else on the target of the program
	%v = load int* %p
	ret int %v
}
