; test: the instructions of 1.9 that say themselves which sign they mean.
; exit: 0
; stdout: -3 2147483644 -1 3 -4 2147483644 1.500000
%fmt = internal constant [22 x sbyte] c"%d %d %d %d %d %d %f\0A\00"
%minus7 = global int -7
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%x = load int* %minus7
	%a = sdiv int %x, 2
	%b = udiv int %x, 2
	%c = srem int %x, 2
	%d = urem int %x, 6
	%e = ashr int %x, ubyte 1
	%f = lshr int %x, ubyte 1
	%g = fdiv double 3.0, 2.0
	%p = getelementptr [22 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d, int %e, int %f, double %g)
	ret int 0
}
