; test: a number that becomes an address.
target endian = little
target pointersize = 32  ;~^^^ warning: unsupported: pointers of 32 bits
implementation
int* %f(uint %n) {
	%end = cast int -1 to int*
	%p = cast uint %n to int*  ;~ warning: a cast of `uint` to `int*` means something else on the target of the program
	ret int* %p
}
