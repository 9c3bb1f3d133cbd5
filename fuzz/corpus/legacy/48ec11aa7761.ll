target endian = little
target pointersize = 32
%p = global int* null
implementation
int %main() {
	%v = load int** %p
	%i = cast int* %v to int
	ret int %i
}
