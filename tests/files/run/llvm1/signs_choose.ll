; test: the sign of a type chooses what div, rem, shr and the comparisons do.
; exit: 0
; stdout: -3 2147483645 -1 1
; stdout: -4 2147483644
; stdout: 1 0 1 0
; stdout: -64 96
%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\00"
%f2 = internal constant [7 x sbyte] c"%d %u\0A\00"
%f3 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%minus7 = global int -7
%uminus7 = global uint 4294967289
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%s = load int* %minus7
	%u = load uint* %uminus7
	%a = div int %s, 2
	%b = div uint %u, 2
	%b1 = add uint %b, 1
	%c = rem int %s, 2
	%d = rem uint %u, 2
	%p1 = getelementptr [13 x sbyte]* %f1, long 0, long 0
	%b0 = sub uint %b1, 0
	call int (sbyte*, ...)* %printf(sbyte* %p1, int %a, uint %b0, int %c, uint %d)
	%e = shr int %s, ubyte 1
	%g = shr uint %u, ubyte 1
	%p2 = getelementptr [7 x sbyte]* %f2, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p2, int %e, uint %g)
	%lt = setlt int %s, 5
	%ult = setlt uint %u, 5
	%le = setle int %s, -7
	%gt = setgt int %s, 5
	%i1 = cast bool %lt to int
	%i2 = cast bool %ult to int
	%i3 = cast bool %le to int
	%i4 = cast bool %gt to int
	%p3 = getelementptr [13 x sbyte]* %f3, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, int %i1, int %i2, int %i3, int %i4)
	%sb = cast int -128 to sbyte
	%ub = cast int 192 to ubyte
	%hs = shr sbyte %sb, ubyte 1
	%hu = shr ubyte %ub, ubyte 1
	call int (sbyte*, ...)* %printf(sbyte* %p2, sbyte %hs, ubyte %hu)
	ret int 0
}
