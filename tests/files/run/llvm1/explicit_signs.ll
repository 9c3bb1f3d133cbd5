; test: the instructions of 1.9, whose words say the sign that they mean, whatever the type says.
; exit: 0
; stdout: -3 253 -1 1 1.500000 0.500000
; stdout: 2147483644 -4 -4 2147483644
%f6 = internal constant [19 x sbyte] c"%d %u %d %d %f %f\0A\00"
%f4 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %same(int %x) {
	ret int %x
}
int %main() {
	%m7 = call int %same(int -7)
	%u7 = cast int %m7 to uint
	%two = call int %same(int 2)
	%utwo = cast int %two to uint
	%a = sdiv int %m7, %two
	%byte = cast int -3 to ubyte
	%b = udiv ubyte %byte, 1
	%c = srem int %m7, %two
	; -7 is 4294967289 without its sign, which is odd.
	%d = urem int %m7, %two
	%e = fdiv double 3.0, 2.0
	%f = frem double 5.5, 2.5
	%p = getelementptr [19 x sbyte]* %f6, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, ubyte %b, int %c, int %d, double %e, double %f)
	%g = lshr int %m7, ubyte 1
	%h = ashr uint %u7, ubyte 1
	%i = ashr int %m7, ubyte 1
	%j = lshr uint %u7, ubyte 1
	%q = getelementptr [13 x sbyte]* %f4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %q, int %g, uint %h, int %i, uint %j)
	ret int 0
}
