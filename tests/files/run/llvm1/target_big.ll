; test: a program for a processor with the highest byte first runs where it sees nothing of that.
; exit: 0
; stdout: 66051 abc
target endian = big
target pointersize = 32
target triple = "powerpc-apple-darwin8.0"
%number = global int 66051
%text = internal constant [4 x sbyte] c"abc\00"
%fmt = internal constant [7 x sbyte] c"%d %s\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%v = load int* %number
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %fmt, int 0, int 0), int %v, sbyte* getelementptr ([4 x sbyte]* %text, int 0, int 0))
	ret int 0
}
