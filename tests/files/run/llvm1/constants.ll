; test: constants: aggregates, strings, expressions, hexadecimal floats, named and negative numbers.
; exit: 0
; stdout: A\t\\\\B" 7 9 4500000000000000.0 -1 255
; stdout: 42 17 2.500000 5
%X = global int 17
%Y = global int 42
%Z = global [2 x int*] [ int* %X, int* %Y ]
%text = internal constant [7 x ubyte] c"A\09\5C\5CB\22\00"
%pair = internal constant { int, [2 x short], <2 x float> } { int 7, [2 x short] [ short 8, short 9 ], <2 x float> <float 2.5, float 1.0> }
%second = global sbyte* getelementptr ([4 x sbyte]* %abc, long 0, long 2)
%abc = internal global [4 x sbyte] c"abc\00"
%five = global int add (int mul (int 2, int 3), int cast (long sub (long 0, long 1) to int))
%chosen = global uint select (bool setlt (int -1, int 0), uint 5, uint 6)
%bytes = global ubyte -1
%function = global int ()* %main
%zero = global { int, double, [3 x int] } zeroinitializer
%any = global int undef
%f = internal constant [22 x sbyte] c"%s %d %d %.1f %d %hhu\00"
%g = internal constant [14 x sbyte] c"\0A%d %d %f %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%p = getelementptr [22 x sbyte]* %f, long 0, long 0
	%t = getelementptr [7 x ubyte]* %text, long 0, long 1
	%s = getelementptr [7 x ubyte]* %text, long 0, long 0
	%a = load int* getelementptr ({ int, [2 x short], <2 x float> }* %pair, long 0, uint 0)
	%b = load short* getelementptr ({ int, [2 x short], <2 x float> }* %pair, long 0, uint 1, long 1)
	%c = load ubyte* %bytes
	%m = cast ubyte %c to sbyte
	call int (sbyte*, ...)* %printf(sbyte* %p, ubyte* %s, int %a, short %b, double 0x432ff973cafa8000, sbyte %m, ubyte %c)
	%q = getelementptr [14 x sbyte]* %g, long 0, long 0
	%yp = load int** getelementptr ([2 x int*]* %Z, long 0, long 1)
	%y = load int* %yp
	%x = load int* %X
	%vp = getelementptr { int, [2 x short], <2 x float> }* %pair, long 0, uint 2
	%v = load <2 x float>* %vp
	%e = extractelement <2 x float> %v, uint 0
	%five.v = load int* %five
	call int (sbyte*, ...)* %printf(sbyte* %q, int %y, int %x, float %e, int %five.v)
	%u = load uint* %chosen
	%i = cast uint %u to int
	%r = sub int %i, 5
	ret int %r
}
