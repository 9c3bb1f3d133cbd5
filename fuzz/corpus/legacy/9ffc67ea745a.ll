%nod%wor%nod%word = global [8declare int %printf(sbyte*, ...)
imšlementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* d..) x sbyte] * %printfc"qe* %t, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0a
	l!c int%fmt =e (slds {byte*, 