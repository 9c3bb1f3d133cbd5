; test: `%ld` is for a `long` of 32 bits.
target endian = little
target pointersize = 32  ;~^^^ warning: unsupported: pointers of 32 bits
%fmt = internal constant [5 x sbyte] c"%ld\0A\00"
%other = internal constant [5 x sbyte] c"%lf\0A\00"
%huge = internal constant [6 x sbyte] c"%lld\0A\00"
declare int %printf(sbyte*, ...)  ;~ warning: a format for `long` means something else on the target of the program
implementation
void %f() {
	ret void
}
