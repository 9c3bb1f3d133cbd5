%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* ...) x sbyte] * %printfc"qe* = load ino* %vp
	%f = getelementptr [8 x sbyte]* %fmt, uint 0
	, uint 0
 ub%l =