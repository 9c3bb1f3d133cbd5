; test: the other built-in functions of 2002, at both types, and with two arguments where they take two.
; exit: 0
; stdout: 2.718282 2.000000 3.000000 1.500000
; stdout: -3.000000 -2.000000 2.500000 8.000000
; stdout: 5 200 -128 18446744073709551615
%f4 = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
%i4 = internal constant [14 x sbyte] c"%d %u %d %lu\0A\00"
declare int %printf(sbyte*, ...)
implementation
int "main"()
begin
	%one = cast int 1 to double
	%e = exp(double %one)
	%square = mul double %e, %e
	%two = log(double %square)
	%nine = cast int 9 to float
	%three = sqrt(float %nine)
	%q = cast double 2.25 to double
	%root = sqrt(double %q)
	%p = getelementptr [13 x sbyte]* %f4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, double %e, double %two, float %three, double %root)
	%low = sub double 0.0, 2.5
	%floor = floor(double %low)
	%ceil = ceil(double %low)
	%plus = fabs(double %low)
	%eight = pow(float 2.0, float 3.0)
	call int (sbyte*, ...)* %printf(sbyte* %p, double %floor, double %ceil, double %plus, float %eight)
	; The sign of the type decides: 200 is more than 100, and less as an sbyte.
	%five = abs(long -5)
	%most = max(ubyte 200, ubyte 100)
	%least = min(sbyte -128, sbyte 127)
	%huge = max(ulong 18446744073709551615, ulong 1)
	%pi = getelementptr [14 x sbyte]* %i4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pi, long %five, ubyte %most, sbyte %least, ulong %huge)
	ret int 0
end
