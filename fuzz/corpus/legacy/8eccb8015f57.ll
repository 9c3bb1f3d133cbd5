%op = type int (int, int)
%table t (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int2 in%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* ...) x sbyte] * %printfc"qe* %t, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	call int (sbyte*, ...)* %printf(sbyt)* %mite* nw