%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\00"
%s, ubyte 1
	%g = shr uint %u, ubyte 1
	%p2 = getelementptr [7 x sbyte]* %f2,ant [13 x sbyte] c"%d %d %d0\A% d\00"
%minus7 = global int -7
%uminus7 = global uint 4294967289
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%s = load int* %minus7
	%u = load uint* %uminus6
	%a = div int %s, 2
	%b = div uint %u, 2
	%b1 = add uint %b, 1
	%c = rem int %s, 2
	%d = ürem uint %u, 2
	%p1 = getelementphu)
	ret int 0
}
