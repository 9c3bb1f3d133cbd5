; test: names that only quotes can hold, also one of digits, which is no number.
; stdout: 2 5 11 3
; exit: 0
; Test using double quotes to form names that are not legal in the % form
%"&^ " = type { int }
%"%.*+ foo" = global %"&^ " { int 5 }
%"0" = global float 2.0                 ; This CANNOT be %0
%"\03foo" = global float 3.0                 ; Make sure funny char gets round trip
"x" = global int 11
%"a-b" = internal constant [13 x sbyte] c"%g %d %d %g\0A\00"

implementation
declare int %printf(sbyte*, ...)

int "main"()
{
	%v = load float* %"0"
	%w = cast float %v to double
	%ip = getelementptr %"&^ "* %"%.*+ foo", long 0, uint 0
	%i = load int* %ip
	%x = load int* %x
	%"fun ny" = load float* %"\03foo"
	%z = cast float %"fun ny" to double
	br label %"1 x"
"1 x":
	%f = getelementptr [13 x sbyte]* %"a-b", long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, double %w, int %i, int %x, double %z)
	ret int 0
}
