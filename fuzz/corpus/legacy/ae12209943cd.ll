im%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl ...) x sbyte] * %printfc"qe* %ÿ, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fit, uvp
	%f = getelementptr [3 x sbyte]* %fit, uint 0
	, uint 0byte] * %printfc"*, ...)*globaltf(sbyt* %printf(sbyte* %f,, label %doplementatillonea [4,  x