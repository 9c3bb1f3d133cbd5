; test: 2002: constants: strings with escapes, hexadecimal floats, negative numbers of unsigned types, aggregates, none.
; exit: 0
; stdout: a\\b"c|10
; stdout: 0.100000 -1.500000 255 65535 -1
; stdout: 12 7 5
%text = internal constant [8 x ubyte] c"a\\b\22c|\00x"
%floats = internal constant { double, float } { double 0x3FB999999999999A, float -1.5 }
%byte = internal constant ubyte 255
%word = internal constant ushort -1
%nested = internal constant [2 x { int, [2 x long] }] [ { int, [2 x long] } { int 1, [2 x long] [ long 2, long 3 ] }, { int, [2 x long] } { int 5, [2 x long] [ long 12, long 7 ] } ]
%nothing = internal global [3 x int] zeroinitializer
%s = internal constant [6 x sbyte] c"%s%d\0A\00"
%f = internal constant [16 x sbyte] c"%f %f %u %u %d\0A\00"
%d = internal constant [12 x sbyte] c"%ld %ld %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
	%ten = int 10
	%minus = sbyte -1
begin
	%ps = getelementptr [6 x sbyte]* %s, long 0, long 0
	%pt = getelementptr [8 x ubyte]* %text, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %ps, ubyte* %pt, int %ten)
	%a = load { double, float }* %floats, ubyte 0
	%b = load { double, float }* %floats, ubyte 1
	%c = load ubyte* %byte
	%w = load ushort* %word
	%pf = getelementptr [16 x sbyte]* %f, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pf, double %a, float %b, ubyte %c, ushort %w, sbyte %minus)
	%x = getelementptr [2 x { int, [2 x long] }]* %nested, long 0, long 1, ubyte 1, long 0
	%xv = load long* %x
	%y = getelementptr [2 x { int, [2 x long] }]* %nested, long 0, long 1, ubyte 1, long 1
	%yv = load long* %y
	%z = getelementptr [2 x { int, [2 x long] }]* %nested, long 0, long 1, ubyte 0
	%zv = load int* %z
	%pd = getelementptr [12 x sbyte]* %d, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pd, long %xv, long %yv, int %zv)
	ret int 0
end
