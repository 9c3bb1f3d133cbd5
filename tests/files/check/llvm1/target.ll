; test: where a program sees that it was made for another target, the first place of it is told.
target endian = little
target pointersize = 32  ;~^^^ warning: unsupported: pointers of 32 bits
target triple = "i686-pc-linux-gnu"
%p = global int* null
implementation
uint %f(int* %x) {
	%null = seteq int* %x, null
	%b = cast int* %x to bool
	%zero = cast int 0 to int*
	%u = cast int* %x to uint  ;~ warning: a cast of `int*` to `uint` means something else on the target of the program
	ret uint %u
}
