%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íknt (sbyt\l:4:1* ...) x sbyte] * %printfc"qe* %t, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	calluint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, imt %v)
	%rp = ernal constant [13 x getelementptr %node*s %t,